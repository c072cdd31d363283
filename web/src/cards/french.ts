// The names of French cards.
import { t } from '../shell/words.svelte';

/** The names of ranks and suits in the catalogue. */
const RANKS: Record<string, string> = {
  A: 'ace',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};
const SUITS: Record<string, string> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const SIGNS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };

const parts = (card: string) => ({
  rank: RANKS[card[0] ?? ''] ?? '',
  suit: SUITS[card[1] ?? ''] ?? '',
});

/** As people say it: `Seven of hearts`. */
export function name(card: string): string {
  return card === 'Jo' ? t('page-french-joker') : t('page-french-name', parts(card));
}

/** A rank as it is printed: `10`. */
export function rank(card: string): string {
  return card[0] === 'T' ? '10' : (card[0] ?? '');
}

/** As people write it: `7♥`. */
export function short(card: string): string {
  return card === 'Jo' ? t('page-french-joker') : rank(card) + (SIGNS[card[1] ?? ''] ?? '');
}

/** Several of a rank: `sixes`. */
export function many(card: string): string {
  return t('french-many', { rank: Number(rank(card)) || rank(card) });
}
