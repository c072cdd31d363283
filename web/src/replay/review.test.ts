import { expect, test } from 'vitest';
import type { MatchAbout } from '../protocol';
import type { MatchReview, ReviewTurn } from '../reviews';
import { curve, drawn, linkTo, place, pointsOf, turnsOf } from './review';

const about = {
  players: [
    { name: 'Ada', bot: null },
    { name: 'Bea', bot: null },
  ],
  winners: [1],
  rounds: [
    { steps: 5, scores: [1, 0] },
    { steps: 6, scores: [0, 1] },
  ],
} as unknown as MatchAbout;

const point = (seat: number, round: number, step: number, chance: number) => ({
  seat,
  round,
  step,
  chance,
  doubt: 7,
});
const turn = (seat: number, round: number, step: number) =>
  ({ seat, round, step, played: { chance: 80 } }) as ReviewTurn;
const review = {
  ready: true,
  points: [point(0, 1, 0, 50), point(1, 1, 1, 96), point(0, 2, 2, 60), point(0, 2, 4, 2)],
  turns: [turn(0, 2, 4), turn(1, 1, 1), turn(0, 1, 3)],
} as unknown as MatchReview;

test('a step lies between the first and the last of the match', () => {
  expect(place(about, 1, 0)).toBe(0);
  expect(place(about, 2, 0)).toBe(50);
  expect(place(about, 2, 5)).toBe(100);
});

test('each seat has its own line, which ends with what it came to', () => {
  expect(pointsOf(review, 0).map(({ chance }) => chance)).toEqual([50, 60, 2]);
  expect(turnsOf(review, 0).map(({ round }) => round)).toEqual([1, 2]);
  const own = curve({ about, review }, 0);
  expect(own.line).toEqual([
    { x: 0, y: 50 },
    { x: 70, y: 40 },
    { x: 90, y: 98 },
  ]);
  expect(own.end).toEqual([
    { x: 90, y: 98 },
    { x: 100, y: 100 },
  ]);
  expect(curve({ about, review }, 1).end[1]).toEqual({ x: 100, y: 0 });
  // They stand on the line, where that has a point there.
  expect(own.turns).toEqual([
    { x: 30, y: 20 },
    { x: 90, y: 98 },
  ]);
  // Doubt does not lead out of the drawing.
  const heights = own.band.map(({ y }) => y);
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([33, 100]);
  expect(drawn(own.line.slice(0, 2))).toBe('0.00,50.00 70.00,40.00');
});

test('who decided nothing has no line', () => {
  const none = curve({ about, review: { ...review, points: [], turns: [] } }, 0);
  expect(none.line).toEqual([]);
  expect(none.end[0]).toEqual(none.end[1]);
});

test('a link leads to a step of a room’s match, or of a record', () => {
  expect(linkTo('rooms/plum-otter-lamp-4170/matches/3', '?round=2')).toBe(
    '/r/plum-otter-lamp-4170/replay/3?round=2',
  );
  expect(linkTo('records/00ff', '?round=1')).toBe('/replay/00ff?round=1');
});
