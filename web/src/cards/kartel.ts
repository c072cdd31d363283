// What Kartel's cards are called.
import { t } from '../shell/words.svelte';

const RANKS: Record<string, string> = {
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  W: 'Lady',
  K: 'King',
  Q: 'Empress',
  G: 'God',
  Z: 'True',
};
export const SUITS: Record<string, string> = {
  o: 'gold',
  g: 'green',
  k: 'black',
  b: 'blue',
  r: 'red',
};
const SIGNS: Record<string, string> = { o: '●', g: '✚', k: '■', b: '◆', r: '▲' };

/** The circle of the suits: each beats the next two. */
export const CIRCLE = ['o', 'g', 'k', 'b', 'r'] as const;

/** The ranks, low to high. */
export const ORDER = '2345678WKQGZ';

/** As people say it: `Eight of gold`. */
export function name(card: string): string {
  return `${rankName(card)} of ${SUITS[card[1] ?? ''] ?? '?'}`;
}

/** A rank as people say it. */
export function rankName(card: string): string {
  return RANKS[card[0] ?? ''] ?? '?';
}

/** As people write it: `8●`. */
export function short(card: string): string {
  return (card[0] ?? '') + (SIGNS[card[1] ?? ''] ?? '');
}

/** In a sentence, as its corner has it: `gold 8`, `red Z`. */
export function spoken(card: string): string {
  return `${t(`suit-${SUITS[card[1] ?? ''] ?? '?'}`)} ${card[0] ?? ''}`;
}
