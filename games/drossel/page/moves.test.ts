import { expect, test } from 'vitest';
import { moves } from './moves';

test('a card flies from its seat to the trick', () => {
  const played = { type: 'played', seat: 1, card: '7h' };
  expect(moves(played, 0, {})).toEqual([{ from: 'seat 1', to: 'pile 1' }]);
  expect(moves(played, 1, {})).toEqual([{ from: 'hand 7h', to: 'pile 1' }]);
});
