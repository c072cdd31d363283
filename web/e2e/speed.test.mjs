// How fast a link is a seat, on a phone with a slow line: how long it takes is printed, and what does
// not depend on the machine is asserted.
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { lay } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** 1.6 Mbit/s and 150 ms there and back, in bytes a second. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9.4e4 };

/** The script that may come before one sits, compressed. */
const SCRIPT_MAX = 60_000;

/** How long it may take on a machine that does nothing else, in milliseconds. */
const COLD_MEANT = 5_000;
const WARM_MEANT = 1_500;

/** Sits down as soon as that is possible, and notes when that was done: runs in the page. */
function quick() {
  const look = () => {
    const all = [...document.querySelectorAll('button')];
    const find = (/** @type {string} */ text) => all.find((it) => it.textContent?.includes(text));
    const sit = find('Sit down as');
    if (sit && !sit.dataset.pressed) {
      sit.dataset.pressed = 'yes';
      Object.assign(window, { pressed: performance.now() });
      sit.click();
    }
    if (!find('Rename')) return;
    watch.disconnect();
    requestAnimationFrame(() => Object.assign(window, { seated: performance.now() }));
  };
  // The page fetches the table in advance, a while after the lobby: not here, where a slow machine
  // would count it as part of the lobby.
  const { setTimeout: later } = window;
  window.setTimeout = /** @type {any} */ (
    (/** @type {TimerHandler} */ what, /** @type {number} */ ms) => later(what, ms === 1_500 ? 60_000 : ms)
  );
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true });
}

/**
 * Opens a room's link; gives the milliseconds from there to a seat.
 * @param {Person} person
 * @param {string} path
 * @returns {Promise<number>}
 */
async function seated({ page }, path) {
  await page.goto(path, { waitUntil: 'commit' });
  const done = await page.waitForFunction(() => /** @type {any} */ (window).seated);
  return done.jsonValue();
}

story('a link is a seat within seconds, on a slow phone', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const path = await lay([ada], 'kartel', { begin: false });
  const bea = await site.person('Bea', SCREENS.phone);
  const { page } = bea;
  await page.addInitScript(quick);
  const devtools = await bea.context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  /** @type {Map<string, { url: string, bytes: number }>} */
  const files = new Map();
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    files.set(requestId, { url: response.url, bytes: 0 }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });

  const cold = await seated(bea, path);
  // What was asked for until one could sit down: on a slow machine the page then gets the table in
  // advance, before the answer is there.
  const asked = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource');
    const first = resources.filter(
      ({ startTime }) => startTime < /** @type {any} */ (window).pressed,
    );
    return [location.href, ...first.map(({ name }) => name)];
  });
  const loaded = [...files.values()].filter(({ url }) => asked.includes(url));
  const sum = (/** @type {{ bytes: number }[]} */ all) =>
    all.reduce((sum, { bytes }) => sum + bytes, 0);
  const script = loaded.filter(({ url }) => url.endsWith('.js'));
  // A browser is sent what compresses better; what is counted is gzip.
  const sizes = await Promise.all(script.map(({ url }) => gzipped(url)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  assert(bytes > 10_000, 'script was counted');

  // Warm: the browser was there before; somebody else sits down at a fresh table.
  const cleo = await lay([ada], 'kartel', { begin: false });
  await page.goto('about:blank');
  const warm = await seated(bea, cleo);
  console.log(
    `cold ${Math.round(cold)} ms (meant: ${COLD_MEANT}), warm ${Math.round(warm)} ms ` +
      `(meant: ${WARM_MEANT}); script ${sum(script)} bytes as sent, ${bytes} with gzip; ` +
      `all until one can sit down ${sum(loaded)} bytes in ${loaded.length} answers`,
  );
  assert(bytes <= SCRIPT_MAX, `${bytes} bytes of script`);
});

/** How long a file is when it is sent with gzip. @param {string} url @returns {Promise<number>} */
function gzipped(url) {
  return new Promise((done, failed) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part) => (bytes += part.length));
      answer.on('end', () => done(bytes));
    }).on('error', failed);
  });
}
