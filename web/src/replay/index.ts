// Replays: a separate part of the page, with the words of tables and of matches that were played.
import { withMatches, withWords } from '../shell/words.svelte';

/** The page of a finished match. */
export const load = () => withMatches(import('../pages/Replay.svelte'));

/** The page that uploads a record. */
export const loadUpload = () => withMatches(import('../pages/Upload.svelte'));

/** Where a match turned. */
export const loadReview = () => withMatches(import('./Review.svelte'));

/** What was played in a room. */
export const loadHistory = () => withMatches(import('./History.svelte'));

/** What a group has played in a room. */
export const loadStatistics = () => withMatches(withWords(import('../pages/Statistics.svelte')));

/** What the person at this browser has played. */
export const loadOwn = () => withMatches(withWords(import('../pages/Own.svelte')));
