// Messages as a player reads them: names and cards in their own words.
import { expect, test } from 'vitest';
import type { Phrase } from '../../protocol';
import { speak } from '../../shell/words.svelte';
import { Reader } from './say';

const NAMES = ['Ada', 'Bea', 'Cem'];

/** What Ada reads. */
function said(game: string, id: string, params: Phrase['params']): string {
  const [line = ''] = new Reader(game, NAMES, 0).lines({ said: [[{ id, params }]], said_you: [] });
  return line;
}

test('who reads is spoken to', () => {
  expect(said('kartel', 'event-kartel-passed', { seat: { seat: 0 } })).toBe('You pass.');
  expect(said('kartel', 'event-kartel-passed', { seat: { seat: 1 } })).toBe('Bea passes.');
  const won = (seats: number[]) => said('ktu', 'event-match-over', { seats: { seats } });
  expect(won([2])).toBe('The match is over: Cem wins.');
  expect(won([0, 1])).toBe('The match is over: you and Bea win.');
  expect(won([])).toBe('The match is over: nobody wins.');
  const dealt = { round: 2, seat: { seat: 1 }, dealer: { seat: 0 }, card: { card: '7h' } };
  expect(said('kartu-sama', 'event-kartu-sama-dealt', dealt)).toBe(
    'Round 2: you deal, Bea begins; 7♥ is turned up.',
  );
});

test('in German', async () => {
  await speak('de');
  expect(said('kartel', 'event-kartel-passed', { seat: { seat: 0 } })).toBe('Du passt.');
  expect(said('kartel', 'event-kartel-passed', { seat: { seat: 1 } })).toBe('Bea passt.');
  await speak('en');
});

test('cards are called as the game calls them', () => {
  const set = { id: 'kartel-set', params: { name: 'ship', size: 2, rank: '8' } };
  const ship = { seat: { seat: 1 }, cards: { cards: ['8o', '8r'] }, set, left: 4 };
  expect(said('kartel', 'event-kartel-played', ship)).toBe(
    'Bea plays gold 8 and red 8 (pair of 8), 4 left.',
  );
  const solo = { seat: { seat: 1 }, cards: { cards: ['8o'] }, set: 'solo', left: 0 };
  expect(said('kartel', 'event-kartel-played', solo)).toBe('Bea plays gold 8, no card left.');
  const run = {
    what: 'run',
    low: 8,
    high: 9,
    x: 'yes',
    cards: { row: ['8', 'X'] },
    numbers: '8 9',
  };
  const played = {
    seat: { seat: 1 },
    what: 'cards',
    cards: { id: 'krass-kariert-set', params: run },
  };
  expect(said('krass-kariert', 'event-krass-kariert-played', played)).toBe(
    'Bea plays run 8 to 9 (8 X).',
  );
  const drew = { cards: { cards: ['2c', 'Th'] } };
  expect(said('ktu', 'event-drew-own', drew)).toBe('You drew 2♣ and 10♥.');
  const open = { open: { ranks_by_seat: [['9d'], ['Th', 'Ts'], []] } };
  expect(said('ktu', 'event-ktu-opened', open)).toMatch(/you 9; Bea 10 and 10/);
});

test('numbers have a true minus, and rows are counted from 1', () => {
  const over = { scores: { signed: [3, -3, 0] }, totals: { by_seat: [3, -3, 0] } };
  const ended = said('kartel', 'event-kartel-round-over', { seat: { seat: 0 }, ...over });
  expect(ended).toMatch(/you \+3, Bea −3, Cem 0\. In total: you 3, Bea −3, Cem 0/);
  const swap = { slot: { slot: 0 }, 'other-slot': { slot: 3 } };
  const seats = { seat: { seat: 1 }, other: { seat: 0 } };
  expect(said('khamul', 'event-khamul-exchanged', { ...swap, ...seats })).toMatch(
    /card 1 .*your.* 4/,
  );
  const both = { seat: { seat: 2 }, slots: { slots: [0, 3] } };
  expect(said('khamul', 'event-khamul-peeked', both)).toBe('Cem looks at cards 1 and 4.');
  const empty = { seat: { seat: 0 }, sum: 0, score: -5, more: 20 };
  expect(said('khamul', 'ended-khamul-empty', empty)).toBe('You have no card left: −5.');
});

test('what the table says is not said again, nor what has to be remembered', () => {
  expect(said('khamul', 'event-khamul-turn', { seat: { seat: 1 } })).toBe('');
  expect(said('khamul', 'event-khamul-drew-own', { card: { card: '7d' } })).toBe('');
  expect(said('ktu', 'event-ktu-drew', { seat: { seat: 0 }, count: 2 })).toBe('');
  const wrong = { seat: { seat: 1 }, slot: { slot: 2 }, card: { card: '7d' }, matches: 'no' };
  expect(said('khamul', 'event-khamul-threw', wrong)).toBe(
    'Bea throws card 3: no match; it goes back.',
  );
  const put = { seat: { seat: 1 }, slot: { slot: 2 }, seen: 'yes', card: { card: '2c' } };
  const switched = said('khamul', 'event-khamul-switched', { ...put, discarded: { card: '9d' } });
  expect(switched).toBe('Bea puts it in place of card 3; 9♦ is discarded.');
});

test('what is to be decided', () => {
  const beat = { size: 1, pass: 'yes', rank: 7, first: { suit: 'k' }, second: { suit: 'g' } };
  expect(said('kartel', 'asked-kartel-beat', { set: { card: '7b' }, ...beat })).toBe(
    'Beat the blue 7: a higher rank, or 7 in black or green.',
  );
  const called = (book: string) => ({ id: 'kartel-called', params: { book, name: '?' } });
  const higher = (book: string, next: string, rainbow: string) => {
    const params = { book: called(book), next, rainbow, count: 1, higher: { either: [] } };
    return said('kartel', 'asked-kartel-higher', params);
  };
  expect(higher('honey', 'quads', 'no')).toBe(
    'Beat the flush: a higher one, or four of a kind or better.',
  );
  expect(higher('mr', 'umbrella', 'yes')).toBe(
    'Beat the straight: a higher one, one in five suits, or a full house or better.',
  );
  expect(higher('kara-5', 'none', 'no')).toBe('Beat the five of a kind: a higher one.');
  const top = { owed: 0, jokers: 2, rank: 7, suit: { suit: 'h' }, draw: 0, ends: 'no' };
  const fits = (own: Phrase['params']) =>
    said('kartu-sama', 'asked-kartu-sama-fits', { ...top, ...own });
  expect(fits({ fits: 'top' })).toBe('You must play a seven, hearts or a joker.');
  expect(fits({ fits: 'top', jokers: 0, draw: 2 })).toBe(
    'Your turn: play a seven or hearts, or draw 2.',
  );
  expect(fits({ fits: 'joker', draw: 2 })).toBe('Your turn: only a joker fits, or draw 2.');
  expect(fits({ fits: 'any', owed: 4 })).toBe('You owe 4 more cards: any card fits.');
  const none = { draw: 2, ends: 'yes' };
  expect(said('kartu-sama', 'asked-kartu-sama-nothing', none)).toBe(
    'Nothing fits: draw 2, which ends the round.',
  );
  const run = { what: 'run', low: 8, high: 9, x: 'yes', how: 'play-or-take' };
  expect(said('krass-kariert', 'asked-krass-kariert-beat', run)).toBe(
    'Beat the run 8 to 9, or take a reserve card.',
  );
  const snap = { card: { card: '6c' }, by: 'rank', rank: 6, value: 6 };
  expect(said('khamul', 'asked-khamul-snap', snap)).toBe('Snap: throw a six if you have one.');
  const ways: Phrase[] = [
    { id: 'khamul-way', params: { way: 'draw' } },
    { id: 'khamul-way', params: { way: 'take', card: { card: 'Ts' } } },
    { id: 'khamul-way', params: { way: 'khamul' } },
  ];
  expect(said('khamul', 'asked-khamul-turn', { ways: { either: ways } })).toBe(
    'Your turn: draw, take 10♠ or announce Khamul.',
  );
  const pile = { fits: 'higher', rank: 'J', ranks: 'Q K A', free: '2 3 10' };
  expect(said('ktu', 'asked-ktu-turn', { ...pile, how: 'play' })).toBe('Your turn: beat J.');
  expect(said('ktu', 'asked-ktu-turn', { ...pile, how: 'take' })).toBe(
    'Nothing fits (Q K A, or 2 3 10): pick up.',
  );
  expect(said('ktu', 'asked-ktu-turn', { fits: 'lower', answer: '7', how: 'flip' })).toBe(
    'Turn over a closed card: go lower than 7.',
  );
});

test('several messages of one event are one line', () => {
  const why = { id: 'ended-khamul-up', params: {} };
  const over = { id: 'event-match-over', params: { seats: { seats: [1] } } };
  expect(
    new Reader('khamul', NAMES, null).lines({ said: [[why, over], []], said_you: [] }),
  ).toEqual(['The cards are turned up: nobody announced Khamul. The match is over: Bea wins.']);
});
