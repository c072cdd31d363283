import { expect, test } from 'vitest';
import { pips } from './pips';

test('a number card has as many pips as its number, apart from one another', () => {
  for (let number = 2; number <= 10; number += 1) {
    const all = pips(number);
    expect(all).toHaveLength(number);
    for (const [at, one] of all.entries()) {
      // Beside the index, and on the card.
      expect(one.x - one.size / 2).toBeGreaterThan(31);
      expect(one.x + one.size / 2).toBeLessThan(98);
      for (const other of all.slice(at + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(15);
      }
    }
  }
  expect(pips(11)).toEqual([]);
});
