// Messages as a player reads them: names and cards in their own words.
import { expect, test } from 'vitest';
import type { Phrase } from '../../protocol';
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

test('several messages of one event are one line', () => {
  const why = { id: 'ended-khamul-up', params: {} };
  const over = { id: 'event-match-over', params: { seats: { seats: [1] } } };
  expect(
    new Reader('khamul', NAMES, null).lines({ said: [[why, over], []], said_you: [] }),
  ).toEqual(['The cards are turned up: nobody announced Khamul. The match is over: Bea wins.']);
});
