// The deal of the day: from the front page to its result, twice, and seen by nobody else.
import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { check } from './support/access.mjs';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { GAMES, playMoves, playOut } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/table.mjs').Game} Game */

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Longer than the story takes. */
const STORY_MS = 90_000;

/** Waits until a day has begun that does not end in the middle of the story. */
async function dayIsLong() {
  const left = DAY_MS - (Date.now() % DAY_MS);
  if (left < STORY_MS) await setTimeout(left + 1_000);
}

/** Begins the deal of the day of a game, from the front page. @param {Person} person @param {Game} game */
async function begin(person, game) {
  const { page } = person;
  await page.goto('/');
  const hands = new Pointer(person);
  await hands.press(page.getByRole('main').getByRole('link', { name: /^Deal of the day/ }));
  await page.getByRole('heading', { name: 'Deal of the day', level: 1 }).waitFor();
  const play = page.getByRole('button', { name: `Play ${GAMES[game].name}`, exact: true });
  await play.waitFor();
  await check(person, 'the deals of the day');
  await hands.press(play);
  await page.waitForURL('**/r/*');
  await page.locator('main .table .prompt').first().waitFor({ state: 'attached' });
}

/** Plays a move, and the rest of the match past the page. @param {Person} person @param {Game} game */
async function finish(person, game) {
  const { page } = person;
  await playMoves(person, game, 1);
  await playOut([person], new URL(page.url()).pathname);
  await page.getByRole('button', { name: 'How others did', exact: true }).waitFor();
}

/** Opens how others did, and gives the rows of the table. @param {Person} person */
async function others(person) {
  const { page } = person;
  const hands = new Pointer(person);
  await hands.press(page.getByRole('button', { name: 'How others did', exact: true }));
  const sheet = page.getByRole('dialog', { name: 'Deal of the day' });
  await sheet.getByText(/^An expert scores/).waitFor();
  await sheet.getByRole('img').waitFor();
  await hands.press(sheet.locator('summary', { hasText: 'As a table' }));
  const rows = await sheet.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')),
  );
  return { sheet, rows };
}

story('two people play the deal of the day, once, and see each other’s results', async (site) => {
  const game = 'kartu-sama';
  await dayIsLong();
  const ada = await site.person('Ada', SCREENS.phone);
  await begin(ada, game);
  await finish(ada, game);
  const { sheet, rows } = await others(ada);
  await sheet.getByText(/You are the first to finish it\.$/).waitFor();
  assert.equal(rows.reduce((sum, [, count]) => sum + Number(count), 0), 1);
  assert.equal(rows.filter(([, , who]) => who?.includes('you')).length, 1);
  assert.equal(rows.filter(([, , who]) => who?.includes('the expert’s')).length, 1);
  await check(ada, 'the results of a day');

  // The expert's match, step by step.
  const path = new URL(ada.page.url()).pathname;
  const hands = new Pointer(ada);
  await hands.press(sheet.getByRole('link', { name: 'Watch the expert’s match' }));
  await ada.page.waitForURL('**/replay/expert*');
  await ada.page
    .getByRole('heading', { name: /an expert plays the deal of the day/ })
    .waitFor();
  await ada.page.locator('main .table .prompt, main .table').first().waitFor();

  // The second one sees two results; the first one's match is shown to nobody else yet.
  const bea = await site.person('Bea', SCREENS.desktop);
  const replay = await bea.page.request.get(`/api${path.replace('/r/', '/rooms/')}/matches/1`);
  assert.equal(replay.status(), 409);
  await begin(bea, game);
  await finish(bea, game);
  const second = await others(bea);
  await second.sheet.getByText(/Place \d of 2/).waitFor();
  assert.equal(second.rows.reduce((sum, [, count]) => sum + Number(count), 0), 2);

  // Once: the page leads to the same match.
  await ada.page.goto('/daily');
  await ada.page.getByText('2 have finished it').waitFor();
  const again = ada.page.getByRole('link', { name: `Open your match ${GAMES[game].name}`, exact: true });
  assert.equal(new URL(await again.evaluate((link) => /** @type {any} */ (link).href)).pathname, path);
});
