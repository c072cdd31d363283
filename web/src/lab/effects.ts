// What house rules do to a game, beside each: `Effects` in crates/lab/src/study/sweep/effects.rs.
import { numbers, t } from '../shell/words.svelte';
import { digits } from './numbers';

/** A change with its interval, and whether one is found. */
interface Changed {
  value: number;
  low: number;
  high: number;
  /** Of how many deals. */
  n: number;
  found: boolean;
}

const MEASURES = ['length', 'fairness', 'comebacks'] as const;
type Measure = (typeof MEASURES)[number];

export type Changes = Record<Measure, Changed | null>;

/** Of a game: by option and value, what that value changes. */
export interface Effects {
  seats: number;
  bots: string;
  rounds: number;
  options: Record<string, Record<string, Changes>>;
}

/** Whether nothing changed in any deal. */
const isNothing = (it: Changed | null) => !it || (it.low === 0 && it.high === 0);

/** What a value changes, in a sentence a measure; shares are told in percentage points. */
export function told(changes: Changes): string[] {
  const { length } = changes;
  if (MEASURES.every((what) => isNothing(changes[what])) && length) {
    return [t('page-effects-same', { n: numbers({}).format(length.n) })];
  }
  return MEASURES.flatMap((what) => {
    const it = changes[what];
    if (!it) return [];
    const by = what === 'length' ? 1 : 100;
    const places = digits((by * (it.high - it.low)) / 2);
    const number = numbers({ minimumFractionDigits: places, maximumFractionDigits: places });
    const n = numbers({}).format(it.n);
    if (!it.found) {
      const most = number.format(by * Math.max(Math.abs(it.low), Math.abs(it.high)));
      return [t('page-effects-none', { what, most, n })];
    }
    const ends = [by * Math.abs(it.low), by * Math.abs(it.high)];
    const [low, high] = [Math.min(...ends), Math.max(...ends)].map((end) => number.format(end));
    const way = it.value > 0 ? 'more' : 'less';
    const value = number.format(by * Math.abs(it.value));
    return [t(`page-effects-${what}`, { way, value, low: low ?? '', high: high ?? '', n })];
  });
}
