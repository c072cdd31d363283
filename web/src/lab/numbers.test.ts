import { expect, test } from 'vitest';
import { GAMES } from '../games';
import { reportOf } from '../testing/lab';
import { digits, figure, marked, span, written } from './numbers';
import type { Unit } from './report';

test('a figure has as many digits as its interval leaves, and so have its ends', () => {
  expect([0.003, 0.04, 0.5, 3, 40].map(digits)).toEqual([3, 2, 1, 0, 0]);
  const spelled = (value: number, low: number, high: number, unit: Unit) => {
    const { value: number, interval } = figure({ value, low, high }, unit);
    return `${number}, ${interval}`;
  };
  expect(spelled(0.28012, 0.276, 0.284, 'share')).toBe('28.0\u00a0%, 27.6\u00a0% to 28.4\u00a0%');
  expect(spelled(-0.4123, -0.52, -0.3, 'points')).toBe('−0.4, −0.5 to −0.3');
  // Zeros at the end of all three tell nothing; one that another number has not is told.
  expect(spelled(3.8, 3.7, 3.8, 'minutes')).toBe('3.8, 3.7 to 3.8');
  expect(spelled(4.9, 4.8, 5, 'minutes')).toBe('4.9, 4.8 to 5.0');
  expect(spelled(30, 30, 31, 'turns')).toBe('30, 30 to 31');
  expect(spelled(1200, 1150, 1250, 'count')).toBe('1,200, 1,150 to 1,250');
  expect(spelled(-0.04, -0.44, 0.36, 'points')).toBe('0.0, −0.4 to 0.4');
  expect(spelled(2, 2, 2, 'count')).toBe('2, 2 to 2');
});

test('what is whole stays whole', () => {
  expect(written(30, 'turns', 0.5)).toBe('30');
});

test('marks of an axis are told apart', () => {
  expect([0.5, 1, 1.5].map((it) => marked(it, 'deviations', 0.5))).toEqual(['0.5', '1', '1.5']);
  const shares = [0.001, 0.002].map((it) => marked(it, 'share', 0.001));
  expect(shares).toEqual(['0.1\u00a0%', '0.2\u00a0%']);
});

test('a bar is told from its first number to its last', () => {
  expect(span(3, 5, 'turns')).toBe('3 to 4');
  expect(span(3, 4, 'turns')).toBe('3');
  expect(span(0, 10, 'count')).toBe('0 to 9');
  // A time belongs to no whole number.
  expect(span(0.5, 0.7, 'minutes')).toBe('0.5 to 0.7');
  expect(span(0.9, 1.1, 'minutes')).toBe('0.9 to 1.1');
  expect(span(4, 5, 'minutes')).toBe('4 to 5');
});

/** The numbers of a text in English, in their order. */
const numbersOf = (text: string) =>
  (
    text
      .replaceAll(',', '')
      .replaceAll('−', '-')
      .match(/-?\d+(\.\d+)?/g) ?? []
  ).map(Number);

test('no bar of a report goes backwards', () => {
  for (const { game } of GAMES) {
    const report = reportOf(game);
    for (const { x, series } of report.sections.flatMap(({ charts }) => charts)) {
      for (const { x: from, to } of series.flatMap(({ points }) => points)) {
        if (typeof from !== 'number' || to === null) continue;
        const told = numbersOf(span(from, to, x.unit));
        expect([...told].sort((one, other) => one - other)).toEqual(told);
      }
    }
  }
});
