import { expect, test } from 'vitest';
import type { KartuSamaShown } from '$web/views';
import { backs, top, worth } from './logic';

const view: KartuSamaShown = {
  hands: [['2c'], 3, 3, 3],
  draw: 9,
  discard: ['7h'],
  owed: 0,
  chain: 0,
  due: 2,
  single: 5,
  asks: 4,
  points: [2, null, null, null],
};

test('backs that differ are told, after each card that is seen', () => {
  const differing = { hands: [[0], [0, 1, 1], [], []], draw: [1, null], discard: [0] };
  const seen = { ...view, backs: differing };
  expect(backs(seen, 0)).toBe('backs 2♣A');
  expect(backs(seen, 1)).toBe('backs A B B');
  expect(top(seen)).toBe('(back B)');
  expect([backs(view, 0), top(view)]).toEqual(['', '']);
});

test('each card counts what the table has it count', () => {
  const counts = (options: object) =>
    ['Ks', '7h', 'Tc', 'Ah', 'Jo'].map((card) => worth(card, options));
  expect(counts({})).toEqual([1, 7, 10, 11, 20]);
  expect(counts({ court_points: 10, ace_points: 1, joker_points: 50 })).toEqual([10, 7, 10, 1, 50]);
});
