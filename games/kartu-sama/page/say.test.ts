import { expect, test } from 'vitest';
import type { Phrase } from '$web/protocol';
import { brief } from '$web/room/spoken';
import { NAMES, said } from '$web/testing/said';

const told = (id: string, params: Phrase['params']) => said('kartu-sama', id, params);

test('a card is turned up', () => {
  const dealt = { round: 2, seat: { seat: 1 }, dealer: { seat: 0 }, card: { card: '7h' } };
  expect(told('event-kartu-sama-dealt', dealt)).toBe(
    'Round 2: you deal, Bea begins; 7♥ is turned up.',
  );
});

test('what is to be decided', () => {
  const top = { owed: 0, jokers: 2, rank: 7, suit: { suit: 'h' }, draw: 0, ends: 'no' };
  const fits = (own: Phrase['params']) => told('asked-kartu-sama-fits', { ...top, ...own });
  expect(fits({ fits: 'top' })).toBe('You must play a seven, hearts or a joker.');
  expect(fits({ fits: 'top', jokers: 0, draw: 2 })).toBe(
    'Your turn: play a seven or hearts, or draw 2.',
  );
  expect(fits({ fits: 'joker', draw: 2 })).toBe('Your turn: only a joker fits, or draw 2.');
  expect(fits({ fits: 'any', owed: 4 })).toBe('You owe 4 more cards: any card fits.');
  const none = { draw: 2, ends: 'yes' };
  expect(told('asked-kartu-sama-nothing', none)).toBe(
    'Nothing fits: draw 2, which ends the round.',
  );
});

test('the headline is short, and the help line has the rest', () => {
  const top = { owed: 0, jokers: 2, rank: 'Q', suit: { suit: 'd' }, draw: 0, ends: 'no' };
  const own = { ...top, fits: 'top', letter: 'd', joker: 'no' };
  const headline = (more: object) => told('page-kartu-sama-headline', { ...own, ...more });
  const help = (more: object) => told('page-kartu-sama-help', { ...own, ...more });
  expect(headline({})).toBe('A queen, a diamond or a joker');
  expect(headline({ jokers: 0 })).toBe('A queen or a diamond');
  expect(headline({ owed: 2 })).toBe('You owe 2');
  expect(headline({ fits: 'nothing', draw: 2 })).toBe('Nothing fits: draw 2');
  expect(help({ owed: 2, draw: 8 })).toBe('Play a queen, diamonds or a joker, or draw 8.');
  expect(help({ draw: 2, ends: 'yes' })).toBe('Or draw 2, which ends the round.');
});

test('who knows the game hears a few words', () => {
  expect(brief('kartu-sama', { type: 'drew', seat: 1, count: 2 }, NAMES, 0)).toBe('Bea +2');
});
