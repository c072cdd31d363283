// You: a key of one's own, which takes tables, settings and results to other devices.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { axe, check, fits } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded, story } from './support/story.mjs';
import { create, lay } from './support/table.mjs';
import { until } from './support/wait.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

const KEPT = 'Your tables, settings and results are kept on the server, sealed.';

/** Makes a key on the page *You*. @param {Person} person */
async function makeKey({ page }) {
  await page.goto('/you');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByText(KEPT).waitFor();
}

/** The link that takes the key along. @param {Person} person */
async function link({ page }) {
  await page.getByRole('button', { name: 'Show link, QR code and file' }).click();
  return page.getByRole('textbox', { name: 'Link with your key' }).inputValue();
}

/** What the browser remembers. @param {Person} person @param {string} name */
const remembered = ({ page }, name) =>
  page.evaluate((name) => localStorage.getItem(`kartenhaus.${name}`), name);

/** Opens the table to everyone. @param {Person} host */
async function open({ page }) {
  await page.getByRole('checkbox', { name: /^Open to everyone/ }).check();
  await page.locator('summary', { hasText: 'open to everyone' }).waitFor();
}

/** Waits until the server has all that this browser remembers. @param {Person} person */
const saved = (person) =>
  until('everything is kept', async () => {
    const { things = {} } = JSON.parse((await remembered(person, 'person.kept')) ?? '{}');
    const seats = JSON.parse((await remembered(person, 'seats')) ?? '[]');
    const likings = await remembered(person, 'likings');
    return (
      things.likings === (likings ?? undefined) &&
      seats.every((/** @type {string[]} */ [room, key]) => things[`seat ${room}`] === key)
    );
  });

story('a key takes tables and settings to another device, and back', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  // A table and a setting from before the key, and one of each from after it.
  const first = await lay([ada], 'ktu', { begin: false });
  await makeKey(ada);
  assert.match(await link(ada), /\/you#key=[0-9a-f]{64}$/);
  await ada.page.getByRole('img', { name: /^QR code: Link with your key/ }).waitFor();
  await axe(ada, 'a key with its code');
  const second = await lay([ada], 'kartel', { begin: false });
  await saved(ada);
  await ada.page.goto('/you');
  const key = await link(ada);

  const bea = await site.person('Bea', { ...SCREENS.phone, viewport: { width: 320, height: 640 } });
  const { page } = bea;
  await page.goto(key);
  // She is asked: whoever sends such a link has the key too. What her browser has stays hers.
  await page.getByRole('dialog', { name: 'Use the key in this link?' }).waitFor();
  await check(bea, 'the question about a key');
  await page.getByRole('button', { name: 'I made this key: use it' }).tap();
  // Two taps in quick succession are a double one, and answer only once.
  await page.getByRole('button', { name: 'Keep them here only' }).press('Enter');
  await page.locator('.notice', { hasText: 'You now use this key.' }).waitFor();
  assert.equal(new URL(page.url()).hash, '', 'nobody reads it in the address');
  await page.getByText(KEPT).waitFor();
  assert.equal(await page.getByRole('textbox', { name: 'Your name' }).inputValue(), 'Ada');
  await check(bea, 'the page You with a key');
  await page.goto('/');
  for (const path of [first, second]) {
    await page.locator(`a.panel[href="${path}"]`).waitFor();
  }
  // She sits there on both devices.
  await page.goto(second);
  await page.getByRole('button', { name: 'Rename' }).waitFor();

  // What the other device changes comes back; so does a seat that was left.
  await page.evaluate(() => {
    localStorage.setItem('kartenhaus.likings', '{"theme":"dark"}');
  });
  await page.goto('/you');
  await saved(bea);
  await ada.page.goto('/you');
  await ada.page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  await link(ada);
  const files = ada.page.waitForEvent('download');
  await ada.page.getByRole('link', { name: 'Save as a file' }).click();
  const file = await (await files).path();
  assert.equal((await readFile(file, 'utf8')).trim(), key);

  // By the file, on a third device with a key of its own, which is asked first.
  const cem = await site.person('Cem', SCREENS.desktop);
  await makeKey(cem);
  const own = await remembered(cem, 'person');
  const choose = async (/** @type {string} */ answer) => {
    await cem.page.getByLabel('Use a key from a file').setInputFiles(file);
    await cem.page.getByRole('button', { name: answer }).click();
  };
  await choose('Don’t use it');
  assert.equal(await remembered(cem, 'person'), own);
  await choose('I made this key: use it');
  await cem.page.getByRole('button', { name: 'Keep them here only' }).click();
  await cem.page.locator('.notice', { hasText: 'You now use this key.' }).waitFor();
  assert.equal(await remembered(cem, 'person'), key.slice(-64));
});

story('a name at open tables is whose key is in use', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  await makeKey(ada);
  // She sits down by herself: only so her page signs for her.
  await create(ada, 'kartu-sama');
  await open(ada);

  const eve = await site.person('ADA', { ...SCREENS.phone, locale: 'de-DE' });
  eve.expects(/409 \(Conflict\)/);
  const bea = await site.person('Bea', SCREENS.phone);
  const other = await lay([bea], 'ktu', { begin: false });
  await open(bea);
  await eve.page.goto(other);
  await eve.page.getByRole('button', { name: 'Als „ADA“ hinsetzen' }).tap();
  await eve.page
    .getByText('An offenen Tischen heißt schon jemand anders „ADA“. „ADA 2“ ist frei.')
    .first()
    .waitFor();
  await fits(eve, 'a name that is taken');
  await eve.page.getByLabel('Dein Name').fill('ADA 2');
  await eve.page.getByRole('button', { name: 'Als „ADA 2“ hinsetzen' }).tap();
  await eve.page.getByRole('button', { name: 'Umbenennen' }).waitFor();
  // She herself may sit there, on any of her devices.
  await ada.page.goto(other);
  await ada.page.getByRole('button', { name: 'Sit down as “Ada”' }).tap();
  await ada.page.getByRole('button', { name: 'Rename' }).waitFor();
});

recorded('the page You with what was played', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  await page.goto('/you');
  await page.evaluate(() => localStorage.setItem('kartenhaus.matches', '[["plum-otter-1/1","ktu won"]]'));
  await page.reload();
  await page.getByText('KTU: one match, 1 won').waitFor();
  await check(ada, 'the page You without a key');
});

recorded('the page You in German, on a small screen', async (site) => {
  const screen = { ...SCREENS.phone, viewport: { width: 320, height: 640 }, locale: 'de-DE' };
  const ada = await site.person('Ada', screen);
  const { page } = ada;
  await ada.playback.add('person');
  await page.goto('/');
  await page.getByRole('link', { name: 'Dein Schlüssel, deine Einstellungen und Ergebnisse' }).last().tap();
  await page.getByRole('heading', { name: 'Du', exact: true }).waitFor();
  await check(ada, 'the page Du without a key');
  await page.getByRole('button', { name: 'Schlüssel anlegen' }).tap();
  await page.getByText('liegen versiegelt auf dem Server').waitFor();
  await page.getByRole('button', { name: 'Link, QR-Code und Datei zeigen' }).tap();
  await page.getByRole('img', { name: /^QR-Code/ }).waitFor();
  await check(ada, 'the page Du with a key');
});
