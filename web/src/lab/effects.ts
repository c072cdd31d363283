// What house rules do to a game, beside each (`Effects` in crates/lab/src/study/sweep/effects.rs).
import { numbers, t } from '../shell/words.svelte';
import { places } from './numbers';

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
    const n = numbers({}).format(it.n);
    const said = spelled(it, what);
    if (!it.found) return [t('page-effects-none', { what, n, most: said.most })];
    return [t(`page-effects-${what}`, { ...said, n })];
  });
}

/** The numbers of a change without their sign, which way it goes, and how large it can be. */
function spelled({ value, low, high }: Changed, what: Measure) {
  const by = what === 'length' ? 1 : 100;
  const digits = places({ value, low, high }, by);
  const number = numbers({ minimumFractionDigits: digits, maximumFractionDigits: digits });
  const size = (it: number) => number.format(by * Math.abs(it));
  const least = size(Math.min(Math.abs(low), Math.abs(high)));
  const most = size(Math.max(Math.abs(low), Math.abs(high)));
  return { way: value > 0 ? 'more' : 'less', value: size(value), low: least, high: most, most };
}
