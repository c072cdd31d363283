// What stands above a table for who learns: loaded before the table, so that the table stays put.
import { load } from '../games/loaded.svelte';
import type { Update } from '../protocol';
import { lesson } from '../shell/api';
import { hints } from './hints.svelte';

type Coach = typeof import('./Coach.svelte');
type Hint = typeof import('./Hint.svelte');

/** The parts that are loaded: what is there already is drawn with the table, and not after it. */
const loaded: { coach: Coach | null; hint: Hint | null } = { coach: null, hint: null };

/** The coach of a lesson. */
export const coach = (): Coach | Promise<Coach> => loaded.coach ?? import('./Coach.svelte');

/** The hints of somebody's first match. */
export const hint = (): Hint | Promise<Hint> => loaded.hint ?? import('./Hint.svelte');

/** Loads what a player's table needs of it; without it one plays all the same. */
export async function teach(game: string, update: Update): Promise<void> {
  try {
    if (update.lesson) {
      [loaded.coach] = await Promise.all([coach(), lesson(game)]);
      return;
    }
    await load(game);
    if (hints.wanted(game)) [loaded.hint] = await Promise.all([hint(), lesson(game)]);
  } catch {
    // It is asked for again with the table.
  }
}
