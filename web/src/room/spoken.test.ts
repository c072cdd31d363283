import { expect, test } from 'vitest';
import { counts } from './spoken';

const names = ['Ada', 'Bea', 'Cem'];

test('who wants all hears how many cards everybody has', () => {
  expect(counts({ hands: [['8o'], 7, [null, null]] }, names, 0)).toBe(
    'Cards: you 1, Bea 7, Cem 2.',
  );
  expect(counts({ rows: [4, 4, 5] }, names, null)).toBe('Cards: Ada 4, Bea 4, Cem 5.');
  expect(counts({ hands: [0, 0] }, names, 0)).toBeNull();
  expect(counts(null, names, 0)).toBeNull();
});
