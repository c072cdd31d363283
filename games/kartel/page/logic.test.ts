import { expect, test } from 'vitest';
import { called, LINES, lineOf, meaning, sets, title, using } from './logic';

const legal = ['pass', 'play 2o', 'play 8o', 'play 8o 8r', 'play 8g 8r', 'play 2o 3o 4o 5o 6o'];

test('sets by size, and those with certain cards', () => {
  const found = sets(legal);
  expect([...found.keys()]).toEqual([1, 2, 5]);
  expect(using(found.get(2) ?? [], new Set(['8o']))).toEqual([['8o', '8r']]);
  expect(using(found.get(2) ?? [], new Set(['8o', '8g']))).toEqual([]);
  expect(using(found.get(1) ?? [], new Set())).toHaveLength(2);
});

test('what cards are called together', () => {
  expect(title(['8o'], 'solo')).toBe('gold 8');
  expect(title(['Zo', 'Zr'], 'ship')).toBe('pair of Z');
  expect(title(['Zo', 'Zr', 'Zb'], 'trips')).toBe('three of Z');
  expect(title(['2o', '3o', '4o', '5o', '6o'], 'Mr. Honey')).toBe('straight flush');
  expect(title(['2o', '3o'], null)).toBe('2 cards');
  expect(meaning('KARA Umbrella')).toBe('three of one rank and two of another, in five suits');
  expect(meaning('Mr. Honey')).toBe('five ranks in a row in one suit');
  expect(meaning('KARA 5')).toBe('five of one rank');
});

test('five-card hands are called what people call them', () => {
  expect(LINES.map(called)).toEqual([
    'five of a kind',
    'straight flush',
    'four of a kind',
    'flush',
    'full house',
    'straight',
    'rainbow',
  ]);
  expect(called('KARA Umbrella')).toBe('rainbow full house');
  const lines = ['KARA 5', 'Umbrella', 'KARA Mr.', 'KARA Jump'].map(lineOf);
  expect(lines).toEqual([0, 4, 5, 6]);
});
