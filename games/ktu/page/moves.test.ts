import { expect, test } from 'vitest';
import { moves } from './moves';

test('cards are dealt to everybody, from the dealer’s left', () => {
  const dealt = { type: 'dealt', round: 1, dealer: 1 };
  expect(moves(dealt, 0, { hands: [[], 0, 0] })).toEqual([{ deal: ['seat 2', 'hand', 'seat 1'] }]);
});

test('a pile flies to who takes it, or aside', () => {
  const cards = ['4c', '5c', '6c', '9h', 'Jd', 'Qs'];
  const view = { pile: [], to_act: [2] };
  const took = moves({ type: 'took', seat: 1, cards }, 0, view);
  expect(took).toHaveLength(5);
  expect(took[0]).toEqual({ from: 'pile 1', to: 'seat 1' });
  expect(moves({ type: 'took', seat: 1, cards }, 1, view)[4]).toEqual({
    from: 'pile 5',
    to: 'hand Q',
  });
  const burned = moves({ type: 'burned', cards }, 1, view);
  expect(burned[0]).toEqual({ from: 'pile 1', to: 'burnt', burn: true });
  expect(burned.at(-1)).toEqual({ pulse: 'seat 2' });
  expect(moves({ type: 'passed_over', seats: [2] }, 1, view)).toEqual([{ pulse: 'seat 2' }]);
  const played = { type: 'played', seat: 1, cards: ['9h', '9c'] };
  expect(moves(played, 1, { pile: ['4c', '9h', '9c'] })).toEqual([
    { from: 'hand 9', to: 'pile 1' },
    { from: 'hand 9', to: 'pile 2' },
  ]);
});
