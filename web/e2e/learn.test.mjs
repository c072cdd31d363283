// Learning a game: its lesson, followed by what the coach marks, and the round finished alone.
import assert from 'node:assert/strict';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { GAMES, lay, playRound } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/table.mjs').Game} Game */

/** Also there nothing that is marked lies under anything else. */
const SMALLEST = { ...SCREENS.phone, viewport: { width: 320, height: 568 } };

/** More presses than any lesson has. */
const PRESSES_MAX = 120;

/** How long a press may take before it is looked again, in milliseconds. */
const PRESS_WITHIN = 2_000;

/** How many steps a lesson has at least. */
const STEPS_MIN = 7;

/** Lets the page tell what the coach says and marks: this runs in it. */
function eyes() {
  const coach = () => {
    const panel = document.querySelector('section.coach');
    const selectors = panel?.getAttribute('data-marks') || 'nothing';
    const seen = (/** @type {Element} */ element) => element.getClientRects().length > 0;
    const marked = [...document.querySelectorAll(selectors)].filter(seen);
    const [first] = marked.filter((element) => !element.hasAttribute('data-look'));
    const style = first && getComputedStyle(first);
    const it = {
      step: panel?.getAttribute('data-step') ?? null,
      text: panel?.textContent ?? '',
      sights: document.querySelector('[data-look]') !== null,
      marked: marked.length,
      first: first?.ariaLabel ?? first?.textContent ?? null,
      card: first?.hasAttribute('data-key') ?? false,
      ready: style?.outlineStyle === 'dashed' && first?.ariaDisabled !== 'true',
      selectors,
    };
    return { ...it, print: JSON.stringify(it) };
  };
  Object.assign(window, { coach });
}

/** @returns {Promise<{ step: string | null, sights: boolean, card: boolean, ready: boolean,
 *   selectors: string, print: string }>}
 * @param {Person} person
 */
function coach({ page }) {
  return page.evaluate(() => /** @type {any} */ (window).coach());
}

/** Begins a lesson from the front page. @param {Person} person @param {Game} game */
async function learn(person, game) {
  const { page } = person;
  await person.context.addInitScript(eyes);
  await page.goto('/');
  const hands = new Pointer(person);
  await hands.press(page.getByRole('link', { name: `Learn ${GAMES[game].name}`, exact: true }));
  await page.waitForURL('**/r/*');
  await page.getByRole('region', { name: 'Your lesson' }).waitFor();
}

/**
 * Presses what is marked until the lesson's script is over, and gives the steps.
 * @param {Person} person
 */
async function follow(person) {
  const { page } = person;
  const hands = new Pointer(person);
  /** @type {string[]} */
  const steps = [];
  const looked = new Set();
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    const now = await coach(person);
    if (now.step && steps.at(-1) !== now.step) steps.push(now.step);
    if (now.step === 'end') return steps;
    assert.notEqual(now.step, null, `the lesson was left after ${steps.join()}`);
    if (now.sights && !looked.has(now.step)) {
      looked.add(now.step);
      await hands.press(page.getByRole('button', { name: 'Show' }));
      await hands.press(page.getByRole('button', { name: 'Done' }));
    } else if (now.ready) {
      const marked = page.locator(`:is(${now.selectors}):not([data-look])`);
      // Cards of a hand lie on one another: what shows of each is its upper left corner.
      const how = { timeout: PRESS_WITHIN, ...(now.card ? { position: { x: 14, y: 22 } } : {}) };
      // It may have gone under the finger.
      await hands.press(marked.first(), how).catch(() => {});
    } else {
      const changed = (/** @type {string} */ print) =>
        /** @type {any} */ (window).coach().print !== print;
      await page.waitForFunction(changed, now.print, { polling: 30 });
    }
  }
  throw new Error(`the lesson does not end: ${steps.join()}`);
}

for (const game of /** @type {Game[]} */ (Object.keys(GAMES))) {
  story(`${GAMES[game].name} is learned by what is marked`, async (site) => {
    const ada = await site.person('Ada', SMALLEST);
    await learn(ada, game);
    const steps = await follow(ada);
    assert(steps.length >= STEPS_MIN, steps.join());
    // The rest is hers alone.
    const end = await playRound(ada, game, new Pointer(ada));
    assert.match(end, /is over|win/);
    const panel = ada.page.getByRole('region', { name: 'Your lesson' });
    await panel.getByText(`That was a round of ${GAMES[game].name}.`).waitFor();
    await ada.page.getByRole('link', { name: 'Learn again' }).waitFor();
  });
}

/** Notes each hint that is shown: runs in the page. */
function witness() {
  /** @type {string[]} */
  const shown = [];
  Object.assign(window, { shown });
  const look = () => {
    const name = document.querySelector('[data-hint]')?.getAttribute('data-hint');
    if (name && shown.at(-1) !== name) shown.push(name);
  };
  const all = { subtree: true, childList: true, attributeFilter: ['data-hint'] };
  new MutationObserver(look).observe(document, all);
}

for (const game of /** @type {Game[]} */ (Object.keys(GAMES))) {
  story(`${GAMES[game].name} gives a newcomer three hints at most, each once`, async (site) => {
    const ada = await site.person('Ada', SCREENS.phone, { newcomer: true });
    const { page } = ada;
    const hands = new Pointer(ada);
    await page.addInitScript(witness);
    await lay([ada], game, { bots: 1, options: GAMES[game].short });
    const hint = page.getByRole('region', { name: 'Hint' });
    // Each game has one for the first turn.
    await hint.waitFor();
    const end = await playRound(ada, game, hands);
    assert.match(end, /is over|win/);
    const read = await page.evaluate(() => /** @type {any} */ (window).shown);
    assert(read.length > 0 && read.length <= 3, `${read}`);
    assert.equal(new Set(read).size, read.length, `each once: ${read}`);
    // The last one stands until it can have been read, the round being over or not.
    await hint.waitFor({ state: 'detached' });
    const kept = await page.evaluate(() => localStorage.getItem('kartenhaus.hints'));
    assert.equal(kept?.trim().split(' ').length, read.length, `${kept}`);
  });
}

story('a hint is read once, and shown again for who asks', async (site) => {
  const ada = await site.person('Ada', SMALLEST, { newcomer: true });
  const { page } = ada;
  const hands = new Pointer(ada);
  await lay([ada], 'khamul', { bots: 1 });
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.getByText('Choose two cards').waitFor();
  // It covers neither the hand nor the actions.
  const box = await hint.boundingBox();
  for (const group of ['Your cards', 'Actions']) {
    const other = await page.getByRole('group', { name: group }).boundingBox();
    assert(box && other && box.y + box.height <= other.y, group);
    assert(other.y + other.height <= SMALLEST.viewport.height, `${group} is on the screen`);
  }
  await hands.press(hint.getByRole('button', { name: 'Got it' }));
  await hint.waitFor({ state: 'detached' });
  // They are fetched again, for what was not read yet.
  const texts = page.waitForResponse(/\/games\/khamul\/lesson$/);
  await page.reload();
  await (await texts).finished();
  await page.getByRole('group', { name: 'Actions' }).waitFor();
  await hands.press(page.getByRole('button', { name: 'Menu' }));
  const again = page.getByRole('button', { name: 'Show hints again' });
  await again.waitFor();
  assert.equal(await page.locator('[data-hint]').count(), 0);
  await hands.press(again);
  await hint.getByText('Choose two cards').waitFor();
});

/**
 * For each game a clause with an example, the cards to choose by name, and what is said then.
 * @type {Record<Game, { clause: string, choose: string[], good: RegExp, marked?: number, then?: string[], bad?: RegExp }>}
 */
const EXAMPLES = {
  kartel: {
    clause: '4.5',
    choose: ['three of gold', 'four of green', 'five of black', 'six of blue', 'seven of red'],
    good: /KARA Mr/,
    then: ['three of gold', 'seven of red'],
    bad: /3\.2/,
  },
  'kartu-sama': {
    clause: '3.2',
    choose: ['four of hearts'],
    good: /^Yes/,
    then: ['six of diamonds'],
    bad: /3\.2/,
  },
  'krass-kariert': { clause: '4.1', choose: ['4', '5'], good: /a run of two/, then: ['4'], bad: /^Yes: a single/ },
  khamul: { clause: '1.2', choose: ['queen of hearts'], good: /counts 20/ },
  ktu: { clause: '4.5', choose: ['seven of clubs'], good: /^The 6 marked ranks/, marked: 6 },
};

for (const game of /** @type {Game[]} */ (Object.keys(GAMES))) {
  const { clause, choose, good, marked, then, bad } = EXAMPLES[game];
  story(`${GAMES[game].name}: the rules can be tried where they stand`, async (site) => {
    const ada = await site.person('Ada', SCREENS.phone);
    const { page } = ada;
    const hands = new Pointer(ada);
    await page.goto(`/rules/${game}#${clause}`);
    const place = page.locator(`[data-clause="${clause}"]`);
    const opener = place.locator('summary', { hasText: 'Try it' });
    await opener.waitFor();
    assert.equal(await place.getByRole('group').getByRole('button').count(), 0, 'nothing disturbs');
    await hands.press(opener.first());
    const cards = place.getByRole('group').getByRole('button');
    await cards.first().waitFor();
    const press = async (/** @type {string} */ name) => {
      const card = place.getByRole('button', { name: new RegExp(`^${name}\\b`, 'i') }).first();
      await hands.press(card);
    };
    for (const name of choose) await press(name);
    const answer = place.getByRole('status');
    await answer.filter({ hasText: good }).waitFor();
    if (marked) assert.equal(await place.getByRole('button', { name: /, marked$/ }).count(), marked);
    // By keys, and what was chosen is taken back.
    for (const name of then ?? []) {
      const card = place.getByRole('button', { name: new RegExp(`^${name}\\b`, 'i') }).first();
      await card.focus();
      await page.keyboard.press('Space');
    }
    if (bad) await answer.filter({ hasText: bad }).waitFor();
  });
}

story('the first words of a lesson are read before its table is there', async (site) => {
  const ada = await site.person('Ada', SMALLEST);
  const { page } = ada;
  /** @type {() => void} */
  let lay = () => {};
  const asked = new Promise((done) => (lay = () => done(null)));
  await page.route('**/api/rooms', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/learn/kartel');
  const words = page.locator('main.lesson', { hasText: 'First to play every card wins.' });
  await page.getByText('Laying the table…').waitFor();
  await words.waitFor();
  lay();
  const coach = page.getByRole('region', { name: 'Your lesson' });
  await coach.getByText('First to play every card wins.').waitFor();
  assert.equal(await words.count(), 0, 'they are said once');
});
