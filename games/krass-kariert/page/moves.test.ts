import { expect, test } from 'vitest';
import { moves } from './moves';

test('cards are dealt to everybody, from the dealer’s left', () => {
  const dealt = { type: 'dealt', round: 1, dealer: 1 };
  expect(moves(dealt, 0, { hands: [[], 0, 0] })).toEqual([{ deal: ['seat 2', 'hand', 'seat 1'] }]);
});

test('the gap closes, and a card that is put in makes room', () => {
  const trick = [{ seat: 1 }, { seat: 0 }];
  const view = { hands: [['5', '9', '2'], [null]], trick };
  const played = { type: 'played', seat: 0, first: 1, cards: ['8', '8'], as: [] };
  expect(moves(played, 0, view)).toEqual([
    { from: 'hand 1', to: 'pile 1 0' },
    { from: 'hand 2', to: 'pile 1 1' },
    { from: 'hand 3', to: 'hand 1', slide: true },
    { from: 'hand 4', to: 'hand 2', slide: true },
  ]);
  expect(moves(played, 1, view)[0]).toEqual({ from: 'seat 0', to: 'pile 1 0' });
  expect(moves({ type: 'inserted', seat: 0, at: 1, left: 0 }, 0, view)).toEqual([
    { from: 'hand new', to: 'hand 1', slide: true },
    { from: 'hand 1', to: 'hand 2', slide: true },
  ]);
  expect(moves({ type: 'inserted', seat: 0, at: 1, left: 0 }, 1, view)).toEqual([
    { from: 'deck', to: 'seat 0' },
  ]);
});
