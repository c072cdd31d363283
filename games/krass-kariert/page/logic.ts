// What Krass Kariert's table says and how a move is put together.
import { t } from '$web/shell/words.svelte';
import { KRASS_KARIERT_STANDARD, type KrassKariertShown } from '$web/views';
import { name } from './cards';

/** Neighbours of a hand, from one position to another. */
export interface Range {
  from: number;
  to: number;
}

/**
 * The selection after a tap. Neighbours join it, its ends leave it, and anything else begins anew;
 * `apart` tells that the tapped card does not lie beside those that were selected. A play has at
 * most so many cards.
 */
export function tap(
  now: Range | null,
  at: number,
  most: number,
): { range: Range | null; apart: boolean } {
  const alone = { range: { from: at, to: at }, apart: false };
  if (!now) return alone;
  if (at >= now.from && at <= now.to) {
    if (now.from === now.to) return { range: null, apart: false };
    if (at === now.from) return { range: { from: at + 1, to: now.to }, apart: false };
    if (at === now.to) return { range: { from: now.from, to: at - 1 }, apart: false };
    return alone;
  }
  const beside = at === now.from - 1 || at === now.to + 1;
  if (beside && now.to - now.from + 1 < most) {
    return { range: { from: Math.min(now.from, at), to: Math.max(now.to, at) }, apart: false };
  }
  return { ...alone, apart: !beside };
}

/** The play of a range, without what X stands for. */
export function base({ from, to }: Range): string {
  return from === to ? `play ${from}` : `play ${from}-${to}`;
}

/** The legal moves that play a range: several if X can stand for several numbers. */
export function variants(legal: string[], range: Range): string[] {
  const play = base(range);
  return legal.filter((move) => move === play || move.startsWith(`${play} as `));
}

/** What the cards of a move stand for, if it says so. */
export function numbers(move: string): number[] {
  const said = move.split(' as ')[1];
  return said ? said.split(' ').map(Number) : [];
}

export function rangeOf(move: string): Range | null {
  const found = /^play (\d+)(?:-(\d+))?( as |$)/.exec(move);
  if (!found) return null;
  const from = Number(found[1]);
  return { from, to: Number(found[2] ?? from) };
}

/** The ranges that can be played, longest first. */
export function ranges(legal: string[]): Range[] {
  const found = new Map<string, Range>();
  for (const move of legal) {
    const range = rangeOf(move);
    if (range) found.set(base(range), range);
  }
  const length = (range: Range) => range.to - range.from;
  return [...found.values()].toSorted((a, b) => length(b) - length(a) || a.from - b.from);
}

/** A bracket over neighbours: how far up it is, and what of it stands over one card. */
export interface Bracket {
  lane: number;
  part: 'from' | 'over' | 'to';
}

/** How many brackets there is room for above each other. */
const LANES = 3;

/**
 * The brackets over each card of a hand: one for each range of several cards that can be played.
 */
export function brackets(found: Range[]): Map<number, Bracket[]> {
  const over = new Map<number, Bracket[]>();
  const ends: number[] = [];
  const several = found.filter(({ from, to }) => to > from);
  for (const { from, to } of several.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    const free = ends.findIndex((end) => end < from);
    const lane = free < 0 ? ends.length : free;
    if (lane === LANES) continue;
    ends[lane] = to;
    for (let at = from; at <= to; at += 1) {
      const part = at === from ? 'from' : at === to ? 'to' : 'over';
      over.set(at, [...(over.get(at) ?? []), { lane, part }]);
    }
  }
  return over;
}

/** A move to ask about, where no play of the range is legal: X stands for what its neighbour is. */
export function attempt(hand: string[], range: Range): string {
  const cards = hand.slice(range.from, range.to + 1);
  if (!cards.includes('X')) return base(range);
  const number = cards.find((card) => Number(card)) ?? '1';
  return `${base(range)} as ${cards.map((card) => (Number(card) ? card : number)).join(' ')}`;
}

/** What a combination is called, from what its cards stand for. */
export function title(cards: string[], as: number[]): string {
  if (!as.length) return cards.map(name).join(' ');
  const [low, high] = [Math.min(...as), Math.max(...as)];
  const alike = ['single', 'pair', 'three'][as.length - 1] ?? 'run';
  return t('krass-kariert-title', { what: low === high ? alike : 'run', low, high });
}

/** Where a card comes to lie, in words: `between 8 and X`. */
export function place(hand: string[], at: number): string {
  const [left, right] = [hand[at - 1], hand[at]];
  const where =
    left === undefined
      ? right === undefined
        ? 'alone'
        : 'before'
      : right === undefined
        ? 'after'
        : 'between';
  return t('page-krass-kariert-place', { where, left: name(left ?? ''), right: name(right ?? '') });
}

/** The hand after a play: what is left, and where it closed up; null if no gap closed. */
export function after(hand: string[], range: Range): { cards: string[]; joint: number | null } {
  const cards = [...hand.slice(0, range.from), ...hand.slice(range.to + 1)];
  return { cards, joint: range.from > 0 && range.from < cards.length ? range.from : null };
}

/** How many cards the trick's winner must draw, in words; empty if none (krass-kariert:5.3). */
export function draws(view: Pick<KrassKariertShown, 'trick'> & { options?: object }): string {
  const { drawn } = { ...KRASS_KARIERT_STANDARD, ...view.options };
  const count = drawn * view.trick.filter((play) => play.cards[0] === 'D').length;
  return count ? t('page-krass-kariert-draws', { count }) : '';
}
