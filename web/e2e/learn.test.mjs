// Learning a game: on the smallest phone its lesson is followed by what the coach marks, and hints for
// newcomers are in nobody's way. Before a game's first deal a card says what it is about.
import assert from 'node:assert/strict';
import { axe, fits } from './support/access.mjs';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { openBox, playRound, visit } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** Also there nothing that is marked lies under anything else. */
const SMALLEST = { ...SCREENS.phone, viewport: { width: 320, height: 568 } };

/** More presses than any lesson has. */
const PRESSES_MAX = 120;

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

/** @returns {Promise<{ step: string | null, card: boolean, ready: boolean,
 *   selectors: string, print: string }>}
 * @param {Person} person
 */
function coach({ page }) {
  return page.evaluate(() => /** @type {any} */ (window).coach());
}

/**
 * Opens the lesson of Khamul, whose first words are read before its table is there.
 * @param {Person} person
 */
async function learn(person) {
  const { page } = person;
  const first = 'Four cards lie face down before you.';
  await person.playback.add('lesson-khamul');
  await person.context.addInitScript(eyes);
  await page.route('**/learn/khamul', async (route) => {
    const built = await route.fetch();
    const words = `<main class="lesson first"><p>${first}</p></main>`;
    const body = (await built.text()).replace('<!-- first -->', words);
    await route.fulfill({ response: built, body });
  });
  /** @type {() => void} */
  let lay = () => {};
  const asked = new Promise((done) => (lay = () => done(null)));
  await page.route('**/api/rooms', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/learn/khamul');
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
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    const now = await coach(person);
    if (now.step && steps.at(-1) !== now.step) steps.push(now.step);
    if (now.step === 'end') return steps;
    assert.notEqual(now.step, null, `the lesson was left after ${steps.join()}`);
    if (now.ready) {
      const marked = page.locator(`:is(${now.selectors}):not([data-look])`);
      // Cards of a hand lie on one another: what shows of each is its upper left corner.
      await hands.press(marked.first(), now.card ? { position: { x: 14, y: 22 } } : {});
    } else {
      const changed = (/** @type {string} */ print) =>
        /** @type {any} */ (window).coach().print !== print;
      await page.waitForFunction(changed, now.print, { polling: 30 });
    }
  }
  throw new Error(`the lesson does not end: ${steps.join()}`);
}

recorded('Khamul is learned by what is marked', async (site) => {
  const ada = await site.person('Ada', SMALLEST, { clock: true });
  await learn(ada);
  // No time runs out for who looks at cards.
  await ada.stopTime();
  const steps = await follow(ada);
  assert(steps.length >= STEPS_MIN, steps.join());
  // The rest is hers alone.
  const end = await playRound(ada, 'khamul', new Pointer(ada));
  assert.match(end, /is over|win/);
  const panel = ada.page.getByRole('region', { name: 'Your lesson' });
  await panel.getByText('That was a round of Khamul.').waitFor();
  await ada.page.getByRole('link', { name: 'Learn again' }).waitFor();
});

recorded('a hint covers neither the hand nor the actions', async (site) => {
  const ada = await site.person('Ada', SMALLEST, { newcomer: true });
  const { page } = ada;
  await visit(ada, 'newcomer-khamul');
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.getByText('Tap two cards').waitFor();
  const box = await hint.boundingBox();
  for (const group of ['Your cards', 'Actions']) {
    const other = await page.getByRole('group', { name: group }).boundingBox();
    assert(box && other && box.y + box.height <= other.y, group);
    assert(other.y + other.height <= SMALLEST.viewport.height, `${group} is on the screen`);
  }
});

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  recorded(`before the first deal a card says what the game is about: ${theme}`, async (site) => {
    const ada = await site.person('Ada', { ...SMALLEST, colorScheme: theme }, { newcomer: true });
    const { page, playback } = ada;
    await playback.add('play-now-ktu');
    await page.goto('/');
    await openBox(ada, 'ktu');
    await page.getByRole('button', { name: 'Play now KTU' }).click();
    await page.getByText('Lose all your cards first').waitFor();
    await page.locator('figure').waitFor();
    await fits(ada, 'the card');
    await axe(ada, 'the card');
    const deal = page.getByRole('button', { name: 'Deal' });
    const box = await deal.boundingBox();
    assert(box && box.y + box.height <= SMALLEST.viewport.height, 'its button is on the screen');
    await deal.click();
    await page.getByRole('group', { name: 'Actions' }).waitFor();
  });
}
