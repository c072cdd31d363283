// What players like: how fast cards fly; and what they have reached.
import assert from 'node:assert/strict';
import { axe, check, fits } from './support/access.mjs';
import { flown, isUpdate, land, step, table } from './support/flights.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { visit } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** Opens the player's options. @param {Person} person */
async function options({ page }) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Your options' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your options' });
  await sheet.waitFor();
  return sheet;
}

/** Chooses how cards fly. @param {Person} person @param {string} pace */
async function choosePace(person, pace) {
  const sheet = await options(person);
  await sheet.getByRole('group', { name: 'How cards fly' }).getByRole('radio', { name: pace }).check();
  await person.shut();
  await land(person);
  await person.page.evaluate(() => (/** @type {any} */ (window).flown.length = 0));
}

recorded('cards fly as fast as somebody likes, or not at all', async (site) => {
  const ada = await table(site, 'live-ktu');
  /** @type {number[]} */
  const longest = [];
  for (const pace of ['Quickly', 'As usual', 'Slowly']) {
    await choosePace(ada, pace);
    while ((await flown(ada)).length <= 2) await step(ada, isUpdate);
    longest.push(Math.max(...(await flown(ada)).map(({ duration }) => duration)));
  }
  const [quickly = 0, usual = 0, slowly = 0] = longest;
  assert(quickly < usual && usual < slowly, JSON.stringify(longest));
  await choosePace(ada, 'Not at all');
  for (let updates = 0; updates < 4; updates += 1) await step(ada, isUpdate);
  assert.deepEqual(await flown(ada), []);
});

recorded('the pace of bots, on a small screen', async (site) => {
  const bea = await site.person('Bea', { ...SCREENS.phone, viewport: { width: 320, height: 568 } });
  await visit(bea, 'slow-bots', 'Bea');
  await bea.page.locator('summary', { hasText: 'slow bots' }).click();
  await check(bea, 'the pace of bots');
});

recorded('what was reached, on a small screen', async (site) => {
  for (const locale of ['en', 'de']) {
    const ada = await site.person('Ada', { viewport: { width: 320, height: 640 }, locale });
    const { page } = ada;
    await page.goto('/');
    await page.evaluate(() => {
      const had = { matches: 3, won: 3, streak: 3, longest: 3, round: -12, total: null, ids: [] };
      localStorage.setItem('kartenhaus.results', JSON.stringify([{ game: 'ktu', ...had }]));
    });
    await page.reload();
    await page.locator('#records').waitFor();
    await fits(ada, 'what was reached');
    await axe(ada, 'what was reached');
  }
});
