import { expect, test } from 'vitest';
import { brief } from '$web/room/spoken';
import { NAMES, said } from '$web/testing/said';

const GAME = 'krass-kariert';

test('cards are called as the game calls them', () => {
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
  expect(said(GAME, 'event-krass-kariert-played', played)).toBe('Bea plays run 8 to 9 (8 X).');
});

test('what is to be decided', () => {
  const run = { what: 'run', low: 8, high: 9, x: 'yes', how: 'play-or-take' };
  expect(said(GAME, 'asked-krass-kariert-beat', run)).toBe(
    'Beat the run 8 to 9, or take a reserve card.',
  );
});

test('the headline says what is to be beaten, and the help line what beats it', () => {
  const run = { task: 'beat', what: 'run', low: 4, high: 5, size: 2, how: 'play-or-take' };
  expect(said(GAME, 'page-krass-kariert-headline', run)).toBe('Beat the run 4 to 5');
  expect(said(GAME, 'page-krass-kariert-help', run)).toBe(
    'Neighbours only: a higher run of two, a pair, three in a row, three alike.',
  );
  const none = { ...run, how: 'take' };
  expect(said(GAME, 'page-krass-kariert-headline', none)).toBe('Take a reserve card');
  expect(said(GAME, 'page-krass-kariert-help', none)).toBe(
    'Nothing of yours beats the run 4 to 5.',
  );
});

test('who knows the game hears a few words', () => {
  const played = { type: 'played', seat: 1, cards: ['8', 'X'] };
  expect(brief(GAME, played, NAMES, 0)).toBe('Bea 8 X');
});
