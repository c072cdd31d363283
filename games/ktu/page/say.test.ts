import { expect, test } from 'vitest';
import type { Phrase } from '$web/protocol';
import { brief } from '$web/room/spoken';
import { NAMES, said } from '$web/testing/said';

const told = (id: string, params: Phrase['params']) => said('ktu', id, params);

test('cards are called as the game calls them', () => {
  const drew = { cards: { cards: ['2c', 'Th'] } };
  expect(told('event-drew-own', drew)).toBe('You drew 2♣ and 10♥.');
  const open = { open: { ranks_by_seat: [['9d'], ['Th', 'Ts'], []] } };
  expect(told('event-ktu-opened', open)).toMatch(/you 9; Bea 10 and 10/);
});

test('what the table says is not said again', () => {
  expect(told('event-ktu-drew', { seat: { seat: 0 }, count: 2 })).toBe('');
});

test('what is to be decided', () => {
  const pile = { fits: 'higher', rank: 'J', ranks: 'Q K A', free: '2 3 10' };
  expect(told('asked-ktu-turn', { ...pile, how: 'play' })).toBe('Beat J.');
  expect(told('asked-ktu-turn', { ...pile, how: 'take' })).toBe('Nothing fits: pick up.');
  expect(told('asked-ktu-turn', { fits: 'lower', answer: '7', how: 'flip' })).toBe(
    'Turn over a closed card: go lower than 7.',
  );
});

test('who knows the game hears a few words', () => {
  const took = { type: 'took', seat: 1, cards: ['9h', '2c'] };
  expect(brief('ktu', took, NAMES, 0)).toBe('Bea takes 2');
  const played = { type: 'played', seat: 1, cards: ['9h', '9c'] };
  expect(brief('ktu', played, NAMES, 0)).toBe('Bea 2 × 9');
});
