// What Kartel's cards are called.
import { t } from '$web/shell/words.svelte';

/** The ranks, low to high. */
export const RANKS = [...'2345678WKQGZ'];

/** What the catalogue calls ranks and suits. */
const CALLED: Record<string, string> = {
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

/** The signs of the five highest ranks as strokes, in a box of 100 by 100: 正 神 后 王 女. */
export const STROKES: Record<string, string> = {
  Z: 'M10 13H90M51 13V88M51 49H86M22 42V88M4 88H96',
  G: 'M20 3 32 16M5 26H42Q34 48 5 66M26 46V98M30 50 43 62M53 22H94V72H53ZM53 47H94M73.5 2V98',
  Q: 'M84 8Q56 17 22 17V46Q22 76 7 95M22 39H95M41 60H85V90H41Z',
  K: 'M12 13H88M18 49H82M5 88H95M50 13V88',
  W: 'M45 3 27 50Q58 64 84 95M72 30Q64 76 13 95M4 31H96',
};

/** How wide those strokes are: a sign with many has thin ones. */
export const WIDTHS: Record<string, number> = { Z: 13, G: 9, Q: 11, K: 13, W: 12 };

/** The circle of the suits: each beats the next two. */
export const CIRCLE = ['o', 'g', 'k', 'b', 'r'] as const;

/** The suits that one beats, as those that beat it leave them. */
export const beaten = (suit: string, beaters: readonly string[]): string[] =>
  CIRCLE.filter((other) => other !== suit && !beaters.includes(other));

export function suitName(suit: string): string {
  return t(`suit-${SUITS[suit] ?? '?'}`);
}

/** As people say it: `Eight of gold`. */
export function name(card: string): string {
  const rank = CALLED[card[0] ?? ''] ?? '';
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
