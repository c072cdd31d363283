// What KTU's table says and how a move is put together.
import { rank } from '$web/cards/french';
import { either } from '$web/games/parts/words';
import { t } from '$web/shell/words.svelte';
import { KTU_STANDARD } from '$web/views';

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

/** Whether a rank fits on anything (ktu:4.5). */
const isFree = (rank: string, powers: Powers) =>
  ['reset', 'through', 'burn'].includes(special(rank, powers) ?? '');

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
export function groups(hand: string[], powers: Powers = {}): Group[] {
  const [last, first] = [true, false].map((free) =>
    [...RANKS].filter((rank) => isFree(rank, powers) === free).join(''),
  );
  const order = `${first}${last}`;
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

/** The card that must be answered, and how many 3s lie on it (ktu:4.1). */
export function answer(
  pile: string[],
  powers: Powers = {},
): { card: string | null; threes: number } {
  let threes = 0;
  for (const card of pile.toReversed()) {
    if (special(card[0], powers) !== 'through') return { card, threes };
    threes += 1;
  }
  return { card: null, threes };
}

/** The ranks that fit on anything, as faces say them. */
export const free = (powers: Powers): string[] =>
  [...RANKS].filter((it) => isFree(it, powers)).map(rank);

/** The rank that is looked through, as faces say it; a number where it is one. */
export function seenThrough(powers: Powers): string | number {
  const found = rank([...RANKS].find((it) => special(it, powers) === 'through') ?? '');
  return Number(found) || found;
}

/** The ranks that beat the pile, as faces say them; null where anything does (ktu:4). */
export function beating(pile: string[], powers: Powers = {}): string[] | null {
  const at = answer(pile, powers).card?.[0];
  if (!at || special(at, powers) === 'reset') return null;
  const [low, high] = [RANKS.slice(0, RANKS.indexOf(at)), RANKS.slice(RANKS.indexOf(at) + 1)];
  const ranks = special(at, powers) === 'lower' ? low : high;
  return [...ranks].filter((it) => !isFree(it, powers)).map(rank);
}

/** What goes on the pile, in a line of help; nothing where anything does. */
export function help(pile: string[], powers: Powers = {}): string | undefined {
  const ranks = beating(pile, powers);
  if (!ranks) return undefined;
  const always = free(powers);
  const { threes } = answer(pile, powers);
  return t('page-ktu-help', {
    fits: ranks.length ? 'some' : 'none',
    ranks: ranks.length > 4 ? ranks.join(' ') : either(ranks),
    free: always.length ? either(always) : 'none',
    threes,
    through: seenThrough(powers),
  });
}
