// Khamul, from its first table on.
import { french } from '$web/games/parts/french';
import { key, may, select } from '$web/games/parts/lesson';
import type { AtTable } from '$web/games/types';
import Table from './Table.svelte';

/** What a move of one word is pressed with. */
const KEYS: Record<string, string> = {
  draw: 'D',
  take: 'T',
  discard: 'D',
  done: 'N',
  decline: 'P',
};

/** A table where cards are turned up for the player. */
const LOOKS = 'main:has([data-look])';

function pressed(move: string): string[] {
  const [verb = '', ...rest] = move.split(' ');
  const action = KEYS[verb];
  if (action) return [key(action)];
  if (verb !== 'khamul') return select(rest.map((slot) => `data-slot="${slot}"`));
  return [key('K'), `main:not(:has(${key('K').slice(5)})) ${key('⏎').slice(5)}`];
}

export default {
  ...french,
  Table,
  keys: 'KNT',
  best: () => 'total',
  preferences: ['french'],
  signs: ['eye', 'letters', 'heads', 'ring', 'loudspeaker'],
  hints: {
    look: may('peek'),
    snap: (update) => update.window !== null && may('done')(update),
    announce: may('khamul'),
  },
  // What is to be seen is seen first.
  marks: (move) => ['main [data-look]', key('⏎').replace('main', LOOKS), ...pressed(move)],
} satisfies AtTable;
