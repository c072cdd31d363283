// Replays: a part of the page of its own, with its own words.
import { speakOfReplays } from '../shell/words.svelte';

/** The page of a finished match. */
export async function load() {
  const [{ default: Replay }] = await Promise.all([import('./Replay.svelte'), speakOfReplays()]);
  return { Replay };
}

/** The page on which a record is opened. */
export async function loadBring() {
  const [bring] = await Promise.all([import('./Bring.svelte'), speakOfReplays()]);
  return bring;
}

/** What was played in a room. */
export async function loadHistory() {
  const [history] = await Promise.all([import('./History.svelte'), speakOfReplays()]);
  return history;
}
