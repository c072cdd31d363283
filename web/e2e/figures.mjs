// How soon a tap is seen and how evenly cards fly, on a phone whose processor is four times slower
// than this machine's. The figures are printed; asserted is only that enough was measured.
// `cargo xtask browser --figures`.
import assert from 'node:assert/strict';
import { Server } from './support/server.mjs';
import { quit, SCREENS, Site } from './support/site.mjs';
import { addBots, create, playRound, scene, start } from './support/table.mjs';
import { Pointer } from './support/hands.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/table.mjs').Game} Game */

/** How often a card is tapped, with each hand. */
const TAPS = 120;

/** How many times slower the processor is. */
const SLOWER = 4;

/** What is meant: milliseconds from a tap to the screen, and between two frames of a flight. */
const MEANT = { paint: 50, frame: 34 };

/** Measures taps and frames: runs in the page. */
function meter() {
  /** @type {number[]} */
  const paints = [];
  /** @type {number[]} */
  const frames = [];
  // From the tap to the task after the frame that it changed.
  const measure = (/** @type {Event} */ { timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => paints.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  };
  addEventListener('click', measure, { capture: true });
  let last = 0;
  const frame = (/** @type {number} */ now) => {
    const flies = document.querySelector('.flights > span') !== null;
    if (flies && last > 0) frames.push(now - last);
    last = flies ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  Object.assign(window, { paints, frames });
}

/** @param {Person} person @param {'paints' | 'frames'} what @returns {Promise<number[]>} */
const measured = ({ page }, what) =>
  page.evaluate((what) => /** @type {any} */ (window)[what].splice(0), what);

/** @param {number[]} all @param {number} share */
const quantile = (all, share) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? NaN;

/** @param {Site} site */
async function phone(site) {
  const screen = { ...SCREENS.phone, reducedMotion: /** @type {const} */ ('no-preference') };
  const ada = await site.person('Ada', screen);
  await ada.page.addInitScript(meter);
  const devtools = await ada.context.newCDPSession(ada.page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return ada;
}

/**
 * Taps one card of a hand after another.
 * @param {Person} person
 * @param {string} name Of the scene.
 */
async function taps(person, name) {
  await scene(person, name);
  const { page } = person;
  const cards = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  const held = await cards.count();
  await page.waitForTimeout(2_000); // The page has nothing else left to do.
  await measured(person, 'paints');
  const places = await cards.evaluateAll((all) =>
    all.map((it) => {
      const { left, top } = it.getBoundingClientRect();
      return { x: left + 12, y: top + 20 };
    }),
  );
  for (let tap = 0; tap < TAPS; tap += 1) {
    const at = places[(tap * 7) % places.length];
    if (at) await page.touchscreen.tap(at.x, at.y);
    await page.waitForTimeout(60);
  }
  const all = await measured(person, 'paints');
  assert(all.length > 100, `${all.length} taps were measured`);
  const [half, most] = [quantile(all, 0.5), quantile(all, 0.95)];
  console.log(
    `${name}, ${held} controls in the hand: a tap is seen after ${half.toFixed(0)} ms (median), ` +
      `${most.toFixed(0)} ms (p95; meant: ${MEANT.paint}), of ${all.length}`,
  );
}

/**
 * Plays on, and looks at the frames while cards fly.
 * @param {Site} site
 * @param {Game} game
 */
async function flights(site, game) {
  const ada = await phone(site);
  await create(ada, game);
  await addBots(ada, 3);
  await start([ada]);
  /** @type {number[]} */
  const all = [];
  let enough = false;
  const playing = playRound(ada, game, new Pointer(ada), () => enough).catch(() => '');
  for (let looks = 0; looks < 20 && all.length < 200; looks += 1) {
    await ada.page.waitForTimeout(1_000);
    all.push(...(await measured(ada, 'frames')));
  }
  enough = true;
  await playing;
  report(`flights in ${game}`, all);
  await ada.context.close();
}

/** @param {string} what @param {number[]} all */
function report(what, all) {
  assert(all.length > 50, `${all.length} frames were measured`);
  const long = all.filter((time) => time > MEANT.frame);
  console.log(
    `${what}: ${quantile(all, 0.5).toFixed(1)} ms a frame (median), ` +
      `${quantile(all, 0.95).toFixed(1)} ms (p95), ${Math.max(...all).toFixed(0)} ms at most; ` +
      `${long.length} of ${all.length} over ${MEANT.frame} ms`,
  );
}

const laid = new Site(await Server.start({ scenes: true }));
try {
  const ada = await phone(laid);
  // With one tap a card would be gone.
  await ada.page.addInitScript(() =>
    localStorage.setItem('kartenhaus.likings', JSON.stringify({ oneTap: false })),
  );
  for (const name of ['kartu-sama-mid', 'kartu-sama-forty', 'ktu-many', 'kartel-lead']) {
    await taps(ada, name);
  }
} finally {
  await laid.stop();
}
const played = new Site(await Server.start({ pause: 900 }));
try {
  for (const game of /** @type {Game[]} */ (['kartel', 'kartu-sama', 'ktu', 'khamul'])) {
    await flights(played, game);
  }
} finally {
  await played.stop();
  await quit();
}
