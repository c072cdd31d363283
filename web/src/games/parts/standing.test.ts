import { expect, test } from 'vitest';
import { overtaken, standing } from './standing';

test('who has more stands first, or who has fewer, and who has as much shares a place', () => {
  expect(standing([3, 9, 3, -1], false)).toEqual({ order: [1, 0, 2, 3], places: [2, 1, 2, 4] });
  expect(standing([3, 9, 3, -1], true)).toEqual({ order: [3, 0, 2, 1], places: [2, 4, 2, 1] });
});

test('who won the match stands first, whatever the totals are', () => {
  expect(standing([0, 0, 2], false, [0, 2])).toEqual({ order: [2, 0, 1], places: [2, 3, 1] });
  expect(standing([1, 2], false, [])).toEqual({ order: [1, 0], places: [2, 1] });
});

test('who was behind somebody and is before them has overtaken them', () => {
  const before = standing([5, 8, 2], false);
  expect(overtaken(before, standing([9, 8, 2], false))).toEqual([[1], [], []]);
  expect(overtaken(before, standing([9, 8, 10], false))).toEqual([[1], [], [0, 1]]);
  // Who comes level has not overtaken, and at the start nobody is behind.
  expect(overtaken(before, standing([8, 8, 2], false))).toEqual([[], [], []]);
  expect(overtaken(standing([0, 0], true), standing([4, 1], true))).toEqual([[], []]);
});
