// What moves in each game, as its events tell it.
import { expect, test } from 'vitest';
import { moves as kartel } from '../games/kartel/moves';
import { moves as kartuSama } from '../games/kartu-sama/moves';
import { moves as khamul } from '../games/khamul/moves';
import { moves as krassKariert } from '../games/krass-kariert/moves';
import { moves as ktu } from '../games/ktu/moves';

test('cards are dealt to everybody, from the dealer’s left', () => {
  const dealt = { type: 'dealt', round: 1, dealer: 1 };
  const hands = { hands: [[], 0, 0], rows: [[], [], []] };
  const deal = [{ deal: ['seat 2', 'hand', 'seat 1'] }];
  for (const moves of [kartel, kartuSama, krassKariert, ktu]) {
    expect(moves(dealt, 0, hands)).toEqual(deal);
  }
  expect(khamul(dealt, 0, hands)).toEqual([{ deal: ['seat 2', 'seat 0', 'seat 1'] }]);
});

test('Kartel: a set flies from the hand, or from who played it', () => {
  const played = { type: 'played', seat: 1, cards: ['8o', '8r'], name: 'pair', left: 3 };
  expect(kartel(played, 1, {})).toEqual([
    { from: 'hand 8o', to: 'pile 8o' },
    { from: 'hand 8r', to: 'pile 8r' },
  ]);
  expect(kartel(played, 0, {})[0]).toEqual({ from: 'seat 1', to: 'pile 8o' });
  expect(kartel({ type: 'passed', seat: 1 }, 0, {})).toEqual([]);
  const emptied = { type: 'emptied', leader: 1 };
  expect(kartel(emptied, 0, {})).toEqual([{ sweep: 'pile', to: 'seat 1' }]);
  expect(kartel(emptied, 1, {})).toEqual([{ sweep: 'pile', to: 'hand' }]);
});

test('Kartu Sama: what others draw flies as backs, and not more than three', () => {
  const view = { discard: ['7h', '7d'] };
  const played = { type: 'played', seat: 1, card: '7d', owed: 0 };
  expect(kartuSama(played, 0, view)).toEqual([{ from: 'seat 1', to: 'pile 1' }]);
  const drew = { type: 'drew', seat: 1, count: 8 };
  expect(kartuSama(drew, 0, view)).toEqual(Array(3).fill({ from: 'deck', to: 'seat 1' }));
  expect(kartuSama(drew, 1, view)).toEqual([]);
  expect(kartuSama({ type: 'drew', cards: ['4c'] }, 1, view)).toEqual([
    { from: 'deck', to: 'hand 4c.0' },
  ]);
});

test('Krass Kariert: the gap closes, and a card that is put in makes room', () => {
  const trick = [{ seat: 1 }, { seat: 0 }];
  const view = { hands: [['5', '9', '2'], [null]], trick };
  const played = { type: 'played', seat: 0, first: 1, cards: ['8', '8'], as: [] };
  expect(krassKariert(played, 0, view)).toEqual([
    { from: 'hand 1', to: 'pile 1 0' },
    { from: 'hand 2', to: 'pile 1 1' },
    { from: 'hand 3', to: 'hand 1', slide: true },
    { from: 'hand 4', to: 'hand 2', slide: true },
  ]);
  expect(krassKariert(played, 1, view)[0]).toEqual({ from: 'seat 0', to: 'pile 1 0' });
  expect(krassKariert({ type: 'inserted', seat: 0, at: 1, left: 0 }, 0, view)).toEqual([
    { from: 'hand new', to: 'hand 1', slide: true },
    { from: 'hand 1', to: 'hand 2', slide: true },
  ]);
  expect(krassKariert({ type: 'inserted', seat: 0, at: 1, left: 0 }, 1, view)).toEqual([
    { from: 'deck', to: 'seat 0' },
  ]);
});

test('KTU: a pile flies to who takes it, or aside', () => {
  const cards = ['4c', '5c', '6c', '9h', 'Jd', 'Qs'];
  const view = { pile: [], to_act: [2] };
  const took = ktu({ type: 'took', seat: 1, cards }, 0, view);
  expect(took).toHaveLength(5);
  expect(took[0]).toEqual({ from: 'pile 1', to: 'seat 1' });
  expect(ktu({ type: 'took', seat: 1, cards }, 1, view)[4]).toEqual({
    from: 'pile 5',
    to: 'hand Q',
  });
  const burned = ktu({ type: 'burned', cards }, 1, view);
  expect(burned[0]).toEqual({ from: 'pile 1', to: 'burnt' });
  expect(burned.at(-1)).toEqual({ pulse: 'seat 2' });
  expect(ktu({ type: 'passed_over', seats: [2] }, 1, view)).toEqual([{ pulse: 'seat 2' }]);
  const played = { type: 'played', seat: 1, cards: ['9h', '9c'] };
  expect(ktu(played, 1, { pile: ['4c', '9h', '9c'] })).toEqual([
    { from: 'hand 9', to: 'pile 1' },
    { from: 'hand 9', to: 'pile 2' },
  ]);
});

test('Khamul: swaps cross, rows close up, a rearrangement is one permutation', () => {
  const view = { rows: [3, 4] };
  expect(khamul({ type: 'threw', seat: 0, slot: 1, card: '6c', matches: true }, 0, view)).toEqual([
    { from: 'seat 0 1', to: 'discard', hit: true },
    { from: 'seat 0 2', to: 'seat 0 1', slide: true },
    { from: 'seat 0 3', to: 'seat 0 2', slide: true },
  ]);
  const wrong = { type: 'threw', seat: 0, slot: 1, card: '6c', matches: false };
  expect(khamul(wrong, 0, view)).toEqual([{ pulse: 'seat 0 1' }]);
  const swap = { type: 'exchanged', seat: 0, slot: 2, other: 1, other_slot: 0 };
  expect(khamul(swap, 1, view)).toEqual([
    { from: 'seat 0 2', to: 'seat 1 0' },
    { from: 'seat 1 0', to: 'seat 0 2' },
  ]);
  expect(khamul({ type: 'arranged', seat: 1, slots: [1, 0] }, 0, view)).toEqual([
    { from: 'seat 1 1', to: 'seat 1 0', slide: true, note: '2 → 1' },
    { from: 'seat 1 0', to: 'seat 1 1', slide: true, note: '1 → 2' },
  ]);
  // What one drew or looked at oneself is told twice, and moves once.
  expect(khamul({ type: 'drew', card: '6c' }, 0, view)).toEqual([]);
});
