import { expect, test } from 'vitest';
import { said } from '$web/testing/said';

test('what is to be decided', () => {
  const params = { seat: { seat: 1 }, card: { card: '7h' } };
  expect(said('drossel', 'asked-drossel-follow', params)).toBe(
    'Your turn: 7♥ of Bea is the highest card so far.',
  );
});
