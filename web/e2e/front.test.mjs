// The front door: a table in one press, the boxes of the games, and nothing that jumps meanwhile.
import assert from 'node:assert/strict';
import { IDS } from './support/games.mjs';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded, story } from './support/story.mjs';
import { lay, openBox } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** 1.6 Mbit/s and 150 ms there and back, in bytes a second. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 9.4e4 };

/**
 * The most that a browser asks for that was never here, without what the page's worker keeps:
 * requests, and the compressed bytes of their answers.
 */
const COST_MAX = {
  front: { requests: 12, bytes: 100_000 },
  lobby: { requests: 12, bytes: 106_000 },
  table: { requests: 19, bytes: 154_000 },
};

/** How far a page may move while it loads: less than half of what counts as good. */
const SHIFT_MAX = 0.04;

/** Adds up what moves on its own: runs in the page. */
function watchShifts() {
  const shifts = { sum: 0, from: /** @type {string[]} */ ([]) };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (entry.hadRecentInput) continue;
      shifts.sum += entry.value;
      const names = entry.sources.map((/** @type {any} */ { node }) => node?.outerHTML?.slice(0, 80));
      shifts.from.push(`${entry.value.toFixed(3)} ${names.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A phone with a slow line and a processor four times slower. @param {Person} person */
async function slow({ page, context }) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** @param {Person} person @returns {Promise<{ sum: number, from: string[] }>} */
const shifts = ({ page }) => page.evaluate(() => /** @type {any} */ (window).shifts);

story('one press on the front page begins a match with bots', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  // Who comes for the first time has no name yet, and needs none.
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your name' }).fill('');
  await new Pointer(ada).press(page.getByRole('button', { name: 'Play now KTU' }));
  await page.waitForURL('**/r/*');
  await ada.until(({ groups }) => (groups['Actions'] ?? []).length > 0);
  const room = await (await fetch(`${ada.url}/api/rooms/${new URL(page.url()).pathname.slice(3)}`)).json();
  assert.equal(room.stage, 'playing');
  assert.equal(room.host, 0);
  assert.match(room.seats[0].name, /^\p{L}+$/u);
  assert.equal(room.seats.filter((/** @type {any} */ { bot }) => bot === null).length, 1);
});

recorded('the box that was opened last is open, and both ways in are seen', async (site) => {
  const small = { ...SCREENS.phone, viewport: { width: 360, height: 640 } };
  const ada = await site.person('Ada', small);
  const { page } = ada;
  for (const game of [null, ...IDS]) {
    await page.goto('/');
    if (game) await openBox(ada, game);
    await page.reload();
    for (const name of [/^Play now/, /^Invite friends/]) {
      const box = await page.getByRole('button', { name }).boundingBox();
      assert(box && box.y > 0 && box.y + box.height < 640, `${name} of ${game}`);
    }
    assert.equal(await page.evaluate(() => document.documentElement.dataset.game ?? null), game);
  }
});

story('the front page, a lobby and a lesson stay where they are while they load', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  await lay([ada], 'khamul', { bots: 1 });
  await page.goto('/');
  await page.getByRole('region', { name: 'Your tables' }).waitFor();
  await page.addInitScript(watchShifts);
  await slow(ada);
  await page.goto('/');
  await page.getByRole('link', { name: /^Learn / }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const front = await shifts(ada);
  const invitation = await lay([await site.person('Bea')], 'kartu-sama', { begin: false });
  await page.goto(invitation);
  await page.getByRole('button', { name: 'Sit down as “Ada”' }).waitFor();
  await page.waitForLoadState('networkidle');
  const lobby = await shifts(ada);
  await page.goto('/learn/kartel');
  await page.getByRole('region', { name: 'Your lesson' }).waitFor();
  await page.getByRole('group', { name: 'Actions' }).waitFor();
  await page.waitForLoadState('networkidle');
  const lesson = await shifts(ada);
  const sums = [front, lobby, lesson].map(({ sum }) => sum.toFixed(3));
  console.log(`layout shift: front page ${sums[0]}, lobby ${sums[1]}, lesson ${sums[2]}`);
  assert(front.sum <= SHIFT_MAX, `front page: ${front.from.join('\n')}`);
  assert(lobby.sum <= SHIFT_MAX, `lobby: ${lobby.from.join('\n')}`);
  assert(lesson.sum <= SHIFT_MAX, `lesson: ${lesson.from.join('\n')}`);
});

/**
 * Counts what a page asks for, with an empty cache.
 * @param {Person} person
 * @param {string} path
 * @param {import('playwright-core').Locator} last What is there when all has come.
 */
async function cost({ page }, path, last) {
  /** @type {import('playwright-core').Request[]} */
  const all = [];
  page.on('request', (request) => all.push(request));
  await page.goto(path);
  await last.waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(all.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  return { requests: all.length, bytes };
}

story('a page asks for little, once for each part of it', async (site) => {
  /** @param {keyof typeof COST_MAX} what @param {string} path @param {(page: import('playwright-core').Page) => import('playwright-core').Locator} last */
  async function check(what, path, last, clock = false) {
    const bea = await site.person('Bea', SCREENS.phone, { clock });
    if (clock) await bea.stopTime();
    const { requests, bytes } = await cost(bea, path, last(bea.page));
    console.log(`${what}, ${path}: ${requests} requests, ${bytes} bytes`);
    const most = COST_MAX[what];
    assert(bytes > most.bytes / 2, 'all of it was counted');
    assert(requests <= most.requests, `${requests} requests, more than ${most.requests}`);
    assert(bytes <= most.bytes, `${bytes} bytes, more than ${most.bytes}`);
  }
  await check('front', '/', (page) => page.getByRole('link', { name: 'Learn KTU' }));
  const ada = await site.person('Ada');
  const invitation = await lay([ada], 'ktu', { begin: false });
  // The table is loaded in advance, but only a while after the lobby.
  await check('lobby', invitation, (page) => page.getByRole('button', { name: 'Sit down as' }), true);
  for (const game of IDS) {
    const link = await lay([await site.person('Ada')], game, { bots: 1 });
    await check('table', link, (page) => page.locator('main .table .prompt').first());
  }
});
