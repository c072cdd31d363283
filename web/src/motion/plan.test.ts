import { expect, test } from 'vitest';
import {
  DEAL_MS,
  DEALT_MS,
  FLIGHTS_MAX,
  plan,
  SLIDES_MAX,
  STAGGER_MS,
  type Box,
  type Picture,
} from './plan';

const box = (x: number, y = 0): Box => ({ x, y, width: 10, height: 14 });

function picture(spots: Record<string, Box>, places: Record<string, Box> = {}): Picture {
  return { spots: new Map(Object.entries(spots)), places: new Map(Object.entries(places)) };
}

test('a card flies from where it lay to where it lies', () => {
  const before = picture({ 'hand 7d': box(0) });
  const { flights } = plan(before, picture({ 'pile 0': box(90) }), [
    { from: 'hand 7d', to: 'pile 0' },
  ]);
  expect(flights).toEqual([
    { from: box(0), to: box(90), card: 'to', both: true, fresh: true, how: 'laid', delay: 0 },
  ]);
});

test('what is not on the screen is where its place is', () => {
  const seat = { 'seat 2': box(50) };
  const before = picture({ 'pile 0': box(0) }, seat);
  const took = plan(before, picture({}, seat), [{ from: 'pile 0', to: 'seat 2 1' }]);
  expect(took.flights).toMatchObject([{ from: box(0), to: box(50), card: 'from', both: false }]);
  const played = plan(picture({}, seat), picture({ 'pile 0': box(7) }), [
    { from: 'seat 2', to: 'pile 0' },
  ]);
  expect(played.flights).toMatchObject([{ from: box(50), to: box(7), card: 'to', both: false }]);
});

test('without a card at either end nothing flies', () => {
  const places = picture({}, { 'seat 2': box(0), pile: box(9) });
  expect(plan(places, places, [{ from: 'seat 2', to: 'pile 3' }]).flights).toEqual([]);
  expect(plan(places, places, [{ from: 'nowhere', to: 'pile' }]).flights).toEqual([]);
});

test('a card comes to a spot that was taken before: it is seen all the time', () => {
  const both = picture({ discard: box(0), held: box(20) });
  expect(plan(both, both, [{ from: 'held', to: 'discard' }]).flights).toMatchObject([
    { fresh: false },
  ]);
});

test('several fly one after another, and not too many', () => {
  const moves = Array.from({ length: 20 }, () => ({ from: 'deck', to: 'seat 1' }));
  const all = picture({ deck: box(0) }, { 'seat 1': box(50) });
  const { flights } = plan(all, all, moves);
  expect(flights.map(({ delay }) => delay)).toEqual(
    Array.from({ length: FLIGHTS_MAX }, (_, at) => at * STAGGER_MS),
  );
});

test('cards of a hand make room and close up', () => {
  const before = picture({ 'hand a': box(0), 'hand b': box(10), 'hand c': box(20), 'x 1': box(5) });
  const after = picture({ 'hand a': box(0), 'hand c': box(10), 'hand d': box(20), 'x 1': box(9) });
  const { slides } = plan(before, after, [{ from: 'deck', to: 'hand d' }]);
  expect(slides).toEqual([{ to: box(10), dx: 10, dy: 0, note: null }]);
});

test('cards that are told by their position slide as was told', () => {
  const before = picture({ 'hand 0': box(0), 'hand 1': box(10), 'hand 2': box(20) });
  const after = picture({ 'hand 0': box(5), 'hand 1': box(15) });
  const { slides } = plan(before, after, [{ from: 'hand 2', to: 'hand 1', slide: true }]);
  expect(slides.map(({ to, dx }) => [to.x, dx])).toEqual([
    [5, -5],
    [15, 5],
  ]);
});

test('a rearranged row says from where to where', () => {
  const row = picture({ 'seat 0 0': box(0), 'seat 0 1': box(10) });
  const moves = [
    { from: 'seat 0 1', to: 'seat 0 0', slide: true, note: '2 → 1' },
    { from: 'seat 0 0', to: 'seat 0 1', slide: true, note: '1 → 2' },
  ];
  expect(plan(row, row, moves).slides.map(({ dx, note }) => [dx, note])).toEqual([
    [10, '2 → 1'],
    [-10, '1 → 2'],
  ]);
});

test('a large hand is laid anew without a slide', () => {
  const hand = (by: number) =>
    picture(
      Object.fromEntries(
        Array.from({ length: SLIDES_MAX + 1 }, (_, at) => [`hand ${at}`, box(at * 10 + by)]),
      ),
    );
  expect(plan(hand(0), hand(5), []).slides).toEqual([]);
});

test('a deal goes round the table, one card to each, in the time that it has', () => {
  const hand = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`hand ${at}`, box(at)]));
  const after = picture({ deck: box(50), ...hand }, { 'seat 0': box(90), 'seat 2': box(99) });
  const { deals } = plan(picture({}), after, [{ deal: ['seat 2', 'seat 0', 'hand'] }]);
  expect(deals).toHaveLength(15 + 3 + 3);
  expect(deals.slice(0, 4).map(({ to, spot }) => [to.x, spot])).toEqual([
    [99, false],
    [90, false],
    [0, true],
    [99, false],
  ]);
  for (const { from } of deals) expect(from).toEqual(box(50));
  const delays = deals.map(({ delay }) => delay);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  expect((delays.at(-1) ?? NaN) + DEALT_MS).toBeLessThanOrEqual(DEAL_MS);
});

test('a deal without a deck comes from the middle, and without either there is none to see', () => {
  const hand = { 'hand 1': box(1) };
  const middle = picture(hand, { pile: box(40) });
  const moves = [{ deal: ['seat 1', 'hand'] }];
  expect(plan(picture({}), middle, moves).deals).toEqual([
    { from: box(40), to: box(1), spot: true, delay: 0 },
  ]);
  expect(plan(picture({}), picture(hand), moves).deals).toEqual([]);
});

test('what has left a pile goes to who won it, and what lies there stays', () => {
  const lay = picture({ 'pile 0': box(0), 'pile 1': box(9), 'hand 7d': box(20) });
  const now = picture({ 'pile 1': box(9) }, { 'seat 1': box(70), hand: box(80) });
  const won = { sweep: 'pile', to: 'seat 1' };
  const { flights } = plan(lay, now, [won, { sweep: 'pile', to: 'hand' }]);
  expect(flights).toMatchObject([{ from: box(0), to: box(70), card: 'from', how: 'taken' }]);
});
