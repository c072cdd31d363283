// What Kartel's table says and how a move is put together.
import { t } from '$web/shell/words.svelte';
import { spoken } from './cards';

/** The lines of five-card hands as the rules call them, high to low (kartel:4.5). */
export const LINES = [
  'KARA 5',
  'Mr. Honey',
  'Quads',
  'Honey',
  'Umbrella',
  'Mr.',
  'KARA Jump',
] as const;

/** The line of a five-card hand, which may be its form in five suits. */
export function lineOf(name: string): number {
  const at = LINES.findIndex((line) => line === name);
  return at < 0 ? LINES.findIndex((line) => `KARA ${line}` === name) : at;
}

const key = (name: string) => name.toLowerCase().replaceAll(' ', '-').replace('.', '');

/** What people call a five-card hand. */
export function called(name: string): string {
  return t('kartel-called', { reader: 'page', book: key(name), name });
}

/** What it is, in words. */
export function meaning(name: string): string {
  return t('kartel-book', { reader: 'page', book: key(name) });
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
  if (cards.length === 5 && name) return called(name);
  if (cards.length === 1) return spoken(first);
  const alike = cards.every((card) => card[0] === first[0]);
  if (!alike || cards.length > 3) return t('page-table-cards', { count: cards.length });
  return t('kartel-set', { reader: 'page', size: cards.length, rank: first[0] ?? '' });
}
