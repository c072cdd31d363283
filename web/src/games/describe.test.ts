import { expect, test } from 'vitest';
import type {
  KartelPublic,
  KartelSecret,
  KartuSamaPublic,
  KartuSamaSecret,
  KhamulPublic,
  KhamulSecret,
  KrassKariertPublic,
  KrassKariertSecret,
  KtuPublic,
  KtuSecret,
} from '../views';
import { describe as kartel } from './kartel/describe';
import { describe as kartuSama } from './kartu-sama/describe';
import { describe as khamul } from './khamul/describe';
import { describe as krass } from './krass-kariert/describe';
import { describe as ktu } from './ktu/describe';
import type { Describe } from './types';

/** An event of every type, so that a new one does not compile without a sentence. */
type Samples<Event extends { type: string }> = {
  [Type in Event['type']]: [Extract<Event, { type: Type }>, string | null];
};

const NAMES = ['Ada', 'Bea', 'Cem'];
const over = { round_scores: [3, -3, 0], scores: [3, -3, 0] };

function check<Event extends { type: string }>(
  describe: Describe,
  samples: Samples<Event>,
  you: number | null = 0,
) {
  for (const [event, sentence] of Object.values<[unknown, string | null]>(samples)) {
    expect(describe(event, NAMES, you)).toBe(sentence);
  }
}

test('Kartel', () => {
  check<KartelPublic>(kartel, {
    dealt: [
      { type: 'dealt', round: 1, dealer: 2, leader: 2, hand_size: 20, aside: 0 },
      'Round 1: Cem deals 20 cards each, Cem leads.',
    ],
    played: [
      { type: 'played', seat: 1, cards: ['8o', '8r'], name: 'ship', left: 4 },
      'Bea plays gold 8 and red 8 (pair of 8), 4 left.',
    ],
    passed: [{ type: 'passed', seat: 0 }, 'You pass.'],
    emptied: [{ type: 'emptied', leader: 1 }, 'All others have passed: Bea leads.'],
    round_over: [
      { type: 'round_over', winner: 0, points: [0, 3, 3], ...over },
      'You are out of cards. The round is over: you +3, Bea −3, Cem 0. ' +
        'In total: you +3, Bea −3, Cem 0.',
    ],
    match_over: [{ type: 'match_over', winners: [2] }, 'The match is over: Cem wins.'],
  });
  check<KartelSecret>(kartel, { hand: [{ type: 'hand', cards: ['2o'] }, null] });
});

test('Kartu Sama', () => {
  check<KartuSamaPublic>(kartuSama, {
    dealt: [
      { type: 'dealt', round: 2, dealer: 0, turn: 1, card: '7h' },
      'Round 2: you deal, Bea begins; 7♥ is turned up.',
    ],
    played: [
      { type: 'played', seat: 1, card: 'Jo', owed: 3 },
      'Bea plays Joker and owes 3 more cards.',
    ],
    drew: [{ type: 'drew', seat: 1, count: 2 }, 'Bea draws 2 cards.'],
    round_over: [
      { type: 'round_over', ...over },
      'The round is over: you 3, Bea −3, Cem 0. In total: you 3, Bea −3, Cem 0.',
    ],
    match_over: [{ type: 'match_over', winners: [0, 1] }, 'The match is over: you and Bea win.'],
  });
  check<KartuSamaSecret>(kartuSama, {
    hand: [{ type: 'hand', cards: ['2c'] }, null],
    drew: [{ type: 'drew', cards: ['2c', 'Th'] }, 'You drew 2♣ and 10♥.'],
  });
  // What the player drew is said by the sentence with the cards.
  expect(kartuSama({ type: 'drew', seat: 0, count: 2 }, NAMES, 0)).toBeNull();
});

test('Krass Kariert', () => {
  check<KrassKariertPublic>(krass, {
    dealt: [
      { type: 'dealt', round: 1, dealer: 2, starter: 0, reserves: [] },
      'Round 1: Cem deals, you start.',
    ],
    played: [
      { type: 'played', seat: 1, first: 0, cards: ['8', 'X'], as: [8, 9] },
      'Bea plays run 8 to 9 (8 X).',
    ],
    took: [
      { type: 'took', seat: 1, reserve: 0, card: '9', at: 3 },
      'Bea takes 9 from the reserve, to position 4.',
    ],
    trick_won: [{ type: 'trick_won', seat: 0, draws: 3 }, 'You win the trick and draw 3 cards.'],
    inserted: [
      { type: 'inserted', seat: 1, at: 0, left: 2 },
      'Bea puts a drawn card at position 1.',
    ],
    out: [{ type: 'out', seats: [0, 2] }, 'Out of cards: you and Cem.'],
    trick_started: [{ type: 'trick_started', seat: 0 }, 'A new trick: you start.'],
    stuck: [{ type: 'stuck', seat: 2 }, 'Cem has nothing to play and no reserve card left.'],
    round_over: [
      { type: 'round_over', round_scores: [0, -1, 0], scores: [0, -1, 0], chips: [3, 2, 3] },
      'The round is over: Bea pays a chip. Chips: you 3, Bea 2, Cem 3.',
    ],
    match_over: [{ type: 'match_over', winners: [] }, 'The match is over: nobody wins.'],
  });
  check<KrassKariertSecret>(krass, {
    hand: [{ type: 'hand', cards: ['1'] }, null],
    drew: [{ type: 'drew', card: 'D' }, 'You drew Draw.'],
  });
});

test('KTU', () => {
  check<KtuPublic>(ktu, {
    dealt: [{ type: 'dealt', round: 1, dealer: 2, turn: 0 }, 'Round 1: Cem deals, you begin.'],
    chose: [{ type: 'chose', seat: 1 }, 'Bea has chosen.'],
    opened: [
      { type: 'opened', open: [['2c', 'Th', 'Ad'], ['4c'], ['5c']] },
      'All have chosen. Open: you 2, 10 and A; Bea 4; Cem 5.',
    ],
    played: [{ type: 'played', seat: 1, cards: ['9c', '9d'] }, 'Bea plays 9♣ and 9♦.'],
    flipped: [
      { type: 'flipped', seat: 0, index: 1, card: '4c', beats: false },
      'You turn over 4♣, in vain.',
    ],
    passed_over: [{ type: 'passed_over', seats: [0] }, 'You are passed over.'],
    burned: [{ type: 'burned', cards: ['Tc', '9d'] }, 'The pile is burnt: 2 cards leave the game.'],
    took: [{ type: 'took', seat: 1, cards: ['9d', '4c'] }, 'Bea takes the pile, 2 cards: 4 and 9.'],
    drew: [{ type: 'drew', seat: 1, count: 1 }, 'Bea draws 1 card.'],
    took_up: [{ type: 'took_up', seat: 0, cards: ['9d'] }, 'You take up your open cards: 9.'],
    out: [{ type: 'out', seat: 2, place: 1 }, 'Cem is out of cards.'],
    round_over: [
      { type: 'round_over', ...over },
      'The round is over: you 3, Bea −3, Cem 0. In total: you 3, Bea −3, Cem 0.',
    ],
    match_over: [{ type: 'match_over', winners: [1] }, 'The match is over: Bea wins.'],
  });
  check<KtuSecret>(ktu, {
    hand: [{ type: 'hand', cards: [] }, null],
    drew: [{ type: 'drew', cards: ['2c'] }, 'You drew 2♣.'],
  });
});

test('Khamul', () => {
  check<KhamulPublic>(khamul, {
    dealt: [
      { type: 'dealt', round: 1, dealer: 2, row_sizes: [4, 4, 4], draw_size: 40 },
      'Round 1: Cem deals.',
    ],
    peeked: [{ type: 'peeked', seat: 1, slots: [0, 3] }, 'Bea looks at cards 1 and 4.'],
    turn: [{ type: 'turn', seat: 0, turns: 3 }, null],
    passed: [{ type: 'passed', seat: 1 }, 'Bea passes: there is nothing to draw or take.'],
    announced: [
      { type: 'announced', seat: 0 },
      'You announce Khamul: everyone else has one more turn.',
    ],
    drew: [{ type: 'drew', seat: 1 }, 'Bea draws a card.'],
    took: [{ type: 'took', seat: 1, card: '2c' }, 'Bea takes the top of the discard pile.'],
    discarded: [{ type: 'discarded', seat: 1, card: '9d' }, 'Bea discards 9♦.'],
    switched: [
      { type: 'switched', seat: 1, slot: 2, taken: '2c', discarded: '9d' },
      'Bea puts it in place of card 3; 9♦ is discarded.',
    ],
    threw: [
      { type: 'threw', seat: 0, slot: 1, card: '9d', matches: true },
      'You throw card 2: 9♦, a match.',
    ],
    received: [
      { type: 'received', seat: 1, drawn: true },
      'Bea gets an unseen card from the draw pile.',
    ],
    done: [{ type: 'done', seat: 1 }, null],
    looked: [{ type: 'looked', seat: 0, slot: 0 }, 'You look at card 1.'],
    gave: [{ type: 'gave', seat: 1, to: 0 }, 'Bea makes you take a card.'],
    exchanged: [
      { type: 'exchanged', seat: 1, slot: 0, other: 0, other_slot: 2 },
      'Bea swaps card 1 for your card 3, and looks at it.',
    ],
    declined: [{ type: 'declined', seat: 0 }, 'You do not use the power.'],
    arranged: [
      { type: 'arranged', seat: 1, slots: [1, 0] },
      'Bea rearranges the row: the old cards 2, 1 in the new order.',
    ],
    reshuffled: [
      { type: 'reshuffled', draw_size: 30 },
      'The discard pile but its top is shuffled: a new draw pile of 30 cards.',
    ],
    turned_up: [{ type: 'turned_up', rows: [] }, 'All cards are turned up.'],
    round_over: [
      { type: 'round_over', ...over },
      'The round is over: you 3, Bea −3, Cem 0. In total: you 3, Bea −3, Cem 0.',
    ],
    match_over: [{ type: 'match_over', winners: [1] }, 'The match is over: Bea wins.'],
  });
  // Cards that only the player has seen are no part of the log.
  check<KhamulSecret>(khamul, {
    peeked: [{ type: 'peeked', slots: [0, 1], cards: ['2c', '3c'] }, null],
    drew: [{ type: 'drew', card: '2c' }, null],
    looked: [{ type: 'looked', slot: 0, card: '2c' }, null],
  });
});

test('Khamul never names a card that lies face down again', () => {
  const hidden = [
    { type: 'threw', seat: 1, slot: 0, card: '2c', matches: false },
    { type: 'took', seat: 1, card: '2c' },
    { type: 'switched', seat: 1, slot: 0, taken: '2c', discarded: '9d' },
    { type: 'switched', seat: 0, slot: 0, taken: '2c', discarded: '9d' },
  ];
  for (const event of hidden) expect(khamul(event, NAMES, 0)).not.toMatch(/2♣|two/i);
});
