// What Kartel's table says and how a move is put together.
import { CIRCLE, spoken, SUITS } from '../../cards/kartel';
import type { KartelSet, KartelShown } from '../../views';
import { joined } from '../parts/words';

/** The books, high to low, as people say them (kartel:4.5). */
export const BOOKS: [string, string][] = [
  ['KARA 5', 'five of one rank'],
  ['Mr. Honey', 'straight in one suit'],
  ['Quads', 'four of one rank and one more'],
  ['Honey', 'five of one suit'],
  ['Umbrella', 'three of one rank and two of another'],
  ['Mr.', 'straight'],
  ['KARA Jump', 'five suits, five ranks, no straight'],
];

/** What a book is, in words. */
export function meaning(name: string): string {
  const plain = BOOKS.find(([book]) => book === name);
  if (plain) return plain[1];
  const rainbow = BOOKS.find(([book]) => `KARA ${book}` === name);
  return rainbow ? `${rainbow[1]}, in five suits` : '';
}

/** The sets among the legal moves, cheapest first, by size. */
export function sets(legal: string[]): Map<number, string[][]> {
  const found = new Map<number, string[][]>();
  for (const move of legal) {
    if (!move.startsWith('play ')) continue;
    const cards = move.slice('play '.length).split(' ');
    const alike = found.get(cards.length);
    if (alike) alike.push(cards);
    else found.set(cards.length, [cards]);
  }
  return found;
}

/** Those that use all of these cards. */
export function using(sets: string[][], cards: ReadonlySet<string>): string[][] {
  if (!cards.size) return sets;
  return sets.filter((set) => {
    let met = 0;
    for (const card of set) if (cards.has(card)) met += 1;
    return met === cards.size;
  });
}

/** What sets of a size are called. */
export const SIZES: Record<number, string> = { 1: 'Single', 2: 'Pair', 3: 'Three', 5: 'Book' };

/** What cards are called together; `name` is the rules' name of their set, if it is known. */
export function title(cards: string[], name: string | null): string {
  const [first = ''] = cards;
  if (cards.length === 5 && name) return name;
  if (cards.length === 1) return spoken(first);
  const alike = cards.every((card) => card[0] === first[0]);
  if (cards.length === 2 && alike) return `pair of ${first[0]}`;
  if (cards.length === 3 && alike) return `three of ${first[0]}`;
  return `${cards.length} cards`;
}

/** The two suits that beat this one: in the circle each beats the next two. */
export function beaters(suit: string): string[] {
  const at = CIRCLE.findIndex((own) => own === suit);
  return at < 0 ? [] : [CIRCLE[(at + 4) % 5] ?? '', CIRCLE[(at + 3) % 5] ?? ''];
}

/** What beats a set, as the help page has it. */
export function beating(set: KartelSet): string {
  const [first = ''] = set.cards;
  const rank = first[0];
  switch (set.cards.length) {
    case 1:
      return `a higher rank, or ${rank} in ${joined(
        beaters(first[1] ?? '').map((suit) => SUITS[suit] ?? ''),
        'or',
      )}`;
    case 2:
      return `a higher rank, or another two of rank ${rank}`;
    case 3:
      return 'a higher rank';
    default: {
      const base = set.name.replace('KARA ', '');
      const at = BOOKS.findIndex(([book]) => book === set.name || book === base);
      const above = BOOKS.slice(0, Math.max(0, at))
        .map(([book]) => book)
        .toReversed();
      return `a higher ${set.name}${above.length ? `, or ${joined(above, 'or')}` : ''}`;
    }
  }
}

/** By how much a seat's cards would count if the round ended now (kartel:6.1). */
export function factor(view: KartelShown, seat: number): number {
  const played = view.played[seat]?.length ?? 0;
  if (played === 0) return 3;
  return played <= 3 ? 2 : 1;
}
