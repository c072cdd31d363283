// The games whose tables are loaded.
import { speakAtTables } from '../shell/words.svelte';
import { gameOf } from '.';
import { writeCards } from './parts/say';
import type { AtTable } from './types';

let loaded = $state.raw<ReadonlyMap<string, AtTable>>(new Map());

/** What a game's table needs, if it is loaded. */
export const atTable = (game: string) => loaded.get(game);

/** Loads what a game's table needs, and what is said there; undefined if there is no such game. */
export function load(game: string): Promise<AtTable> | undefined {
  const found = gameOf(game);
  return found && Promise.all([found.load(), speakAtTables()]).then(([{ default: it }]) => {
    writeCards(game, it.spoken ?? it.short);
    if (!loaded.has(game)) loaded = new Map([...loaded, [game, it]]);
    return it;
  });
}
