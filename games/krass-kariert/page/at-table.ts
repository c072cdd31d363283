// Krass Kariert, from its first table on.
import type { KrassKariertShown } from '$web/views';
import { card, held, key, may, select } from '$web/games/parts/lesson';
import type { AtTable } from '$web/games/types';
import { name } from './cards';
import Face from './Face.svelte';
import Table from './Table.svelte';

/** A card that comes into a hand that is not sorted, at a position. */
function insert(at: number): string[] {
  // A tap on the card before it lays it behind that one.
  const lies = (there: string) => `main:has([data-key="new"]${there})`;
  const there = `[data-at="${at}"]`;
  return [
    key('⏎').replace('main', lies(there)),
    `${lies(`:not(${there})`)} button[${held(`${Math.max(0, at - 1)}`)}]`,
  ];
}

export default {
  Table,
  Face,
  name,
  short: name,
  keys: 'R',
  preferences: ['confirm'],
  signs: ['chips', ['reserve', '+ 4 3'], 'after'],
  hints: {
    neighbours: may('play'),
    gap: (update) => may('play')(update) && (update.view as KrassKariertShown).turns > 1,
    reserve: may('take'),
  },
  marks(move) {
    const [verb = '', first = '', , last = ''] = move.split(' ');
    if (verb === 'insert') return insert(Number(first));
    if (verb === 'take') return [card(`data-reserve="${first}"`), ...insert(Number(last))];
    const [from = 0, to = from] = first.split('-').map(Number);
    const cards = Array.from({ length: to - from + 1 }, (_, at) => held(`${from + at}`));
    return select(cards, `data-meant="${move}"`);
  },
} satisfies AtTable;
