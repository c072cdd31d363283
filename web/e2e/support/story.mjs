// A test in the browser: told here, run by `run.mjs` beside others.

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Recorded} Recorded */

/**
 * @typedef {object} Told
 * @property {boolean} [first] Whether it begins before others, because it takes long.
 * @property {boolean} [quick] Whether it is one of the few that are run before each commit.
 */

/**
 * @typedef {Told & { title: string, recorded?: boolean, body: (site: any) => Promise<void> }} Story
 * A `recorded` one needs no server.
 */

/** Whether everything is looked at that takes long: `cargo xtask browser --long`. */
export const LONG = process.env.KARTENHAUS_LONG === 'yes';

/** Every story that was told, in order. @type {Story[]} */
export const stories = [];

/**
 * A test on a server of its own, where the same cards are dealt in each run. It fails also on what nobody
 * looked for: errors in a console, breaches of the content security policy, requests to other hosts.
 * @param {string} title
 * @param {(site: Site) => Promise<void>} body
 * @param {Told} [told]
 */
export function story(title, body, told = {}) {
  stories.push({ title, body, ...told });
}

/**
 * A test of the built page on recordings of what a server said, and without one. It fails also on what nobody
 * looked for, as a story does, and where the page asks for what was not recorded.
 * @param {string} title
 * @param {(site: Recorded) => Promise<void>} body
 * @param {Pick<Told, 'quick'>} [told]
 */
export function recorded(title, body, told = {}) {
  stories.push({ title, body, recorded: true, ...told });
}
