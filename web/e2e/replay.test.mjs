// A match that is over: step by step, from every seat, with what it could know; shared, taken away
// as a file, and brought back.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { axe, check, DESKTOP, PHONE } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded, story } from './support/story.mjs';
import { finish, GAMES, visit } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** What the table shows, in words. @param {Person} person */
const table = ({ page }) =>
  page.getByRole('region', { name: 'The table, only to be looked at' }).innerText();

/**
 * Opens the replay of a recorded match.
 * @param {Person} person
 * @param {string} recording
 * @param {string} search
 * @param {string} [client]
 */
async function watch({ page, playback }, recording, search, client) {
  const played = await playback.add(recording, client);
  await page.goto(`/r/${played?.room}/replay/1${search}`);
}

story('a record is taken away as a file, and brought back', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  const { path } = await finish(ada, 'ktu', { bots: 2, options: { turn_limit: 24 } });
  await page.goto(`${path}/replay/1?round=1&step=9&seat=1`);
  await page.getByRole('group', { name: 'Your hand' }).waitFor();
  const seen = await table(ada);
  await page.getByRole('button', { name: 'Share' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the record' }).click();
  const file = await (await download).path();
  const text = await readFile(file, 'utf8');
  assert.match(text, /^kartenhaus record 1\n# player 0 Ada\n/);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Open the record of a match' }).click();
  const field = page.getByLabel('The file');
  ada.expects(/400/);
  const broken = { name: 'broken.record', mimeType: 'text/plain', buffer: Buffer.from(text.slice(0, -9)) };
  await field.setInputFiles(broken);
  await page.getByRole('alert').filter({ hasText: 'cannot be replayed' }).waitFor();
  await field.setInputFiles({ name: 'good.record', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForURL(/\/replay\/[0-9a-f]{32}/);
  await page.getByRole('list', { name: 'What happened' }).waitFor();
  await page.goto(`${new URL(page.url()).pathname}?round=1&step=9&seat=1`);
  await page.getByRole('group', { name: 'Your hand' }).waitFor();
  assert.equal(await table(ada), seen);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText(/^It is kept until/).waitFor();
});

recorded('what a replay opens on a phone lies over nothing, and axe finds nothing in it', async (site) => {
  const bea = await site.person('Bea', { ...SCREENS.phone, locale: 'de' });
  const { page } = bea;
  await watch(bea, 'replay-khamul', '?round=1&step=3&seat=1&lens=1', 'Bea');
  const lens = page.getByRole('region', { name: /^Was konnte .+ wissen\?$/ });
  await lens.getByText('sah sie im ersten Blick').first().waitFor();
  // The lens stands between the table and the steps.
  const boxes = [
    page.getByRole('region', { name: 'Der Tisch, nur zum Ansehen' }),
    lens,
    page.getByRole('group', { name: 'Wiederholung' }),
  ].map((part) => part.boundingBox());
  const [above, here, below] = await Promise.all(boxes);
  assert(above && here && below);
  assert(above.y + above.height <= here.y && here.y + here.height <= below.y);
  assert(above.height > here.height, JSON.stringify([above, here]));
  // A step and playing by itself do not look the same.
  const fill = (/** @type {string} */ name) =>
    page
      .getByRole('button', { name, exact: true })
      .locator('svg')
      .evaluate((svg) => getComputedStyle(svg).fill);
  assert.notEqual(await fill('Abspielen'), await fill('Weiter'));

  await visit(bea, 'replay-khamul', 'Bea');
  await page.getByRole('button', { name: 'Sieh, wo es kippte' }).click();
  const turned = page.getByRole('dialog', { name: 'Wo es kippte' });
  await turned.locator('summary').click();
  await axe(bea, 'where it turned');
  await bea.shut();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Was hier gespielt wurde' }).click();
  const played = page.getByRole('dialog', { name: 'Was hier gespielt wurde' });
  await played.getByRole('row').nth(1).waitFor();
  await axe(bea, 'what was played');
});

for (const { name: game, replay } of Object.values(GAMES)) {
  recorded(`everybody can watch ${game} again`, async (site) => {
    const ada = await site.person('Ada', { viewport: DESKTOP });
    const { page } = ada;
    await watch(ada, replay, '?round=1&step=8&seat=0&lens=1');
    const steps = page.getByRole('list', { name: 'What happened' });
    await steps.waitFor();
    await check(ada, `the replay of ${game}`);
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('All cards');
    await page.getByRole('region', { name: 'All cards' }).waitFor();
    await axe(ada, `all cards of ${game}`);
    await page.keyboard.press('End');
    await page.getByRole('region', { name: 'The round is over' }).waitFor();
    await check(ada, `the end of ${game}`);
    await page.setViewportSize(PHONE);
    // Nobody's cards are hidden: it asks whose eyes are meant.
    await page.getByRole('region', { name: 'Lens', exact: true }).waitFor();
    await axe(ada, `the lens of ${game}`);
  });
}
