import { expect, test } from 'vitest';
import { leads } from './logic';

test('who took the trick leads the next', () => {
  expect(leads({ leader: 1, to_act: [1] })).toBe(true);
  expect(leads({ leader: 1, to_act: [0] })).toBe(false);
});
