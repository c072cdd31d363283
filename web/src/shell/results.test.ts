import { beforeEach, expect, test } from 'vitest';
import { keepResult, reached, type Result } from './results';

beforeEach(() => localStorage.clear());

let ids = 0;
const match = (how: Partial<Result>): Result => ({
  game: 'one',
  id: `${(ids += 1)}`,
  won: true,
  round: null,
  total: null,
  ...how,
});

test('wins in a row are counted, and a loss ends them', () => {
  expect(reached()).toEqual([]);
  const streaks = [true, true, false, true].map((won) => keepResult(match({ won }))?.streak);
  expect(streaks).toEqual([1, 2, 0, 1]);
  expect(reached()).toEqual([
    { game: 'one', matches: 4, won: 3, streak: 1, longest: 2, round: null, total: null },
  ]);
});

test('a match counts once, however often its end is seen', () => {
  const first = match({});
  expect(keepResult(first)).not.toBeNull();
  expect(keepResult(first)).toBeNull();
  expect(reached()).toMatchObject([{ matches: 1 }]);
});

test('a best is news when there was one before, and it is better', () => {
  expect(keepResult(match({ round: 7 }))).toMatchObject({ round: null });
  expect(keepResult(match({ round: 7 }))).toMatchObject({ round: null });
  expect(keepResult(match({ round: 12 }))).toMatchObject({ round: 12 });
  expect(keepResult(match({ round: 3 }))).toMatchObject({ round: null });
  expect(keepResult(match({ game: 'low', total: 30 }))).toMatchObject({ total: null });
  expect(keepResult(match({ game: 'low', total: 19 }))).toMatchObject({ total: 19 });
  expect(keepResult(match({ game: 'low', total: 22 }))).toMatchObject({ total: null });
  expect(reached()).toMatchObject([
    { game: 'one', round: 12, total: null },
    { game: 'low', round: null, total: 19 },
  ]);
});

test('what is kept stays small, and what is no result is none', () => {
  for (let at = 0; at < 200; at += 1) keepResult(match({ id: `plum-otter-${at}/1` }));
  for (let at = 0; at < 40; at += 1) keepResult(match({ game: `game ${at}` }));
  expect(localStorage.getItem('kartenhaus.results')?.length).toBeLessThan(6_000);
  for (const text of ['{', '{}', '[1, null, {"game": "one", "ids": 3}]']) {
    localStorage.setItem('kartenhaus.results', text);
    expect(reached()).toEqual([]);
    expect(keepResult(match({}))).toMatchObject({ streak: 1 });
  }
});
