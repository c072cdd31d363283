import { expect, test } from 'vitest';
import type { KartuSamaShown } from '$web/views';
import { backs, chain, cost, points, top } from './logic';

const view = (top: string, owed: number, draw = 9, discard = [top]): KartuSamaShown => ({
  hands: [['2c'], 3, 3, 3],
  draw,
  discard,
  owed,
});

test('what a draw costs', () => {
  expect(cost(view('7h', 0), 3)).toBe(2);
  expect(cost(view('7h', 0), 1)).toBe(5);
  expect(cost(view('7h', 2), 1)).toBe(8);
});

test('the chain begins with the joker that is still owed for', () => {
  const after = (owed: number, ...discard: string[]) => chain(view('', owed, 9, discard));
  expect(after(0, '7h', 'Jo')).toEqual([]);
  expect(after(4, '7h', 'Jo')).toEqual(['Jo']);
  expect(after(3, '7h', 'Jo', '2c')).toEqual(['Jo', '2c']);
  expect(after(7, 'Jo', '7h', 'Jo', 'Jo')).toEqual(['Jo', 'Jo']);
});

test('a variant changes these numbers', () => {
  const options = { drawn: 3, drawn_single: 0, drawn_owing: 1, joker_asks: 2, ace_points: 1 };
  const varied = (owed: number, ...discard: string[]) => ({
    ...view('', owed, 9, discard),
    options,
  });
  expect(cost(varied(0, '7h'), 3)).toBe(3);
  expect(cost(varied(0, '7h'), 1)).toBe(3);
  expect(cost(varied(2, '7h'), 1)).toBe(4);
  expect(chain(varied(3, '7h', 'Jo', 'Jo'))).toEqual(['Jo', 'Jo']);
  expect(points('Ad', options)).toBe(1);
});

test('what cards count', () => {
  expect(['2c', 'Th', 'Js', 'Ad', 'Jo'].map((card) => points(card))).toEqual([2, 10, 1, 11, 20]);
});

test('backs that differ are told, after each card that is seen', () => {
  const differing = { hands: [[0], [0, 1, 1], [], []], draw: [1, null], discard: [0] };
  const seen = { ...view('7h', 0), backs: differing };
  expect(backs(seen, 0)).toBe('backs 2♣A');
  expect(backs(seen, 1)).toBe('backs A B B');
  expect(top(seen)).toBe('(back B)');
  expect([backs(view('7h', 0), 0), top(view('7h', 0))]).toEqual(['', '']);
});
