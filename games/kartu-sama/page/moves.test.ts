import { expect, test } from 'vitest';
import { moves } from './moves';

test('cards are dealt to everybody, from the dealer’s left', () => {
  const dealt = { type: 'dealt', round: 1, dealer: 1 };
  expect(moves(dealt, 0, { hands: [[], 0, 0] })).toEqual([{ deal: ['seat 2', 'hand', 'seat 1'] }]);
});

test('what others draw flies as backs, and not more than three', () => {
  const view = { discard: ['7h', '7d'] };
  const played = { type: 'played', seat: 1, card: '7d', owed: 0 };
  expect(moves(played, 0, view)).toEqual([{ from: 'seat 1', to: 'pile 1' }]);
  const drew = { type: 'drew', seat: 1, count: 8 };
  expect(moves(drew, 0, view)).toEqual(Array(3).fill({ from: 'deck', to: 'seat 1' }));
  expect(moves(drew, 1, view)).toEqual([]);
  expect(moves({ type: 'drew', cards: ['4c'] }, 1, view)).toEqual([
    { from: 'deck', to: 'hand 4c.0' },
  ]);
});
