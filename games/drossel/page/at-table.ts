// Drossel, from its first table on.
import { french } from '$web/games/parts/french';
import { held, select } from '$web/games/parts/lesson';
import { victories } from '$web/games/parts/words';
import type { AtTable } from '$web/games/types';
import { leads } from './logic';
import Table from './Table.svelte';

export default {
  ...french,
  Table,
  best: (options) => (victories(options) ? null : 'round'),
  preferences: ['oneTap', 'french'],
  signs: ['tricks'],
  hints: {
    lead: ({ legal, view }) => legal.length > 0 && leads(view),
    follow: ({ legal, view }) => legal.length > 0 && !leads(view),
    last: ({ legal }) => legal.length === 1,
  },
  marks: (move) => select([held(move.slice('play '.length))]),
} satisfies AtTable;
