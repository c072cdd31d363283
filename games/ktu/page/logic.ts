// What KTU's table says and how a move is put together.
import { rank } from '$web/cards/french';
import { either } from '$web/games/parts/words';
import { t } from '$web/shell/words.svelte';
import { KTU_STANDARD, type KtuShown } from '$web/views';

/** The canonical order of ranks. */
const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** A view's options: of the ranks that have powers (ktu:5) those that a variant changes (8.1). */
type Powers = object;

/** Where a table keeps its powers for the faces of its cards. */
export const POWERS = Symbol('the powers of a table');

/** What a rank does, as messages ask and as its icon is called. */
export function special(rank: string | undefined, powers: Powers = {}): string | undefined {
  const { any, through, lower, skip, burn } = { ...KTU_STANDARD, ...powers };
  const ranks: Record<string, string> = { reset: any, through, lower, skip, burn };
  return Object.entries(ranks).find(([, other]) => other === rank)?.[0];
}

/** Cards in canonical order. */
export function sorted(cards: string[]): string[] {
  const place = (card: string) => RANKS.indexOf(card[0] ?? '') * 4 + SUITS.indexOf(card[1] ?? '');
  return cards.toSorted((a, b) => place(a) - place(b));
}

export interface Group {
  rank: string;
  cards: string[];
}

/** The hand by rank, as in the rules' order; those ranks last that fit on anything. */
export function groups(hand: string[], free: string): Group[] {
  const order = [...RANKS].filter((rank) => !free.includes(rank)).join('') + free;
  const found = new Map<string, string[]>();
  for (const card of sorted(hand)) {
    const at = card[0] ?? '';
    found.set(at, [...(found.get(at) ?? []), card]);
  }
  return [...found]
    .map(([rank, cards]) => ({ rank, cards }))
    .toSorted((a, b) => order.indexOf(a.rank) - order.indexOf(b.rank));
}

export function playMove(group: Group, count: number): string {
  return `play ${group.cards.slice(0, count).join(' ')}`;
}

/** The card that must be answered, under those that are looked through (ktu:4.1). */
export const answer = ({ pile, over }: KtuShown): string | undefined => pile.at(-1 - over);

/** Ranks as faces say them. */
export const faces = (ranks: string): string[] => [...ranks].map(rank);

/** The rank that is looked through, as faces say it; a number where it is one. */
export function seenThrough(powers: Powers): string | number {
  const found = rank([...RANKS].find((it) => special(it, powers) === 'through') ?? '');
  return Number(found) || found;
}

/** What goes on the pile, in a line of help; nothing where anything does. */
export function help(view: Pick<KtuShown, 'fits' | 'free' | 'over'> & { options: Powers }) {
  const { fits, free, over, options } = view;
  if (fits === null) return undefined;
  const [ranks, always] = [faces(fits), faces(free)];
  return t('page-ktu-help', {
    fits: ranks.length ? 'some' : 'none',
    ranks: ranks.length > 4 ? ranks.join(' ') : either(ranks),
    free: always.length ? either(always) : 'none',
    threes: over,
    through: seenThrough(options),
  });
}
