import { expect, test } from 'vitest';
import { digits, interval, marked, written } from './numbers';

test('a number has two figures of its doubt', () => {
  expect([0.003, 0.04, 0.5, 3, 40].map(digits)).toEqual([4, 3, 2, 1, 0]);
  expect(written(0.28012, 'share', 0.004)).toBe('28.01\u00a0%');
  expect(written(-0.4123, 'points', 0.11)).toBe('−0.41');
});

test('what is whole stays whole', () => {
  expect(written(30, 'turns', 0.5)).toBe('30');
  expect(interval(30, 31, 'turns')).toBe('30 to 31');
  expect(interval(0.022, 0.038, 'share')).toBe('2.20\u00a0% to 3.80\u00a0%');
});

test('marks of an axis are told apart', () => {
  expect([0.5, 1, 1.5].map((it) => marked(it, 'deviations', 0.5))).toEqual(['0.5', '1', '1.5']);
  const shares = [0.001, 0.002].map((it) => marked(it, 'share', 0.001));
  expect(shares).toEqual(['0.1\u00a0%', '0.2\u00a0%']);
});
