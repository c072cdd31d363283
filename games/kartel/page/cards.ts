// What Kartel's cards are called.
import { t } from '$web/shell/words.svelte';

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

/** The same as strokes, in a box of 24 by 24. */
export const STROKES: Record<string, string> = {
  Z: 'M4 4.5h16M12.2 4.5V20M12.2 11.5H19M6.8 10v10M3 20h18',
  G:
    'M5.5 2.5l2 2.3M3 7.5h6.5C8 11 5.5 13.5 2.5 15M6.5 11.5V22' +
    'M7.8 12.5l2.7 2.5M12 6.5h9.5v10H12zM12 11.5h9.5M16.7 2.5V22',
  Q: 'M18.5 3C14.5 4.5 10 5 5.5 5.2M5.5 5.2C5.7 12 5 17.5 2.5 21.5M5.7 10H21.5M9 14.5h10.5V21H9z',
  K: 'M4 4.5h16M12 4.5V20M5 12h14M3 20h18',
  W:
    'M10.5 2.5C9.5 7 7.5 11.5 5.5 15 10 16.3 15 18.5 19 21.5' +
    'M16.5 8C15 14.5 11 19 4 21.5M2.5 8.5h19',
};

/** The circle of the suits: each beats the next two. */
export const CIRCLE = ['o', 'g', 'k', 'b', 'r'] as const;

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
