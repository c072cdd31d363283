// The rules in short, loaded when somebody reads them.
import { gameOf } from '../games';
import type { Guide } from '../games/types';
import { speakAtTables, speakInGuide } from '../shell/words.svelte';

/** A game's rules in short, once all of it can be said; undefined if there is no such game. */
export async function guideOf(game: string): Promise<Guide | undefined> {
  const found = gameOf(game);
  if (!found) return undefined;
  const [{ default: guide }] = await Promise.all([
    found.guide(),
    speakAtTables(game),
    speakInGuide(game),
  ]);
  return guide;
}
