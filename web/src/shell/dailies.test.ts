import { beforeEach, expect, test } from 'vitest';
import { dailyRoom, keepDaily } from './dailies';

beforeEach(() => localStorage.clear());

test('a browser knows where it plays the deals of today, and of no other day', () => {
  expect(dailyRoom('2026-11-25', 'one')).toBeNull();
  keepDaily('2026-11-25', 'one', 'plum-otter-41');
  keepDaily('2026-11-25', 'two', 'lamp-otter-42');
  keepDaily('2026-11-25', 'one', 'plum-otter-43');
  expect(dailyRoom('2026-11-25', 'one')).toBe('plum-otter-43');
  expect(dailyRoom('2026-11-25', 'two')).toBe('lamp-otter-42');
  keepDaily('2026-11-26', 'one', 'tree-otter-44');
  expect(dailyRoom('2026-11-25', 'two')).toBeNull();
  expect(dailyRoom('2026-11-26', 'one')).toBe('tree-otter-44');
});
