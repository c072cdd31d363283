// What Kartel's table says and how a move is put together.
import { t } from '../../shell/words.svelte';
import type { KartelSet, KartelShown } from '../../views';
import { either, yes } from '../parts/words';
import { CIRCLE, spoken, suitName } from './cards';

/** The books, high to low, as the rules and the catalogue call them (kartel:4.5). */
export const BOOKS: [string, string][] = [
  ['KARA 5', 'kara-five'],
  ['Mr. Honey', 'mr-honey'],
  ['Quads', 'quads'],
  ['Honey', 'honey'],
  ['Umbrella', 'umbrella'],
  ['Mr.', 'mr'],
  ['KARA Jump', 'kara-jump'],
];

/** What a book is, in words. */
export function meaning(name: string): string {
  const plain = BOOKS.find(([book]) => book === name);
  const found = plain ?? BOOKS.find(([book]) => `KARA ${book}` === name);
  if (!found) return '';
  return t('page-kartel-meaning', { book: found[1], rainbow: yes(!plain) });
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

/** What cards are called together; `name` is the rules' name of their set, if it is known. */
export function title(cards: string[], name: string | null): string {
  const [first = ''] = cards;
  if (cards.length === 5 && name) return name;
  if (cards.length === 1) return spoken(first);
  const alike = cards.every((card) => card[0] === first[0]);
  if (cards.length === 2 && alike) return t('page-kartel-pair', { rank: first[0] ?? '' });
  if (cards.length === 3 && alike) return t('page-kartel-three', { rank: first[0] ?? '' });
  return t('page-table-cards', { count: cards.length });
}

/** The two suits that beat this one: in the circle each beats the next two. */
export function beaters(suit: string): string[] {
  const at = CIRCLE.findIndex((own) => own === suit);
  return at < 0 ? [] : [CIRCLE[(at + 4) % 5] ?? '', CIRCLE[(at + 3) % 5] ?? ''];
}

/** What beats a set, as the help page has it. */
export function beating(set: KartelSet): string {
  const [first = ''] = set.cards;
  const rank = first[0] ?? '';
  switch (set.cards.length) {
    case 1: {
      const [one = '', two = ''] = beaters(first[1] ?? '').map(suitName);
      return t('page-kartel-beating-one', { rank, first: one, second: two });
    }
    case 2:
      return t('page-kartel-beating-two', { rank });
    case 3:
      return t('page-kartel-beating-three');
    default: {
      const base = set.name.replace('KARA ', '');
      const at = BOOKS.findIndex(([book]) => book === set.name || book === base);
      const above = BOOKS.slice(0, Math.max(0, at)).map(([book]) => book);
      const more = { more: above.length, above: either(above.toReversed()) };
      return t('page-kartel-beating-book', { book: set.name, ...more });
    }
  }
}

/** By how much a seat's cards would count if the round ended now (kartel:6.1). */
export function factor(view: KartelShown, seat: number): number {
  const played = view.played[seat]?.length ?? 0;
  if (played === 0) return 3;
  return played <= 3 ? 2 : 1;
}
