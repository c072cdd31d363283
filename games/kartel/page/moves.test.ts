import { expect, test } from 'vitest';
import { moves } from './moves';

test('cards are dealt to everybody, from the dealer’s left', () => {
  const dealt = { type: 'dealt', round: 1, dealer: 1 };
  expect(moves(dealt, 0, { hands: [[], 0, 0] })).toEqual([{ deal: ['seat 2', 'hand', 'seat 1'] }]);
});

test('a set flies from the hand, or from who played it', () => {
  const played = { type: 'played', seat: 1, cards: ['8o', '8r'], name: 'pair', left: 3 };
  expect(moves(played, 1, {})).toEqual([
    { from: 'hand 8o', to: 'pile 8o' },
    { from: 'hand 8r', to: 'pile 8r' },
  ]);
  expect(moves(played, 0, {})[0]).toEqual({ from: 'seat 1', to: 'pile 8o' });
  expect(moves({ type: 'passed', seat: 1 }, 0, {})).toEqual([]);
  const emptied = { type: 'emptied', leader: 1 };
  expect(moves(emptied, 0, {})).toEqual([{ sweep: 'pile', to: 'seat 1' }]);
  expect(moves(emptied, 1, {})).toEqual([{ sweep: 'pile', to: 'hand' }]);
});
