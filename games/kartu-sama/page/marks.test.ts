import { expect, test } from 'vitest';
import { marked, table } from '$web/testing/marks';

test('moves lead to their controls', () => {
  table('data-key="Jo.0" aria-pressed="false"', 'aria-keyshortcuts="D"');
  expect(marked('kartu-sama', 'play Jo')).toEqual([0]);
  expect(marked('kartu-sama', 'draw')).toEqual([1]);
});
