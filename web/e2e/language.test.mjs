// Another language: what the browser is set to, or what somebody chose.
import assert from 'node:assert/strict';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { GAMES, lay } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/table.mjs').Game} Game */

const GERMAN = { ...SCREENS.desktop, locale: 'de-DE' };

/** Words that a German page has nowhere. */
const ENGLISH = /\b(the|your|you|cards?|turn|play|draw|deck|waiting|choose)\b/i;

/** What people read and hear of the page's main part. @param {Person} person */
async function said({ page }) {
  return page.locator('main').evaluate((main) => {
    const labels = [...main.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
      (it) => ['aria-label', 'title', 'placeholder'].map((name) => it.getAttribute(name) ?? ''),
    );
    return [main.textContent, ...labels].join(' \n');
  });
}

/** @param {Person} person */
async function german(person) {
  assert.equal(await person.page.locator('html').getAttribute('lang'), 'de');
  assert.doesNotMatch(await said(person), ENGLISH);
}

/**
 * From the front page to a table with bots.
 * @param {Person} person
 * @param {Game} game
 */
async function table(person, game) {
  const { page } = person;
  const hands = new Pointer(person);
  await page.goto('/');
  await hands.press(page.getByRole('button', { name: `Freunde einladen ${GAMES[game].name}`, exact: true }));
  const start = page.getByRole('button', { name: 'Anfangen' });
  await start.waitFor();
  const bots = page.getByRole('listitem').filter({ hasText: /Bot, / });
  for (let count = 0; count < 2; count += 1) {
    await hands.press(page.getByRole('button', { name: 'Bot dazunehmen' }));
    await bots.nth(count).waitFor();
  }
  return { hands, start };
}

story('a German browser is spoken to in German before a match', async (site) => {
  const ada = await site.person('Ada', GERMAN);
  const { page } = ada;
  await page.goto('/');
  await page.getByRole('heading', { name: 'Fünf Kartenspiele, ein Link' }).waitFor();
  await page.getByRole('link', { name: 'Regeln', exact: true }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');

  await table(ada, 'khamul');
  await page.getByRole('heading', { name: 'Am Tisch' }).waitFor();
  await page.getByText('3 am Tisch.').waitFor();
  await page.locator('summary', { hasText: 'Normale Regeln' }).click();
  await page.getByRole('textbox', { name: 'die Partie endet bei' }).waitFor();
  await page.locator('summary', { hasText: 'Uhr' }).click();
  await page.getByRole('radio', { name: /^Normales Schnappen/ }).waitFor();
});

for (const game of /** @type {Game[]} */ (Object.keys(GAMES))) {
  story(`${GAMES[game].name}: a German browser sees a German table`, async (site) => {
    const ada = await site.person('Ada', GERMAN);
    const { page } = ada;
    await lay([ada], game, { bots: 2 });
    await page.getByRole('group', { name: 'Aktionen' }).waitFor();
    await german(ada);
  });
}

story('a refusal is German too, and the menu changes the language', async (site) => {
  const ada = await site.person('Ada', GERMAN);
  const { page } = ada;
  const { hands, start } = await table(ada, 'ktu');
  await hands.press(start);
  await page.getByRole('group', { name: 'Aktionen' }).waitFor();

  // All choose at first, so there is nothing to take yet.
  await page.getByLabel('Zug als Text').fill('take');
  await page.getByRole('button', { name: 'Eingeben' }).click();
  await page.getByText('Zuerst legt jeder drei Karten seiner Hand offen hin.').waitFor();
  await page.getByRole('button', { name: /^ktu:\d+\.\d+$/ }).waitFor();

  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await menu.getByRole('button', { name: 'English' }).click();
  const english = page.getByRole('dialog', { name: 'Menu' });
  await english.getByRole('button', { name: 'Deutsch' }).waitFor();
  await english.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('group', { name: 'Actions' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');

  await page.reload();
  await page.getByRole('group', { name: 'Actions' }).waitFor();
  assert.equal(await page.locator('html').getAttribute('lang'), 'en');
});
