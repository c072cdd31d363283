// The games, as their folders describe them to stories: `games/<game>/page/testing/e2e.mjs`.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';

/** @typedef {import('../../src/views.ts').GameId} Game */
/** @typedef {Record<string, number | string | boolean>} Options By the names of the protocol. */

/**
 * A scene, the cards of the hand that are selected, and what is pressed then; and what its pictures
 * are called, if otherwise.
 * @typedef {{ scene: string, as?: string, select?: number[], press?: RegExp, night?: boolean }} Picture
 */

/**
 * @typedef {object} Played
 * @property {string} name
 * @property {Options} short Options that keep a round short.
 * @property {Options} [long] Options with which a round lasts some turns, if not the standard ones.
 * @property {number} [bots] How many bots two people play a round with; one if missing.
 * @property {string[]} hints The names of its hints.
 * @property {import('./players.mjs').Player} player
 * @property {RegExp[]} typed What to type, of the moves that the text line offers: the first that fits.
 * @property {string[]} phases Scenes of every phase that differs.
 * @property {string[]} hands Scenes with hands to choose from, the largest of them, too.
 * @property {string[]} trees Scenes whose trees are kept in `snapshots/`.
 * @property {Picture[]} pictures Scenes whose pictures are kept; the first by night, in German too.
 * @property {{ scene: string, next: 'left' | 'right' }} way A scene with several others, and the
 *   side on which the next player sits.
 * @property {string} replay A recording of a replay.
 * @property {string} [lesson] A recording of its lesson, where a picture of that is kept.
 */

const FOLDER = new URL('../../../games/', import.meta.url);

/** Where a game's recordings, scenes and trees lie. @param {string} game */
export const folderOf = (game) => new URL(`${game}/page/testing/`, FOLDER);

/** The games that have a page. */
const ids = (await readdir(FOLDER)).filter((id) => existsSync(new URL(`${id}/page/`, FOLDER)));

/** @param {string} id @returns {Promise<[string, Played]>} */
const entry = async (id) => [id, (await import(`${new URL('e2e.mjs', folderOf(id))}`)).game];

/** The games by id. */
export const GAMES = /** @type {Record<Game, Played>} */ (
  Object.fromEntries(await Promise.all(ids.sort().map(entry)))
);

export const IDS = /** @type {Game[]} */ (Object.keys(GAMES));
