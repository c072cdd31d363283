// The games whose tables are loaded.
import { speakAtTables } from '../shell/words.svelte';
import { gameOf } from '.';
import type { AtTable } from './types';

let loaded = $state.raw<ReadonlyMap<string, AtTable>>(new Map());

/** By game, what goes on once its table is loaded, however many tries that takes. */
const waiting = new Map<string, (() => void)[]>();

/** What a game's table needs, if it is loaded. */
export const atTable = (game: string) => loaded.get(game);

/** What says what happens at tables. */
const speech = () => import('./parts/say');

/** Loads what a game's table needs, and what is said there; undefined if there is no such game. */
export function load(game: string): Promise<AtTable> | undefined {
  const found = gameOf(game);
  const parts = found && Promise.all([found.load(), speech(), speakAtTables(game)]);
  return parts?.then(([{ default: it }, { writeCards }]) => {
    writeCards(game, it.spoken ?? it.short);
    if (!loaded.has(game)) loaded = new Map([...loaded, [game, it]]);
    for (const goOn of waiting.get(game) ?? []) goOn();
    waiting.delete(game);
    return it;
  });
}

/**
 * Loads that too, and returns what says what happens there; if it fails, once a later `load` has
 * succeeded. Before that nothing can be said. Undefined if there is no such game.
 */
export function speechOf(game: string): ReturnType<typeof speech> | undefined {
  const later = (goOn: () => void) => {
    if (loaded.has(game)) goOn();
    else waiting.set(game, [...(waiting.get(game) ?? []), goOn]);
  };
  return load(game)
    ?.catch(() => new Promise<void>(later))
    .then(speech);
}
