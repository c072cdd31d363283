import { expect, test } from 'vitest';
import { all, capital, either, Teller } from './words';

test('sentences of the catalogue', () => {
  const teller = new Teller(['Ada', 'Bea', 'Cem'], 0);
  expect(teller.by([3, -2, 0], true)).toBe('you +3, Bea −2, Cem 0');
  expect(all([])).toBe('');
  expect(either(['a', 'b'])).toBe('a or b');
  expect(capital('you and Bea')).toBe('You and Bea');
  expect(all(['a', 'b', 'c'])).toBe('a, b and c');
});
