// Numbers of a report as people read them: as many digits as their interval leaves, and their unit.
import { numbers, spoken, t } from '../shell/words.svelte';
import type { Text, Unit } from './report';

/** A text of the report in the current language; a number and its sign stay on one line. */
export const say = (text: Text): string =>
  (text[spoken()] ?? text.en ?? '').replaceAll(' %', '\u00a0%');

/** More digits than this are noise. */
const DIGITS_MAX = 4;

/** How many digits after the point tell `doubt` with one figure. */
export function digits(doubt: number): number {
  if (!(doubt > 0)) return 2;
  return Math.min(Math.max(-Math.floor(Math.log10(doubt)), 0), DIGITS_MAX);
}

/** A figure with the ends of its interval. */
interface Figure {
  value: number;
  low: number;
  high: number;
}

/**
 * How many digits after the point a figure and the ends of its interval have: as many as the
 * interval leaves, without zeros at the end of all three. `places` in
 * crates/lab/src/study/say.rs is the same.
 */
export function places({ value, low, high }: Figure, by: number): number {
  const most = digits((by * (high - low)) / 2);
  const used = (number: number) => {
    const [, part = ''] = (by * number).toFixed(most).split('.');
    return part.replace(/0+$/, '').length;
  };
  return Math.max(...[value, low, high].map(used));
}

/** A number in its unit; a share as a percentage. Whole turns and the like stay whole. */
export function written(value: number, unit: Unit, doubt = 0): string {
  return exact(value, unit, Number.isInteger(value) ? 0 : digits(doubt * byOf(unit)));
}

/** A figure and its interval in its unit: `25 %`, and `24 % to 26 %`. */
export function figure(it: Figure, unit: Unit): { value: string; interval: string } {
  const count = places(it, byOf(unit));
  const number = (it: number) => exact(it, unit, count);
  const ends = { low: number(it.low), high: number(it.high) };
  return { value: number(it.value), interval: t('page-lab-interval', ends) };
}

const byOf = (unit: Unit) => (unit === 'share' ? 100 : 1);

const exact = (value: number, unit: Unit, digits: number) =>
  spell(value, unit, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/**
 * The place of a bar that begins at a number and ends before another one. What is counted is told
 * with the last number that belongs to it; a time lies between both.
 */
export function span(from: number, to: number, unit: Unit): string {
  const passes = unit === 'minutes';
  const last = passes ? to : to - 1;
  if (last === from) return written(from, unit);
  const number = (it: number) => marked(it, unit, passes ? to - from : 1);
  return t('page-lab-from-to', { from: number(from), to: number(last) });
}

/** A number on an axis whose marks lie `apart`. */
export function marked(value: number, unit: Unit, apart: number): string {
  return spell(value, unit, {
    maximumFractionDigits: digits(apart * byOf(unit)),
  });
}

function spell(value: number, unit: Unit, options: Intl.NumberFormatOptions): string {
  const number = numbers({ ...options, signDisplay: 'negative' })
    .format(value * byOf(unit))
    .replace('-', '−');
  return unit === 'share' ? t('page-lab-percent', { number }) : number;
}
