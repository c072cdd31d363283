import { expect, test } from 'vitest';
import type { KartuSamaShown } from '../../views';
import { chain, cost, points, task } from './logic';

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

test('what is to be done', () => {
  expect(task(view('7h', 0), ['play 7c', 'play Jo'], 3)).toBe(
    'You must play a seven, hearts or a joker.',
  );
  expect(
    task({ ...view('7h', 0), options: { jokers: 0 } } as KartuSamaShown, ['play 7c', 'draw'], 3),
  ).toBe('Your turn: play a seven or hearts, or draw 2.');
  expect(task(view('8h', 0), ['play Jo', 'draw'], 3)).toBe(
    'Your turn: only a joker fits, or draw 2.',
  );
  expect(task(view('Th', 0, 1), ['draw'], 2)).toBe('Nothing fits: draw 2, which ends the round.');
  expect(task(view('Jo', 4), ['play 7c'], 3)).toBe('You owe 4 more cards: any card fits.');
});

test('the chain begins with the joker that is still owed for', () => {
  const after = (owed: number, ...discard: string[]) => chain(view('', owed, 9, discard));
  expect(after(0, '7h', 'Jo')).toEqual([]);
  expect(after(4, '7h', 'Jo')).toEqual(['Jo']);
  expect(after(3, '7h', 'Jo', '2c')).toEqual(['Jo', '2c']);
  expect(after(7, 'Jo', '7h', 'Jo', 'Jo')).toEqual(['Jo', 'Jo']);
});

test('what cards count', () => {
  expect(['2c', 'Th', 'Js', 'Ad', 'Jo'].map(points)).toEqual([2, 10, 1, 11, 20]);
});
