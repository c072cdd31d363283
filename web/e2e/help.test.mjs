// Alone against bots: a hint is asked for, marked on the table and followed, and moves are taken
// back.
import assert from 'node:assert/strict';
import { axe, fits } from './support/access.mjs';
import { Pointer } from './support/hands.mjs';
import { IDS } from './support/games.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded, story } from './support/story.mjs';
import { finishRound, GAMES, lay, visit } from './support/table.mjs';
import { until } from './support/wait.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/table.mjs').Game} Game */

const SMALLEST = { ...SCREENS.phone, viewport: { width: 320, height: 568 } };

/** How long a press may take before it is looked again, in milliseconds. */
const PRESS_WITHIN = 2_000;

/** More presses than any move takes. */
const PRESSES_MAX = 30;

/** The last update. @param {Person} person */
function now({ frames }) {
  return frames.findLast(({ sent, data }) => !sent && data.type === 'update')?.data;
}

/** The moves that were sent. @param {Person} person @returns {string[]} */
function sent({ frames }) {
  return frames.filter(({ sent, data }) => sent && data.type === 'play').map(({ data }) => data.move);
}

/** Waits until the last update is as it shall be and the page has it. @param {Person} person @param {string} what @param {(update: any) => unknown} is */
async function sees(person, what, is) {
  await until(what, () => now(person) && is(now(person)));
  await person.caughtUp();
  return now(person);
}

/** Waits until the player has something to decide, and nobody else has. @param {Person} person */
const turn = (person) =>
  sees(person, 'it is never their turn', ({ legal, view }) => {
    return legal.length > 0 && view.to_act.length === 1;
  });

/** Presses what stands in the menu. @param {Person} person @param {string} name */
async function choose(person, name) {
  const { page } = person;
  const hands = new Pointer(person);
  await hands.press(page.getByRole('button', { name: 'Menu' }));
  const dialog = page.getByRole('dialog');
  await hands.press(dialog.getByRole('button', { name: new RegExp(`^${name}`) }));
  await dialog.waitFor({ state: 'detached' });
}

/** Tags what is marked, in the order of the page: this runs in it. */
function tag() {
  document.querySelectorAll('[data-tagged]').forEach((it) => it.removeAttribute('data-tagged'));
  const marked = [...document.querySelectorAll('main button, main [data-key]')].filter(
    (it) => getComputedStyle(it).outlineStyle === 'dashed' && it.getClientRects().length > 0,
  );
  const first = marked.find((it) => it.ariaDisabled !== 'true');
  first?.setAttribute('data-tagged', '');
  return { marked: marked.length, card: first?.hasAttribute('data-key') ?? false };
}

/** Presses what is marked until the move of the hint is sent. @param {Person} person */
async function follow(person) {
  const { page } = person;
  const hands = new Pointer(person);
  const { move } = now(person).hint;
  const before = sent(person).length;
  for (let presses = 0; presses < PRESSES_MAX && sent(person).length === before; presses += 1) {
    const { marked, card } = await page.evaluate(tag);
    if (marked === 0) continue;
    const how = { timeout: PRESS_WITHIN, ...(card ? { position: { x: 14, y: 22 } } : {}) };
    // It may have gone under the finger.
    await hands.press(page.locator('[data-tagged]').first(), how).catch(() => {});
  }
  assert.equal(sent(person)[before], move, 'what was marked is the move of the hint');
}

/** Asks for a hint, and looks at it. @param {Person} person */
async function ask(person) {
  const { page } = person;
  await choose(person, 'Hint');
  const note = page.getByRole('region', { name: 'Hint' });
  await note.waitFor();
  await axe(person, 'a hint');
  await fits(person, 'a hint');
  return note;
}

for (const game of IDS) {
  recorded(`a hint in ${GAMES[game].name} fits`, async (site) => {
    const ada = await site.person('Ada', SMALLEST);
    await visit(ada, `help-${game}`);
    await turn(ada);
    await ask(ada);
  });
}

story('a hint in KTU is followed and taken back, and the replay says so', async (site) => {
  const ada = await site.person('Ada', SMALLEST);
  const { page } = ada;
  const path = await lay([ada], 'ktu', { bots: 2, options: GAMES.ktu.short });
  const { view, legal } = await turn(ada);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Hint/ }).waitFor();
  await axe(ada, 'the menu');
  await ada.shut();
  const note = await ask(ada);
  const text = (await note.locator('p').textContent()) ?? '';
  const said = page.locator('#polite p', { hasText: text.trim() });
  await said.first().waitFor({ state: 'attached' });
  await follow(ada);
  await note.waitFor({ state: 'detached' });
  const { help } = await sees(ada, 'nothing can be taken back', (it) => it.help?.take_back);
  assert(help.take_back);

  await choose(ada, 'Take back');
  const back = await sees(ada, 'the match does not go back', (it) => it.told.length === 0);
  assert.deepEqual([back.view, back.legal], [view, legal]);
  await finishRound([ada], path);
  await page.setViewportSize(SCREENS.desktop.viewport);
  await page.goto(`${path}/replay/1`);
  const steps = page.getByRole('list', { name: 'What happened' });
  await steps.getByText('asked for a hint here.').first().waitFor();
  await steps.getByText('took a move back here.').first().waitFor();
  await axe(ada, 'a replay with a hint');
});
