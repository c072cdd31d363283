// What KTU's table says and how a move is put together.
import { rank } from '../../cards/french';
import { t } from '../../shell/words.svelte';

/** The canonical order of ranks. */
const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';
/** Low to high, without those that fit on anything. */
const POWER = '456789JQKA';

/** What special ranks do, as messages ask and as their icons are called. */
export const SPECIAL: Record<string, string> = {
  2: 'reset',
  3: 'through',
  7: 'lower',
  8: 'skip',
  T: 'burn',
};

/** Cards in canonical order. */
export function sorted(cards: string[]): string[] {
  const place = (card: string) => RANKS.indexOf(card[0] ?? '') * 4 + SUITS.indexOf(card[1] ?? '');
  return cards.toSorted((a, b) => place(a) - place(b));
}

export interface Group {
  rank: string;
  cards: string[];
}

/** The hand by rank, low to high in the order of the game: 4 to A, then 2, 3 and 10. */
export function groups(hand: string[]): Group[] {
  const order = `${POWER}23T`;
  const found = new Map<string, string[]>();
  for (const card of sorted(hand)) {
    const at = card[0] ?? '';
    found.set(at, [...(found.get(at) ?? []), card]);
  }
  return [...found]
    .map(([rank, cards]) => ({ rank, cards }))
    .toSorted((a, b) => order.indexOf(a.rank) - order.indexOf(b.rank));
}

/** The move that plays so many of a group. */
export function playMove(group: Group, count: number): string {
  return `play ${group.cards.slice(0, count).join(' ')}`;
}

/** The card that must be answered, and how many 3s lie on it (ktu:4.1). */
export function answer(pile: string[]): { card: string | null; threes: number } {
  let threes = 0;
  for (const card of pile.toReversed()) {
    if (card[0] !== '3') return { card, threes };
    threes += 1;
  }
  return { card: null, threes };
}

/** What fits on the pile, as its face says (ktu:4). */
export function fits(pile: string[]): string {
  const { card } = answer(pile);
  const at = card?.[0];
  if (!card || !at || at === '2') return t('ktu-fits', { fits: 'anything' });
  const low = POWER.slice(0, POWER.indexOf('7'));
  const ranks = [...(at === '7' ? low : POWER.slice(POWER.indexOf(at) + 1))].map(rank).join(' ');
  return t('ktu-fits', { fits: ranks ? 'higher' : 'only', ranks });
}
