// Everybody can use it: keys lead everywhere, nothing is wider than a small phone, and axe finds
// nothing serious.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Keys, Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { addBots, create, GAMES, playRound, setOptions, start } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/person.mjs').Sight} Sight */
/** @typedef {import('./support/table.mjs').Game} Game */

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Heights matter little; these are common ones. */
const SMALL = { width: 320, height: 640 };
const PHONE = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 720 };

/** What is wider than the screen; null if nothing is: runs in the page. */
function wide() {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return null;
  const out = [...document.querySelectorAll('body *')].filter(
    (it) => it.checkVisibility() && it.getBoundingClientRect().right > width + 1,
  );
  return out.slice(0, 5).map((it) => it.outerHTML.slice(0, 150));
}

/** Fails if the page is wider than the screen. @param {Person} person @param {string} where */
async function fits({ page }, where) {
  // A hand is laid out anew just after the window has another size.
  const soon = page.waitForFunction(`!(${wide})()`, null, { polling: 50, timeout: 1_000 });
  await soon.catch(() => {});
  const found = await page.evaluate(wide);
  assert.equal(found, null, `${where} is too wide for ${SMALL.width} px: ${found?.join('\n')}`);
}

/** Fails if axe finds something serious. @param {Person} person @param {string} where */
async function axe({ page }, where) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const options = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] };
    const { violations } = await /** @type {any} */ (window).axe.run(document, options);
    return violations
      .filter((/** @type {any} */ { impact }) => impact === 'serious' || impact === 'critical')
      .map((/** @type {any} */ { id, nodes }) => ({
        id,
        nodes: nodes.slice(0, 4).map((/** @type {any} */ node) => [node.html, node.failureSummary]),
      }));
  });
  assert.deepEqual(found, [], `axe: ${where}: ${JSON.stringify(found, null, 1)}`);
}

/**
 * Goes round the page with Tab, and along each hand with arrows; fails if that does not lead to
 * every control that is there.
 * @param {Person} person
 * @param {string} where
 */
async function keysLead({ page }, where) {
  await page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const inert = document.querySelector('dialog[open]') ?? document.body;
    const all = [...inert.querySelectorAll(CONTROLS)].filter(
      (it) => it.checkVisibility({ visibilityProperty: true }) && !it.matches(':disabled'),
    );
    // One of several radio buttons is a stop, and arrows choose among them.
    const wanted = all.filter((it) => !it.matches('[type=radio]:not(:checked)'));
    const met = new Set();
    Object.assign(window, { wanted, met });
    document.addEventListener('focusin', ({ target }) => met.add(target));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const left = () =>
    page.evaluate(() => {
      const { wanted, met } = /** @type {{ wanted: Element[], met: Set<Element> }} */ (
        /** @type {any} */ (window)
      );
      const focus = document.activeElement;
      const hand = focus?.closest('[role=group]');
      const roving =
        hand !== null && wanted.some((it) => hand?.contains(it) && it.matches('[tabindex="-1"]'));
      const missed = wanted.filter((it) => !met.has(it) && it.isConnected);
      return {
        along:
          roving && missed.some((it) => hand?.contains(it))
            ? (hand?.querySelectorAll('button').length ?? 0)
            : 0,
        missed: missed.map((it) => it.outerHTML.slice(0, 160)),
      };
    });
  let { missed } = await left();
  for (let stops = 0; stops < 300 && missed.length > 0; stops += 1) {
    await page.keyboard.press('Tab');
    const state = await left();
    missed = state.missed;
    if (state.along > 0) {
      await page.keyboard.press('Home');
      for (let card = 1; card < state.along; card += 1) await page.keyboard.press('ArrowRight');
    }
  }
  assert.deepEqual(missed, [], `keys do not lead there, ${where}`);
}

/** Everything above. @param {Person} person @param {string} where */
async function check(person, where) {
  await person.page.setViewportSize(SMALL);
  await fits(person, where);
  await person.page.setViewportSize(PHONE);
  await axe(person, `${where}, phone`);
  await person.page.setViewportSize(DESKTOP);
  await axe(person, `${where}, desktop`);
  await keysLead(person, where);
}

story('everybody can use the front page, the lobby and what is written', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  const pages = [
    ['/', 'Five card games'],
    ['/about', 'About'],
    ['/nowhere', 'There is nothing'],
  ];
  for (const [path = '', title = ''] of pages) {
    await page.goto(path);
    await page.getByRole('heading', { name: title }).first().waitFor();
    await check(ada, title);
  }
  for (const game of ['kartel', 'khamul']) {
    await page.goto(`/rules/${game}#4.3`);
    await page.locator('.cited[data-clause="4.3"]').waitFor();
    await check(ada, `the rules of ${game}`);
  }
  await create(ada, 'khamul');
  await addBots(ada, 2);
  for (const summary of await page.locator('summary').all()) await summary.click();
  await check(ada, 'the lobby');
  const other = ada.tab(await ada.context.newPage());
  await other.page.goto('/status');
  await other.page.getByRole('region', { name: 'Rooms in use' }).waitFor();
  await check(other, 'the status');
});

story('everybody can learn', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop, { newcomer: true });
  const { page } = ada;
  for (const game of ['kartel', 'khamul']) {
    await page.goto(`/learn/${game}`);
    await page.getByRole('region', { name: 'Your lesson' }).waitFor();
    await ada.until(({ title }) => title.startsWith('Your turn'));
    await check(ada, `the lesson of ${game}`);
  }
  await create(ada, 'khamul');
  await addBots(ada, 2);
  await start([ada]);
  await page.getByRole('region', { name: 'Hint' }).waitFor();
  await check(ada, 'a hint');
  await page.goto('/rules/ktu#4.5');
  const clause = page.locator('[data-clause="4.5"]');
  await clause.getByText('Try it').click();
  await clause.getByRole('button', { name: 'Seven of clubs' }).click();
  await check(ada, 'an example');
});

for (const game of /** @type {Game[]} */ (Object.keys(GAMES))) {
  const { name, options } = GAMES[game];
  story(`everybody can use ${name}`, async (site) => {
    const ada = await site.person('Ada', SCREENS.desktop);
    const { page } = ada;
    await create(ada, game);
    await addBots(ada, 2);
    await setOptions(ada, options);
    await start([ada]);
    await ada.until(({ title }) => title.startsWith('Your turn'));
    await check(ada, `${name}, to play`);
    // Something is selected, and something is refused.
    await page.setViewportSize(PHONE);
    const sight = await ada.see();
    const hand = sight.groups['Your hand'] ?? sight.groups['Your cards'] ?? [];
    if (hand[0]) await new Pointer(ada).use(hand[0]);
    const off = (await ada.see()).groups.Actions?.find((action) => action.off);
    if (off) await new Pointer(ada).use(off);
    await axe(ada, `${name}, selected and refused`);
    await page.setViewportSize(SMALL);
    await fits(ada, `${name}, refused`);
    await page.setViewportSize(DESKTOP);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    if (game === 'kartel') await check(ada, 'the menu');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
    await page.setViewportSize(SMALL);
    // Also what comes later fits on the smallest screen.
    await playRound(ada, game, new Pointer(ada));
    await fits(ada, `${name}, over`);
    await page.setViewportSize(DESKTOP);
    await check(ada, `${name}, over`);
  });
}

story('who plays by keys stays in the hand', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  await create(ada, 'kartu-sama');
  await addBots(ada, 2);
  await start([ada]);
  const keys = new Keys(ada);
  const card = (/** @type {Sight} */ { groups }) =>
    groups['Your hand']?.find(({ name }) => /playable$/.test(name));
  // Cards that were drawn come in between; what is played goes from under the focus.
  await playRound(ada, 'kartu-sama', keys, (sight) => card(sight) !== undefined);
  const sight = await ada.see();
  const [first, held] = [card(sight), sight.groups['Your hand']?.length];
  assert(first);
  await keys.use(first);
  await ada.page.keyboard.press('Enter');
  await ada.until(({ groups }) => groups['Your hand']?.length !== held);
  const where = await ada.page.evaluate(() =>
    document.activeElement?.closest('[role=group]')?.getAttribute('aria-label'),
  );
  assert.equal(where, 'Your hand');
});
