import { expect, test } from 'vitest';
import type { DailyResult } from '../protocol';
import { bars } from './results';

const result = (scores: [number, number][], score: number, expert: number | null): DailyResult => ({
  day: '2026-11-25',
  game: 'one',
  open: true,
  score,
  counted: true,
  low_wins: false,
  better: 0,
  played: scores.reduce((sum, [, count]) => sum + count, 0),
  scores: scores.map(([score, count]) => ({ score, count })),
  expert,
});

test('every score is in one bar, and the own one and the expert’s are marked', () => {
  const few = bars(result([[-2, 1], [0, 3]], 0, 1));
  expect(few.map(({ from, count, own, expert }) => [from, count, own, expert])).toEqual([
    [-2, 1, false, false],
    [-1, 0, false, false],
    [0, 3, true, false],
    [1, 0, false, true],
  ]);
  const scores = Array.from({ length: 101 }, (_, at): [number, number] => [at - 50, 2]);
  const many = bars(result(scores, 50, null));
  expect(many.length).toBeLessThanOrEqual(8);
  expect(many.reduce((sum, { count }) => sum + count, 0)).toBe(202);
  expect(many.filter(({ own }) => own)).toHaveLength(1);
  expect(many.at(-1)?.own).toBe(true);
  expect(bars(result([], 7, null))).toHaveLength(1);
});
