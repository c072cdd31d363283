// How soon a tap is seen and how evenly cards fly, on a phone whose processor is four times slower
// than this machine's. The figures are printed; asserted is only that enough was measured.
// `cargo xtask browser --figures`.
import assert from 'node:assert/strict';
import { lighthouse } from './support/lighthouse.mjs';
import { Server } from './support/server.mjs';
import { quit, SCREENS, Site } from './support/site.mjs';
import { addBots, create, playRound, scene, start } from './support/table.mjs';
import { Pointer } from './support/hands.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/table.mjs').Game} Game */
/** @typedef {import('playwright-core').CDPSession} CDPSession */

/** How often a card is tapped, with each hand. */
const TAPS = 120;

/** How many times slower the processor is. */
const SLOWER = 4;

/** What is meant: milliseconds from a tap to the screen, and between two frames of a flight. */
const MEANT = { paint: 50, frame: 34 };

/**
 * Measures taps, or frames: runs in the page. To look at each frame costs some, so taps are measured
 * without.
 * @param {'paints' | 'frames'} what
 */
function meter(what) {
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
  if (what === 'paints') addEventListener('click', measure, { capture: true });
  let last = 0;
  const frame = (/** @type {number} */ now) => {
    const flies = document.querySelector('.flights > span') !== null;
    if (flies && last > 0) frames.push(now - last);
    last = flies ? now : 0;
    requestAnimationFrame(frame);
  };
  if (what === 'frames') requestAnimationFrame(frame);
  Object.assign(window, { paints, frames });
}

/**
 * What a browser's trace holds of a piece of work, in microseconds; `tdur` is the processor's time.
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur: number,
 *   tdur?: number, args?: any }} Work
 */

/**
 * Writes down what the page's main thread does meanwhile. Its processor's time says how much there
 * is to do also while other programs keep the processor; the clock does not.
 * @param {CDPSession} devtools
 * @param {() => Promise<unknown>} meanwhile
 * @returns {Promise<{ tasks: Work[], clicks: Work[], frames: Work[] }>} In order.
 */
async function traced(devtools, meanwhile) {
  /** @type {Work[]} */
  const all = [];
  const collect = (/** @type {{ value: any[] }} */ { value }) => all.push(...value);
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    categories: 'devtools.timeline,toplevel,cc',
    transferMode: 'ReportEvents',
  });
  await meanwhile();
  const done = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await done;
  devtools.off('Tracing.dataCollected', collect);
  const isClick = (/** @type {Work} */ { name, args }) => name === 'EventDispatch' && args?.data?.type === 'click';
  const first = all.find(isClick);
  const main = all
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first?.pid && tid === first?.tid)
    .toSorted((a, b) => a.ts - b.ts);
  return {
    tasks: main.filter(({ name }) => name.endsWith('RunTask')),
    clicks: main.filter(isClick),
    frames: main.filter(({ name }) => name === 'ProxyMain::BeginMainFrame'),
  };
}

/** The processor's time, in milliseconds. @param {Work} work */
const spent = ({ tdur, dur }) => (tdur ?? dur) / 1_000;

/** @param {Person} person @param {'paints' | 'frames'} what @returns {Promise<number[]>} */
const measured = ({ page }, what) =>
  page.evaluate((what) => /** @type {any} */ (window)[what].splice(0), what);

/** @param {number[]} all @param {number} share */
const quantile = (all, share) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? NaN;

/** Median and 95th percentile. @param {number[]} all */
const two = (all) => `${quantile(all, 0.5).toFixed(0)} (median) to ${quantile(all, 0.95).toFixed(0)} (p95)`;

/** @param {Site} site @param {'paints' | 'frames'} what Is measured. */
async function phone(site, what) {
  const screen = { ...SCREENS.phone, reducedMotion: /** @type {const} */ ('no-preference') };
  const ada = await site.person('Ada', screen);
  await ada.page.addInitScript(meter, what);
  const devtools = await ada.context.newCDPSession(ada.page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { ada, devtools };
}

/**
 * Taps one card of a hand after another.
 * @param {Person} person
 * @param {CDPSession} devtools
 * @param {string} name Of the scene.
 */
async function taps(person, devtools, name) {
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
  const { tasks, clicks, frames } = await traced(devtools, async () => {
    for (let tap = 0; tap < TAPS; tap += 1) {
      const at = places[(tap * 7) % places.length];
      if (at) await page.touchscreen.tap(at.x, at.y);
      await page.waitForTimeout(150);
    }
  });
  const all = await measured(person, 'paints');
  assert(all.length > 100, `${all.length} taps were measured`);
  // What the page does from the tap to the frame that shows it.
  const work = clicks.flatMap((click) => {
    const frame = frames.find(({ ts }) => ts > click.ts);
    if (!frame) return [];
    const doing = tasks.filter(({ ts, dur }) => ts + dur >= click.ts && ts <= frame.ts);
    return doing.reduce((sum, task) => sum + spent(task), 0);
  });
  assert(work.length > 100, `the work of ${work.length} taps was measured`);
  console.log(
    `${name}, ${held} controls in the hand: a tap is seen after ${two(all)} ms ` +
      `(meant: ${MEANT.paint}), of ${all.length}; the page's own work in that: ${two(work)} ms`,
  );
}

/**
 * Plays on, and looks at the frames while cards fly.
 * @param {Site} site
 * @param {Game} game
 */
async function flights(site, game) {
  const { ada, devtools } = await phone(site, 'frames');
  await create(ada, game);
  await addBots(ada, 3);
  await start([ada]);
  /** @type {number[]} */
  const all = [];
  let enough = false;
  await ada.page.waitForTimeout(2_000);
  const { tasks } = await traced(devtools, async () => {
    const playing = playRound(ada, game, new Pointer(ada), () => enough).catch(() => '');
    for (let looks = 0; looks < 20 && all.length < 200; looks += 1) {
      await ada.page.waitForTimeout(1_000);
      all.push(...(await measured(ada, 'frames')));
    }
    enough = true;
    await playing;
  });
  // A round of Khamul is short.
  assert(all.length > 20, `${all.length} frames were measured`);
  const long = all.filter((time) => time > MEANT.frame).length;
  const longest = Math.max(...tasks.map(spent));
  console.log(
    `flights in ${game}: a frame takes ${two(all)} ms; ${long} of ${all.length} over ` +
      `${MEANT.frame} ms; the page's own longest task: ${longest.toFixed(0)} ms`,
  );
  await ada.context.close();
}

const laid = new Site(await Server.start({ scenes: true }), true);
try {
  const { ada, devtools } = await phone(laid, 'paints');
  // With one tap a card would be gone.
  await ada.page.addInitScript(() =>
    localStorage.setItem('kartenhaus.likings', JSON.stringify({ oneTap: false })),
  );
  for (const name of ['kartu-sama-mid', 'kartu-sama-forty', 'ktu-many', 'kartel-lead']) {
    await taps(ada, devtools, name);
  }
} finally {
  await laid.stop();
}
const played = new Site(await Server.start({ pause: 900 }), true);
try {
  for (const game of /** @type {Game[]} */ (['kartel', 'kartu-sama', 'ktu', 'khamul'])) {
    await flights(played, game);
  }
} finally {
  await played.stop();
  await quit();
}
// Alone, as a visitor comes: no other browser is open.
const site = await Server.start({ pause: 900 });
try {
  await lighthouse(site);
} finally {
  await site.stop();
}
