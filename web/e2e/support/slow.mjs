// A slow network and a slow page, for `cargo xtask browser --slow`: each file is late by a time of its
// own, and the page's code hears late, but in order, what came over its line. No story may notice.
import { setTimeout } from 'node:timers/promises';

const SLOW = process.env.KARTENHAUS_SLOW === 'yes';

/** How late a file is at most, in milliseconds. */
const FILE_MS = 1_500;

/** How late the page's code hears what came over its line, at most, in milliseconds. */
const HEARD_MS = 300;

/** Delays what a page's code hears of its lines: this runs in the page. @param {number} most */
function hearLate(most) {
  for (const name of /** @type {const} */ (['onmessage', 'onclose'])) {
    const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, name);
    Object.defineProperty(WebSocket.prototype, name, {
      ...own,
      /** @this {WebSocket & { heard?: Promise<unknown> }} @param {(event: Event) => void} hear */
      set(hear) {
        own?.set?.call(this, (/** @type {Event} */ event) => {
          const due = new Promise((done) => void window.setTimeout(done, Math.random() * most));
          const before = this.heard ?? Promise.resolve();
          this.heard = before.then(() => due).then(() => hear.call(this, event));
        });
      },
    });
  }
}

/** Makes a browser slow, if it is to be. @param {import('playwright-core').BrowserContext} context */
export async function slow(context) {
  if (!SLOW) return;
  await context.addInitScript(hearLate, HEARD_MS);
  await context.route(/\/assets\//, async (route) => {
    await setTimeout(Math.random() * FILE_MS);
    // The page may be gone by then.
    await route.fallback().catch(() => {});
  });
}
