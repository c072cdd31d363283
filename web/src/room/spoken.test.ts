import { expect, test } from 'vitest';
import { brief, counts } from './spoken';

const names = ['Ada', 'Bea', 'Cem'];

test('who knows the game hears a few words', () => {
  const pair = { type: 'played', seat: 2, cards: ['8o', '8r'], name: 'pair', left: 3 };
  expect(brief('kartel', pair, names, 0)).toBe('Cem pair of 8');
  expect(brief('kartel', { type: 'passed', seat: 0 }, names, 0)).toBe('You pass');
  expect(brief('kartu-sama', { type: 'drew', seat: 1, count: 2 }, names, 0)).toBe('Bea +2');
  expect(brief('ktu', { type: 'took', seat: 1, cards: ['9h', '2c'] }, names, 0)).toBe(
    'Bea takes 2',
  );
  expect(brief('ktu', { type: 'played', seat: 1, cards: ['9h', '9c'] }, names, 0)).toBe(
    'Bea 2 × 9',
  );
  expect(brief('krass-kariert', { type: 'played', seat: 1, cards: ['8', 'X'] }, names, 0)).toBe(
    'Bea 8 X',
  );
  expect(brief('khamul', { type: 'threw', seat: 1, slot: 0, card: '6c' }, names, 0)).toBe('Bea 6♣');
  expect(brief('khamul', { type: 'looked', seat: 1, slot: 0 }, names, 0)).toBeNull();
  expect(brief('kartel', { type: 'emptied', leader: 1 }, names, 0)).toBeNull();
});

test('who wants all hears how many cards everybody has', () => {
  expect(counts({ hands: [['8o'], 7, [null, null]] }, names, 0)).toBe(
    'Cards: you 1, Bea 7, Cem 2.',
  );
  expect(counts({ rows: [4, 4, 5] }, names, null)).toBe('Cards: Ada 4, Bea 4, Cem 5.');
  expect(counts({ hands: [0, 0] }, names, 0)).toBeNull();
  expect(counts(null, names, 0)).toBeNull();
});
