// What Kartel's cards are called.
import { t } from '../shell/words.svelte';

/** What the catalogue calls ranks and suits. */
const RANKS: Record<string, string> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  W: 'lady',
  K: 'king',
  Q: 'empress',
  G: 'god',
  Z: 'true',
};
export const SUITS: Record<string, string> = {
  o: 'gold',
  g: 'green',
  k: 'black',
  b: 'blue',
  r: 'red',
};
const SIGNS: Record<string, string> = { o: '●', g: '✚', k: '■', b: '◆', r: '▲' };

/** The signs of the five highest ranks. */
export const GLYPHS: Record<string, string> = { Z: '正', G: '神', Q: '后', K: '王', W: '女' };

/** The circle of the suits: each beats the next two. */
export const CIRCLE = ['o', 'g', 'k', 'b', 'r'] as const;

/** The ranks, low to high. */
export const ORDER = '2345678WKQGZ';

/** A suit as people say it. */
export function suitName(suit: string): string {
  return t(`suit-${SUITS[suit] ?? '?'}`);
}

/** As people say it: `Eight of gold`. */
export function name(card: string): string {
  const rank = RANKS[card[0] ?? ''] ?? '';
  return t('page-kartel-card', { rank, suit: suitName(card[1] ?? '') });
}

/** As people write it: `8●`. */
export function short(card: string): string {
  return (card[0] ?? '') + (SIGNS[card[1] ?? ''] ?? '');
}

/** In a sentence, as its corner has it: `gold 8`, `red Z`. */
export function spoken(card: string): string {
  return `${suitName(card[1] ?? '')} ${card[0] ?? ''}`;
}
