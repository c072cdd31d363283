// Kartel, from its first table on.
import type { Update } from '$web/protocol';
import type { KartelShown } from '$web/views';
import { held, key, may, only, select } from '$web/games/parts/lesson';
import { victories } from '$web/games/parts/words';
import type { AtTable } from '$web/games/types';
import { name, short, spoken } from './cards';
import Face from './Face.svelte';
import { title } from './logic';
import Table from './Table.svelte';

const led = ({ view }: Update) => (view as KartelShown).pile.length > 0;

export default {
  Table,
  Face,
  name,
  short,
  spoken,
  card: '[2-8WKQGZ][ogkbr]',
  brief: title,
  arranges: true,
  best: (options) => (victories(options) ? null : 'round'),
  preferences: ['autoPass', 'confirm', 'ranks'],
  signs: ['pairs', 'times', 'played', 'star'],
  hints: {
    lead: (update) => may('play')(update) && !led(update),
    beat: (update) => may('play')(update) && led(update),
    pass: only('pass'),
  },
  marks(move) {
    if (move === 'pass') return [key('P')];
    return select(move.split(' ').slice(1).map(held));
  },
} satisfies AtTable;
