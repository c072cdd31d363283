// Waiting for what has to be looked at again and again.
import { setTimeout } from 'node:timers/promises';

/** Nothing that is waited for takes longer, also on a slow machine, in milliseconds. */
export const PATIENCE = 30_000;

/**
 * Looks again and again until there is something, and gives it.
 * @template T
 * @param {string} what What the error says if it does not come.
 * @param {() => T | Promise<T>} look
 * @param {{ within?: number, every?: number }} [how] In milliseconds.
 */
export async function until(what, look, { within = PATIENCE, every = 25 } = {}) {
  for (const end = Date.now() + within; Date.now() < end; await setTimeout(every)) {
    const it = await look();
    if (it) return it;
  }
  throw new Error(what);
}

/**
 * Waits for two frames: in the first a page learns its sizes, in the second it shows what follows.
 * @param {import('playwright-core').Page} page
 */
export async function drawn(page) {
  for (const _ of [1, 2]) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
}

/** How long something may be found, in milliseconds. */
const SETTLED_WITHIN = 10_000;

/**
 * Looks again for a while as long as something is found, and gives what was found last: a page is laid
 * out anew just after its window has another size.
 * @template T
 * @param {() => Promise<T | null>} look
 */
export async function settled(look) {
  let found = await look();
  for (const end = Date.now() + SETTLED_WITHIN; found !== null && Date.now() < end;) {
    await setTimeout(25);
    found = await look();
  }
  return found;
}
