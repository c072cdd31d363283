// Numbers of a report as people read them: as many digits as their doubt leaves, and their unit.
import { numbers, spoken, t } from '../shell/words.svelte';
import type { Text, Unit } from './report';

/** A text of the report in the current language; a number and its sign stay on one line. */
export const say = (text: Text): string =>
  (text[spoken()] ?? text.en ?? '').replaceAll(' %', '\u00a0%');

/** A text that was spoken here, beside those of a report. */
export const here = (text: string): Text => ({ [spoken()]: text });

/** More digits than this are noise. */
const DIGITS_MAX = 4;

/** How many digits after the point tell `doubt` with two figures. */
export function digits(doubt: number): number {
  if (!(doubt > 0)) return 2;
  return Math.min(Math.max(1 - Math.floor(Math.log10(doubt)), 0), DIGITS_MAX);
}

/** A number in its unit; a share as a percentage. Whole turns and the like stay whole. */
export function written(value: number, unit: Unit, doubt = 0): string {
  const places = Number.isInteger(value) ? 0 : digits(unit === 'share' ? doubt * 100 : doubt);
  return spell(value, unit, { minimumFractionDigits: places, maximumFractionDigits: places });
}

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
    maximumFractionDigits: digits(unit === 'share' ? apart * 100 : apart),
  });
}

function spell(value: number, unit: Unit, options: Intl.NumberFormatOptions): string {
  const share = unit === 'share';
  const number = numbers(options)
    .format(share ? value * 100 : value)
    .replace('-', '−');
  return share ? t('page-lab-percent', { number }) : number;
}

/** An interval in its unit: `24.8 % to 25.3 %`. */
export function interval(low: number, high: number, unit: Unit): string {
  const doubt = (high - low) / 2;
  return t('page-lab-interval', {
    low: written(low, unit, doubt),
    high: written(high, unit, doubt),
  });
}
