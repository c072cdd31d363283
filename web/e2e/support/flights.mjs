// Cards that fly: a table whose time is stopped, where updates come one by one.
import assert from 'node:assert/strict';
import { SCREENS } from './site.mjs';
import { DRAWN, visit } from './table.mjs';

/** @typedef {import('./person.mjs').Person} Person */
/** @typedef {import('./site.mjs').Recorded} Site */

export const MOVING = { ...SCREENS.desktop, reducedMotion: /** @type {const} */ ('no-preference') };

/** How far apart updates come: of many at once nothing is shown. */
const PAUSE_MS = 300;

/**
 * Writes down every animation that a script begins: runs in the page. They last, so that a test can
 * look at them, until it lands them.
 */
export function witness() {
  /** @type {{ flight: boolean, duration: number, delay: number }[]} */
  const flown = [];
  const { animate } = Element.prototype;
  /** @type {typeof animate} */
  Element.prototype.animate = function (frames, options) {
    const how = /** @type {KeyframeAnimationOptions} */ (options);
    const flight = this.parentElement?.className === 'flights';
    flown.push({ flight, duration: Number(how.duration), delay: Number(how.delay) });
    return animate.call(this, frames, { ...how, duration: 60_000 });
  };
  const land = () => {
    for (const it of document.getAnimations()) if (!(it instanceof CSSAnimation)) it.finish();
    return Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  };
  Object.assign(window, { flown, land });
}

/** @returns {Promise<{ flight: boolean, duration: number, delay: number }[]>} */
export const flown = (/** @type {Person} */ { page }) =>
  page.evaluate(() => /** @type {any} */ (window).flown);

/** Ends all that moves. @param {Person} person */
export const land = ({ page }) => page.evaluate(() => /** @type {any} */ (window).land());

/**
 * Somebody at the table of a recording, before the first card is dealt; time stands still.
 * @param {Site} site
 * @param {string} recording
 * @param {import('playwright-core').BrowserContextOptions} [screen]
 * @param {string} [client]
 */
export async function table(site, recording, screen = MOVING, client = 'Ada') {
  const person = await site.person(client, screen, { clock: true });
  await person.page.addInitScript(witness);
  person.playback.hold();
  await visit(person, recording, client);
  await step(person, isUpdate, 0);
  await person.page.locator('main .table .prompt').first().waitFor(DRAWN);
  await person.stopTime();
  await land(person);
  await person.page.evaluate(() => (/** @type {any} */ (window).flown.length = 0));
  return person;
}

/**
 * Tells the page what came next, until something came, and lets time pass after each.
 * @param {Person} person
 * @param {(told: any) => boolean} wanted
 */
export async function step(person, wanted, ms = PAUSE_MS) {
  for (;;) {
    const told = person.playback.next();
    assert(told, 'there is more in the recording');
    await person.caughtUp();
    if (ms) await person.pass(ms);
    if (wanted(told)) return told;
  }
}

export const isUpdate = (/** @type {any} */ { type }) => type === 'update';
