// The games that have a table here. Each is a chunk of its own, loaded when its room is opened.
import { speakAtTables } from '../shell/words.svelte';
import type { Describe, Table } from './types';

export type { Describe, Table, TableProps } from './types';

/** The sentences of the games that are loaded. */
const sentences = new Map<string, Describe>();

type Load = () => Promise<{ default: Table; describe: Describe }>;

/** Loads a game's table, and its sentences with it. */
function loader(game: string, load: Load): () => Promise<{ default: Table }> {
  return async () => {
    const [{ default: table, describe }] = await Promise.all([load(), speakAtTables()]);
    sentences.set(game, describe);
    return { default: table };
  };
}

/** By game id: what loads its table. Once that is done, {@link describe} works for the game too. */
export const tables = named({
  kartel: loader('kartel', () => import('./kartel')),
  'kartu-sama': loader('kartu-sama', () => import('./kartu-sama')),
  'krass-kariert': loader('krass-kariert', () => import('./krass-kariert')),
  khamul: loader('khamul', () => import('./khamul')),
  ktu: loader('ktu', () => import('./ktu')),
});

/** Without what every object has: a server may name a game `toString`. */
function named<T>(all: Record<string, T>): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, all);
}

/**
 * The sentence for an event that everyone or the player alone was told; null if it is not worth a
 * line, or if the game's table is not loaded yet. `names` are by seat.
 */
export function describe(
  game: string,
  event: unknown,
  names: string[],
  you: number | null,
  view?: unknown,
): string | null {
  return sentences.get(game)?.(event, names, you, view) ?? null;
}
