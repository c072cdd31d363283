import { expect, test } from 'vitest';
import type { Phrase } from '$web/protocol';
import { brief } from '$web/room/spoken';
import { NAMES, said } from '$web/testing/said';

const told = (id: string, params: Phrase['params']) => said('khamul', id, params);

test('rows are counted from 1, and scores have a true minus', () => {
  const swap = { slot: { slot: 0 }, 'other-slot': { slot: 3 } };
  const seats = { seat: { seat: 1 }, other: { seat: 0 } };
  expect(told('event-khamul-exchanged', { ...swap, ...seats })).toMatch(/card 1 .*your.* 4/);
  const both = { seat: { seat: 2 }, slots: { slots: [0, 3] } };
  expect(told('event-khamul-peeked', both)).toBe('Cem looks at cards 1 and 4.');
  const empty = { seat: { seat: 0 }, sum: 0, score: -5, more: 20 };
  expect(told('ended-khamul-empty', empty)).toBe('You have no card left: −5.');
});

test('what the table says is not said again, nor what has to be remembered', () => {
  expect(told('event-khamul-turn', { seat: { seat: 1 } })).toBe('');
  expect(told('event-khamul-drew-own', { card: { card: '7d' } })).toBe('');
  const wrong = { seat: { seat: 1 }, slot: { slot: 2 }, card: { card: '7d' }, matches: 'no' };
  expect(told('event-khamul-threw', wrong)).toBe('Bea throws card 3: no match; it goes back.');
  const put = { seat: { seat: 1 }, slot: { slot: 2 }, seen: 'yes', card: { card: '2c' } };
  const switched = told('event-khamul-switched', { ...put, discarded: { card: '9d' } });
  expect(switched).toBe('Bea puts it in place of card 3; 9♦ is discarded.');
});

test('what is to be decided', () => {
  const snap = { card: { card: '6c' }, by: 'rank', rank: 6, value: 6 };
  expect(told('asked-khamul-snap', snap)).toBe('Snap: throw a six if you have one.');
  const ways: Phrase[] = [
    { id: 'khamul-way', params: { way: 'draw' } },
    { id: 'khamul-way', params: { way: 'take', card: { card: 'Ts' } } },
    { id: 'khamul-way', params: { way: 'khamul' } },
  ];
  expect(told('asked-khamul-turn', { ways: { either: ways } })).toBe(
    'Your turn: draw, take 10♠ or announce Khamul.',
  );
});

test('who knows the game hears a few words', () => {
  const threw = { type: 'threw', seat: 1, slot: 0, card: '6c' };
  expect(brief('khamul', threw, NAMES, 0)).toBe('Bea 6♣');
  expect(brief('khamul', { type: 'looked', seat: 1, slot: 0 }, NAMES, 0)).toBeNull();
});
