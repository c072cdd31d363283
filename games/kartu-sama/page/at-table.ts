// Kartu Sama, from its first table on.
import { french } from '$web/games/parts/french';
import { held, key, may, only, select } from '$web/games/parts/lesson';
import type { AtTable } from '$web/games/types';
import { victories } from '$web/games/parts/words';
import Table from './Table.svelte';

export default {
  ...french,
  Table,
  card: `${french.card}|Jo`,
  arranges: true,
  best: (options) => (victories(options) ? null : 'total'),
  preferences: ['oneTap', 'french'],
  signs: ['boxes', 'last'],
  hints: { fit: may('play'), draw: only('draw'), joker: may('play Jo') },
  marks: (move) => (move === 'draw' ? [key('D')] : select([held(`${move.slice(5)}.0`)])),
} satisfies AtTable;
