import { expect, test } from 'vitest';
import type { OwnMatch } from '../protocol';
import { alone, estimates, inOrder } from './own';
import { meanRank, met, rank, streaks, verdict, wins } from './own';

/** A match in which the person is called Ada and sits on `seat`; `scores` are of its one round. */
const match = (
  number: number,
  seat: number,
  names: string[],
  scores: number[],
  winners: number[],
  ranks: number[] = scores.map((_, seat) => (winners.includes(seat) ? 1 : 2)),
): OwnMatch => ({
  room: 'moss-heron-meadow-2029',
  seat,
  daily: false,
  rating: null,
  about: {
    match: number,
    game: 'ktu',
    players: names.map((name) => ({
      name: name.replace('bot ', ''),
      bot: name.startsWith('bot ') ? 'novice' : null,
    })),
    takeovers: [],
    helped: [],
    began_at: 1_000 * number,
    over_at: 1_000 * number + 500,
    kept_until: null,
    scores,
    winners,
    ranks,
    rounds: [{ steps: 3, scores }],
  },
});

// The latest first.
const all = [
  match(4, 1, ['Bea', 'Ada', 'Cem'], [9, 5, 7], [0], [1, 3, 2]),
  match(3, 0, ['Ada', 'Bea'], [8, 2], [0]),
  match(2, 0, ['Ada', 'Bea', 'bot Bea', 'Cem'], [5, 5, 1, 0], [0, 1], [1, 1, 3, 4]),
  match(1, 1, ['Cem', 'Ada'], [3, 1], [0]),
];

test('a place is beside what chance would give', () => {
  expect(all.map(({ about, seat }) => rank(about, seat))).toEqual([3, 1, 1, 2]);
  const { rank: own, chance } = meanRank(all);
  expect(own).toBe((3 + 1 + 1 + 2) / 4);
  expect(chance).toBeCloseTo((2 + 1.5 + 2.25 + 1.5) / 4);
});

test('a share of wins has an interval, and says what may be said', () => {
  const few = wins(all);
  expect([few.matches, few.won, few.share]).toEqual([4, 2, 0.5]);
  expect(few.chance).toBeCloseTo((1 / 3 + 1 / 2 + 2 / 4 + 1 / 2) / 4);
  // Wilson's interval for two of four.
  expect(few.low).toBeCloseTo(0.15, 3);
  expect(few.high).toBeCloseTo(0.85, 3);
  expect(verdict(few)).toBe('few');
  const many = (won: boolean) =>
    wins(Array.from({ length: 12 }, () => match(1, 0, ['Ada', 'Bea'], [1, 0], [won ? 0 : 1])));
  expect([verdict(many(true)), verdict(many(false))]).toEqual(['more', 'less']);
  expect(many(true).high).toBeCloseTo(1);
  const [both, scores] = [['Ada', 'Bea'], [1, 0]];
  const half = Array.from({ length: 12 }, (_, at) => match(at, 0, both, scores, [at % 2]));
  expect(verdict(wins(half))).toBe('luck');
  expect(wins([])).toMatchObject({ matches: 0, low: 0, high: 1 });
});

test('streaks go from the first match on', () => {
  expect(streaks(all)).toEqual({ now: 0, longest: 2 });
  expect(streaks(all.slice(1))).toEqual({ now: 2, longest: 2 });
  expect(streaks([])).toEqual({ now: 0, longest: 0 });
});

test('whoever was met most is first, and people before bots', () => {
  expect(met(all)).toEqual([
    { id: 'person Bea', name: 'Bea', bot: false, matches: 3, behind: 1 },
    { id: 'person Cem', name: 'Cem', bot: false, matches: 3, behind: 1 },
    { id: 'bot Bea', name: 'Bea', bot: true, matches: 1, behind: 1 },
  ]);
});

test('points are those of the own seat, whatever the name was', () => {
  const own = alone(all, 'ktu', 'you');
  expect(own?.rounds).toEqual([1, 5, 8, 5]);
  expect(own?.totals.at(-1)).toEqual({ after: 4, points: 19 });
  expect([own?.matches, own?.won]).toEqual([4, 2]);
  expect(alone([], 'ktu', 'you')).toBe(null);
});

test('matches are in order, each once, and ratings the other way round', () => {
  const of = (number: number) => match(number, 0, ['Ada', 'Bea'], [1, 0], [0]);
  const [first, second] = [of(1), of(2)];
  const rating = { seat: 0, name: 'Ada', before: 500, after: 700, doubt: 900 };
  const sorted = inOrder([first, { ...second, rating }, first]);
  expect(sorted.map(({ about }) => about.match)).toEqual([2, 1]);
  expect(estimates(sorted)).toEqual([{ estimate: 1600, doubt: 900 }]);
});
