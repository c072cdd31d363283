// What a lesson needs, beside what every match does.
import { load } from '../games/loaded.svelte';
import { lesson } from '../shell/api';
import type Coach from './Coach.svelte';

let loaded: typeof Coach | null = null;

/** What tells the learner what to do: at once if it was loaded, so that it moves nothing. */
export const coach = (): typeof Coach | Promise<typeof Coach> =>
  loaded ?? import('./Coach.svelte').then((it) => (loaded = it.default));

/** Loads the coach, the texts and the table; what does not come is asked for again in its place. */
export async function prepareLesson(game: string): Promise<void> {
  await Promise.allSettled([coach(), lesson(game), load(game)]);
}
