// How soon a link is a seat, a press a table and a tap seen, and how evenly cards fly, on a phone
// whose processor is four times slower than this machine's. The figures are printed; asserted is only
// that enough was measured. `cargo xtask browser --figures`, or with one of the words `seating`,
// `beginning`, `choosing`, `playing`, `flights` and `lighthouse`.
import assert from 'node:assert/strict';
import { GAMES, IDS } from './support/games.mjs';
import { lighthouse } from './support/lighthouse.mjs';
import { Server } from './support/server.mjs';
import { quit, Recorded, SCREENS, Site } from './support/site.mjs';
import { addBots, create, lay, playRound, scene, start, openBox } from './support/table.mjs';
import { locate, Pointer } from './support/hands.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/table.mjs').Game} Game */
/** @typedef {import('playwright-core').CDPSession} CDPSession */

/** How many taps are timed with each hand, and in each game. */
const TAPS = 120;

/** How many are traced, too. */
const TRACED = 40;

/** More looks at a table than so many taps need. */
const LOOKS_MAX = 6_000;

/** How long bots wait, in milliseconds. */
const PAUSE = 900;

/** How many times slower the processor is. */
const SLOWER = 4;

/**
 * What is meant, in milliseconds: from a tap to the screen; between two frames of a flight; from a
 * link to a seat, for who was never here and who was; and from a press to the first decision.
 */
const MEANT = { tap: 50, frame: 34, cold: 5_000, warm: 1_500, decision: 3_000 };

/** 1.6 Mbit/s and 150 ms there and back, in bytes a second. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9.4e4 };

/** What the browser does not tell of is sooner than this, in milliseconds. */
const LEAST = 16;

/** After this no tap has anything left to do, in milliseconds. */
const SETTLED = 150;

/**
 * Notes how long each tap takes until the screen shows what it changed, as the browser tells by its
 * Event Timing: from the event's time to the next frame on the screen, in steps of 8 ms. Of the
 * events that a tap consists of the longest counts. Runs in the page.
 * @param {number} least
 */
function meterTaps(least) {
  /** @type {Map<number, number>} */
  const taps = new Map();
  new PerformanceObserver((list) => {
    for (const it of /** @type {any[]} */ (list.getEntries())) {
      if (it.interactionId) taps.set(it.interactionId, Math.max(taps.get(it.interactionId) ?? 0, it.duration));
    }
  }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: least }));
  Object.assign(window, {
    taps: () => {
      const all = [...taps.values()];
      taps.clear();
      return all;
    },
  });
}

/** Notes how long each frame takes in which a card flies: runs in the page. */
function meterFrames() {
  /** @type {number[]} */
  const frames = [];
  let last = 0;
  const frame = (/** @type {number} */ now) => {
    const flies = document.querySelector('.flights > span') !== null;
    if (flies && last > 0) frames.push(now - last);
    last = flies ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  Object.assign(window, { frames: () => frames.splice(0) });
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

/** What was measured since it was asked last. @param {Person} person @param {'taps' | 'frames'} what @returns {Promise<number[]>} */
const measured = ({ page }, what) =>
  page.evaluate((what) => /** @type {any} */ (window)[what]?.() ?? [], what);

/** @param {number[]} all @param {number} share */
const quantile = (all, share) =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? NaN;

/** Median and 95th percentile. @param {number[]} all */
const two = (all) => `${quantile(all, 0.5).toFixed(0)} (median) to ${quantile(all, 0.95).toFixed(0)} (p95)`;

/** @param {Site | Recorded} site @param {typeof meterTaps | typeof meterFrames} meter */
async function phone(site, meter) {
  const screen = { ...SCREENS.phone, reducedMotion: /** @type {const} */ ('no-preference') };
  const ada = await site.person('Ada', screen);
  await ada.page.addInitScript(meter, LEAST);
  const devtools = await ada.context.newCDPSession(ada.page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { ada, devtools };
}

/** Taps there as a finger does; gives how long it took. @param {Person} person @param {{ x: number, y: number }} at */
async function tap(person, { x, y }) {
  await person.page.touchscreen.tap(x, y);
  await person.page.waitForTimeout(SETTLED);
  return Math.max(LEAST, ...(await measured(person, 'taps')));
}

/** @param {{ x: number, y: number, width: number, height: number }} box */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** How long taps took, in words. @param {number[]} all */
const told = (all) =>
  `${two(all)} ms, at most ${Math.max(...all)}; ${all.filter((ms) => ms > MEANT.tap).length} of ${all.length} over ${MEANT.tap} ms`;

/**
 * Taps one card of a hand after another, at a table that stands still.
 * @param {Person} person
 * @param {CDPSession} devtools
 * @param {string} name Of the scene.
 */
async function choose(person, devtools, name) {
  await scene(person, name);
  const { page } = person;
  const cards = page.locator('main [role=group]:is([aria-label="Your hand"], [aria-label="Your cards"]) button');
  await page.waitForTimeout(2_000); // The page has nothing else left to do.
  const places = await cards.evaluateAll((all) =>
    all.map((it) => {
      const { left, top } = it.getBoundingClientRect();
      return { x: left + 12, y: top + 20 };
    }),
  );
  const place = (/** @type {number} */ at) => places[(at * 7) % places.length] ?? { x: 0, y: 0 };
  await measured(person, 'taps');
  const all = [];
  for (let at = 0; at < TAPS; at += 1) all.push(await tap(person, place(at)));
  assert(all.some((ms) => ms > LEAST), 'the browser told of some');
  // To be traced costs some: the page's own work from a tap to the frame that shows it.
  const { tasks, clicks, frames } = await traced(devtools, async () => {
    for (let at = 0; at < TRACED; at += 1) await tap(person, place(at));
  });
  const work = clicks.flatMap((click) => {
    const frame = frames.find(({ ts }) => ts > click.ts);
    if (!frame) return [];
    const doing = tasks.filter(({ ts, dur }) => ts + dur >= click.ts && ts <= frame.ts);
    return doing.reduce((sum, task) => sum + spent(task), 0);
  });
  assert(work.length > TRACED / 2, `the work of ${work.length} taps was measured`);
  console.log(`${name}, ${places.length} cards: a tap is seen after ${told(all)}; the page's own work in that: ${two(work)} ms`);
}

/**
 * Plays rounds against a bot by taps alone: cards that are chosen, and buttons that play them.
 * @param {Site} site
 * @param {Game} game
 */
async function play(site, game) {
  const { ada } = await phone(site, meterTaps);
  await lay([ada], game, { bots: 1, options: GAMES[game].short });
  const { player } = GAMES[game];
  const next = ada.page.getByRole('button', { name: /^(Next round|Play again)$/ });
  /** @type {{ chosen: number[], played: number[] }} */
  const all = { chosen: [], played: [] };
  let tried = new Set();
  for (let looks = 0; looks < LOOKS_MAX && all.chosen.length + all.played.length < TAPS; looks += 1) {
    const sight = await ada.see();
    const control = sight.over || sight.busy || sight.flies ? null : player(sight, tried);
    const box = control && (await locate(ada, control).boundingBox());
    if (!control || !box) {
      // A finger waits for the turn, and until nothing flies.
      const on = sight.over ? await next.boundingBox({ timeout: 1_000 }).catch(() => null) : null;
      if (on) await tap(ada, middle(on));
      else await ada.page.waitForTimeout(100);
      continue;
    }
    const action = control.group === 'Actions';
    const at = action ? middle(box) : { x: box.x + 14, y: box.y + 22 };
    all[action ? 'played' : 'chosen'].push(await tap(ada, at));
    if (action) tried = new Set();
  }
  assert(all.chosen.length + all.played.length >= TAPS, 'too few taps were measured');
  for (const [what, some] of Object.entries(all)) console.log(`taps in ${game}, ${what}: ${told(some)}`);
  await ada.context.close();
}

/**
 * Plays on, and looks at the frames while cards fly.
 * @param {Site} site
 * @param {Game} game
 */
async function flights(site, game) {
  const { ada, devtools } = await phone(site, meterFrames);
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

/** A phone with a slow connection, too. @param {Site} site @param {string} name */
async function slowPhone(site, name) {
  const person = await site.person(name, SCREENS.phone);
  const devtools = await person.context.newCDPSession(person.page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { person, devtools };
}

/** Sits down as soon as that is possible, and notes when that was done: runs in the page. */
function quick() {
  const look = () => {
    const all = [...document.querySelectorAll('button')];
    const find = (/** @type {string} */ text) => all.find((it) => it.textContent?.includes(text));
    const sit = find('Sit down as');
    if (sit && !sit.dataset.pressed) {
      sit.dataset.pressed = 'yes';
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

/** How soon a link is a seat. @param {Site} site */
async function sit(site) {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { person: bea, devtools } = await slowPhone(site, 'Bea');
  await bea.page.addInitScript(quick);
  let [answers, bytes] = [0, 0];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    answers += 1;
    bytes += encodedDataLength;
  });
  const cold = await seated(bea, await lay([ada], 'kartel', { begin: false }));
  const loaded = `${bytes} bytes in ${answers} answers`;
  // Warm: the browser was there before; somebody else sits down at a fresh table.
  const other = await lay([ada], 'kartel', { begin: false });
  await bea.page.goto('about:blank');
  const warm = await seated(bea, other);
  console.log(
    `a seat: cold ${Math.round(cold)} ms (meant: ${MEANT.cold}), ${loaded}; ` +
      `warm ${Math.round(warm)} ms (meant: ${MEANT.warm})`,
  );
}

/** From Play now to the first decision, in one game after another. @param {Site} site */
async function begin(site) {
  const { person: ada } = await slowPhone(site, 'Ada');
  const { page } = ada;
  for (const game of IDS) {
    await page.goto('/');
    await openBox(ada, game);
    const now = page.getByRole('button', { name: `Play now ${GAMES[game].name}` });
    await now.waitFor();
    await page.waitForLoadState('networkidle');
    const before = Date.now();
    await now.tap();
    await page.locator('main .table .prompt').first().waitFor();
    const laid = Date.now() - before;
    await ada.until(({ title }) => title.startsWith('Your turn'));
    console.log(
      `${game}: the table after ${laid} ms, a decision after ${Date.now() - before} ms (meant: ${MEANT.decision})`,
    );
  }
}

/** @type {Record<string, () => Promise<void>>} */
const figures = {
  seating: () => onSite(sit),
  beginning: () => onSite(begin),
  async choosing() {
    const laid = new Recorded();
    try {
      const { ada, devtools } = await phone(laid, meterTaps);
      for (const name of IDS.flatMap((id) => GAMES[id].hands)) await choose(ada, devtools, name);
    } finally {
      await laid.stop();
    }
  },
  playing: () => playing(play),
  flights: () => playing(flights),
  async lighthouse() {
    // Alone, as a visitor comes: no other browser is open.
    await quit();
    const site = await Server.start({ pause: PAUSE });
    try {
      await lighthouse(site);
    } finally {
      await site.stop();
    }
  },
};

/** @param {(site: Site) => Promise<void>} measure */
async function onSite(measure) {
  const site = new Site(await Server.start({ pause: PAUSE }));
  try {
    await measure(site);
  } finally {
    await site.stop();
  }
}

/** Plays every game. @param {(site: Site, game: Game) => Promise<void>} how */
function playing(how) {
  return onSite(async (site) => {
    for (const game of IDS) await how(site, game);
  });
}

const [word = ''] = process.argv.slice(2);
try {
  for (const [name, measure] of Object.entries(figures)) if (name.includes(word)) await measure();
} finally {
  await quit();
}
