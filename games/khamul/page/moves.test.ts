import { expect, test } from 'vitest';
import { moves } from './moves';

test('cards are dealt to everybody, from the dealer’s left', () => {
  const dealt = { type: 'dealt', round: 1, dealer: 1 };
  expect(moves(dealt, 0, { rows: [[], [], []] })).toEqual([
    { deal: ['seat 2', 'seat 0', 'seat 1'] },
  ]);
});

test('swaps cross, rows close up, a rearrangement is one permutation', () => {
  const view = { rows: [3, 4] };
  expect(moves({ type: 'threw', seat: 0, slot: 1, card: '6c', matches: true }, 0, view)).toEqual([
    { from: 'seat 0 1', to: 'discard', hit: true },
    { from: 'seat 0 2', to: 'seat 0 1', slide: true },
    { from: 'seat 0 3', to: 'seat 0 2', slide: true },
  ]);
  const wrong = { type: 'threw', seat: 0, slot: 1, card: '6c', matches: false };
  expect(moves(wrong, 0, view)).toEqual([{ pulse: 'seat 0 1' }]);
  const swap = { type: 'exchanged', seat: 0, slot: 2, other: 1, other_slot: 0 };
  expect(moves(swap, 1, view)).toEqual([
    { from: 'seat 0 2', to: 'seat 1 0' },
    { from: 'seat 1 0', to: 'seat 0 2' },
  ]);
  expect(moves({ type: 'arranged', seat: 1, slots: [1, 0] }, 0, view)).toEqual([
    { from: 'seat 1 1', to: 'seat 1 0', slide: true, note: '2 → 1' },
    { from: 'seat 1 0', to: 'seat 1 1', slide: true, note: '1 → 2' },
  ]);
  // What one drew or looked at oneself is told twice, and moves once.
  expect(moves({ type: 'drew', card: '6c' }, 0, view)).toEqual([]);
});
