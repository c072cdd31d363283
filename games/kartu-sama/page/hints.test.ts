import { expect, test } from 'vitest';
import { hintAt } from '$web/testing/hints';

test('a hint names what a table changes', () => {
  const joker = (own: object) => hintAt('kartu-sama', 'joker', own);
  expect(joker({})).toMatch(/as many more cards as there are players\.$/);
  expect(joker({ joker_asks: 3 })).toMatch(/you owe 3 more cards\.$/);
  expect(hintAt('kartu-sama', 'draw', { drawn_single: 0 })).toBe('Nothing fits: draw.');
});
