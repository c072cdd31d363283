// Replays: a separate part of the page, with the words of tables.
import { speakAtTables, withWords } from '../shell/words.svelte';

/** The page of a finished match. */
export async function load() {
  const [replay] = await Promise.all([import('./Replay.svelte'), speakAtTables()]);
  return replay;
}

/** The page that uploads a record. */
export async function loadUpload() {
  const [upload] = await Promise.all([import('./Upload.svelte'), speakAtTables()]);
  return upload;
}

/** Where a match turned. */
export async function loadReview() {
  const [review] = await Promise.all([import('./Review.svelte'), speakAtTables()]);
  return review;
}

/** What was played in a room. */
export async function loadHistory() {
  const [history] = await Promise.all([import('./History.svelte'), speakAtTables()]);
  return history;
}

/** What a group has played in a room. */
export async function loadStatistics() {
  const [statistics] = await Promise.all([
    withWords(import('./Statistics.svelte')),
    speakAtTables(),
  ]);
  return statistics;
}

/** What the person at this browser has played. */
export async function loadOwn() {
  const [own] = await Promise.all([withWords(import('./Own.svelte')), speakAtTables()]);
  return own;
}
