import { expect, test } from 'vitest';
import { rows } from './rows';

const sizes = (count: number, width: number) => rows(count, width, 58).sizes;

test('a hand takes the fewest rows in which each card shows 30 pixels', () => {
  expect(sizes(10, 360)).toEqual([10]);
  expect(sizes(10, 320)).toEqual([5, 5]);
  expect(sizes(12, 360)).toEqual([6, 6]);
  expect(sizes(15, 390)).toEqual([8, 7]);
  expect(sizes(20, 320)).toEqual([7, 7, 6]);
  expect(sizes(20, 360)).toEqual([10, 10]);
  expect(sizes(30, 360)).toEqual([10, 10, 10]);
  expect(sizes(40, 320)).toEqual([8, 8, 8, 8, 8]);
  for (const width of [320, 360, 390, 780, 1280]) {
    for (let count = 2; count <= 60; count += 1) {
      const { sizes, step } = rows(count, width, 58);
      expect(step).toBeGreaterThanOrEqual(30);
      expect(sizes.reduce((sum, size) => sum + size)).toBe(count);
      expect((Math.max(...sizes) - 1) * step + 58).toBeLessThanOrEqual(width);
    }
  }
});

test('one card or none is no division by zero', () => {
  expect(rows(0, 360, 58).sizes).toEqual([0]);
  expect(rows(1, 20, 58).sizes).toEqual([1]);
});
