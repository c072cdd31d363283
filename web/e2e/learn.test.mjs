// Learning a game: its lesson, followed by what the coach marks, and the round finished alone; and
// hints for newcomers.
import assert from 'node:assert/strict';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { lay, playRound } from './support/table.mjs';

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

/**
 * Opens a lesson, whose first words are read before its table is there.
 * @param {Person} person
 * @param {Game} game
 * @param {string} first
 */
async function learn(person, game, first) {
  const { page } = person;
  await person.context.addInitScript(eyes);
  /** @type {() => void} */
  let lay = () => {};
  const asked = new Promise((done) => (lay = () => done(null)));
  await page.route('**/api/rooms', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`/learn/${game}`);
  const words = page.locator('main.lesson', { hasText: first });
  await page.getByText('Laying the table…').waitFor();
  await words.waitFor();
  lay();
  const coach = page.getByRole('region', { name: 'Your lesson' });
  await coach.getByText(first).waitFor();
  assert.equal(await words.count(), 0, 'they are said once');
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

story('Khamul is learned by what is marked', async (site) => {
  const ada = await site.person('Ada', SMALLEST);
  await learn(ada, 'khamul', 'Four cards lie face down before you.');
  const steps = await follow(ada);
  assert(steps.length >= STEPS_MIN, steps.join());
  // The rest is hers alone.
  const end = await playRound(ada, 'khamul', new Pointer(ada));
  assert.match(end, /is over|win/);
  const panel = ada.page.getByRole('region', { name: 'Your lesson' });
  await panel.getByText('That was a round of Khamul.').waitFor();
  await ada.page.getByRole('link', { name: 'Learn again' }).waitFor();
});

story('a hint covers neither the hand nor the actions', async (site) => {
  const ada = await site.person('Ada', SMALLEST, { newcomer: true });
  const { page } = ada;
  await lay([ada], 'khamul', { bots: 1 });
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.getByText('Choose two cards').waitFor();
  const box = await hint.boundingBox();
  for (const group of ['Your cards', 'Actions']) {
    const other = await page.getByRole('group', { name: group }).boundingBox();
    assert(box && other && box.y + box.height <= other.y, group);
    assert(other.y + other.height <= SMALLEST.viewport.height, `${group} is on the screen`);
  }
});
