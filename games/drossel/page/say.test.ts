import { expect, test } from 'vitest';
import { said } from '$web/testing/said';

test('what is to be decided', () => {
  const params = { seat: { seat: 1 }, card: { card: '7h' }, suit: { suit: 'h' }, can: 'yes' };
  expect(said('drossel', 'asked-drossel-follow', params)).toBe(
    'Your turn: follow hearts; Bea’s 7♥ takes the trick so far.',
  );
});
