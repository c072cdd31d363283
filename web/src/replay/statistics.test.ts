import { expect, test } from 'vitest';
import type { MatchAbout } from '../protocol';
import { group, marksOf, span, spread, within } from './statistics';

const match = (
  number: number,
  game: string,
  names: string[],
  winners: number[],
  rounds: number[][],
): MatchAbout => ({
  match: number,
  game,
  players: names.map((name) => ({
    name: name.replace('bot ', ''),
    bot: name.startsWith('bot ') ? 'novice' : null,
  })),
  takeovers: [],
  helped: [],
  began_at: null,
  over_at: null,
  kept_until: null,
  ranks: [],
  scores: [],
  winners,
  rounds: rounds.map((scores) => ({ steps: 3, scores })),
});

// The server tells the latest first.
const all = [
  match(3, 'ktu', ['Bea', 'Cem'], [0], [[4, 1]]),
  match(2, 'kartel', ['Ada', 'Bea'], [0], [[9, -9]]),
  match(1, 'ktu', ['Ada', 'Bea', 'bot Bea'], [0, 1], [[1, 2, 0], [3, 2, 5]]),
];

test('a group is summed up by game, in the order in which was played', () => {
  const { matches, rounds, players } = group(all, 'ktu');
  expect([matches, rounds]).toEqual([2, 3]);
  expect(players.map(({ id, matches, won, rounds }) => [id, matches, won, rounds])).toEqual([
    ['person Bea', 2, 2, [2, 2, 4]],
    ['person Ada', 1, 1, [1, 3]],
    ['bot Bea', 1, 0, [0, 5]],
    ['person Cem', 1, 0, [1]],
  ]);
  const [bea, , , cem] = players;
  expect(bea?.totals.map(({ points }) => points)).toEqual([0, 2, 4, 8]);
  // Who comes later begins later.
  expect(cem?.totals).toEqual([
    { after: 2, points: 0 },
    { after: 3, points: 1 },
  ]);
  expect(group(all, 'khamul')).toEqual({ matches: 0, rounds: 0, players: [] });
});

test('a spread is five numbers', () => {
  expect(spread([])).toBe(null);
  expect(spread([7])).toEqual({ least: 7, low: 7, middle: 7, high: 7, most: 7 });
  expect(spread([5, 1, 2, 4, 3])).toEqual({ least: 1, low: 2, middle: 3, high: 4, most: 5 });
  expect(spread([0, 1])?.middle).toBe(0.5);
});

test('marks lie around all numbers', () => {
  expect(marksOf([-4, 37], 3)).toEqual([-20, 0, 20, 40]);
  expect(marksOf([0, 3], 5)).toEqual([0, 1, 2, 3]);
  expect(marksOf([1], 5)).toEqual([1, 2]);
});

test('a span has nought and is never empty', () => {
  expect(span([3, 9])).toEqual([0, 9]);
  expect(span([-3, -1])).toEqual([-3, 0]);
  expect(span([0, 0])).toEqual([0, 1]);
  expect(within(3, [-3, 9])).toBe(50);
});
