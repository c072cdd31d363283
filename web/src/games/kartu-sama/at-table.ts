// Kartu Sama, from its first table on.
import { french } from '../parts/french';
import { held, key, may, only, select } from '../parts/lesson';
import type { AtTable } from '../types';
import { victories } from '../parts/words';
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
