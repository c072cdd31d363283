import { expect, test } from 'vitest';
import type { Phrase } from '$web/protocol';
import { brief } from '$web/room/spoken';
import { NAMES, said } from '$web/testing/said';

const told = (id: string, params: Phrase['params']) => said('kartel', id, params);

test('cards are called as the game calls them', () => {
  const set = { id: 'kartel-set', params: { name: 'ship', size: 2, rank: '8' } };
  const ship = { seat: { seat: 1 }, cards: { cards: ['8o', '8r'] }, set, left: 4 };
  expect(told('event-kartel-played', ship)).toBe('Bea plays gold 8 and red 8 (pair of 8), 4 left.');
  const solo = { seat: { seat: 1 }, cards: { cards: ['8o'] }, set: 'solo', left: 0 };
  expect(told('event-kartel-played', solo)).toBe('Bea plays gold 8, no card left.');
});

test('numbers have a true minus', () => {
  const over = { scores: { signed: [3, -3, 0] }, totals: { by_seat: [3, -3, 0] } };
  const ended = told('event-kartel-round-over', { seat: { seat: 0 }, ...over });
  expect(ended).toMatch(/you \+3, Bea −3, Cem 0\. In total: you 3, Bea −3, Cem 0/);
});

test('what is to be decided', () => {
  const beat = { size: 1, pass: 'yes', rank: 7, first: { suit: 'k' }, second: { suit: 'g' } };
  expect(told('asked-kartel-beat', { set: { card: '7b' }, ...beat })).toBe(
    'Beat the blue 7: a higher rank, or 7 in black or green.',
  );
  const called = (book: string) => ({ id: 'kartel-called', params: { book, name: '?' } });
  const higher = (book: string, next: string, rainbow: string) => {
    const params = { book: called(book), next, rainbow, count: 1, higher: { either: [] } };
    return told('asked-kartel-higher', params);
  };
  expect(higher('honey', 'quads', 'no')).toBe(
    'Beat the flush: a higher one, or four of a kind or better.',
  );
  expect(higher('mr', 'umbrella', 'yes')).toBe(
    'Beat the straight: a higher one, one in five suits, or a full house or better.',
  );
  expect(higher('kara-5', 'none', 'no')).toBe('Beat the five of a kind: a higher one.');
});

test('who knows the game hears a few words', () => {
  const pair = { type: 'played', seat: 2, cards: ['8o', '8r'], name: 'pair', left: 3 };
  expect(brief('kartel', pair, NAMES, 0)).toBe('Cem pair of 8');
  expect(brief('kartel', { type: 'passed', seat: 0 }, NAMES, 0)).toBe('You pass');
  expect(brief('kartel', { type: 'emptied', leader: 1 }, NAMES, 0)).toBeNull();
});
