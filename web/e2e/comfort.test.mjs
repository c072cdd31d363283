// Who is away; and where a remark stands.
import assert from 'node:assert/strict';
import { step, table } from './support/flights.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded, story } from './support/story.mjs';
import { lay } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

const NARROW = { ...SCREENS.phone, viewport: { width: 320, height: 568 } };

/** What the polite region has said. @param {Person} person */
function spoken({ page }) {
  return page.locator('#polite p').allTextContents();
}

/** Waits until something was spoken. @param {Person} person @param {string} text */
async function hears({ page }, text) {
  await page.locator('#polite p', { hasText: text }).first().waitFor({ state: 'attached' });
}

recorded('a remark stands at its seat', async (site) => {
  const bea = await table(site, 'remarks', NARROW, 'Bea');
  await step(bea, ({ type }) => type === 'talked');
  const bubble = bea.page.locator('.bubble');
  assert.equal(await bubble.textContent(), 'Ada: Well played.');
  const said = await bubble.boundingBox();
  const seat = await bea.page.locator('li[data-place]', { hasText: 'Ada' }).boundingBox();
  assert(said && seat);
  assert(said.x >= 0 && said.x + said.width <= 320, 'it is on the screen');
  assert(said.y >= seat.y && said.y <= seat.y + seat.height + 8, 'it is at her seat');
});

story('who is away is named to all, a bot stands in, and coming back is enough', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.phone);
  const cem = await site.person('Cem', NARROW);
  const path = await lay([ada, bea, cem], 'ktu');
  await bea.page.goto('about:blank');

  // All choose cards at once, so Bea is waited for. The others read what can be done, and by whom.
  const later = { timeout: 60_000 };
  await cem.page.getByText('Bea is away. Ada can let a bot play meanwhile.').waitFor(later);
  const standIn = ada.page.getByRole('button', { name: 'Let a bot play until Bea is back' });
  await standIn.click();
  await hears(ada, 'Bea is away.');
  await hears(cem, 'A bot plays for Bea.');
  await cem.page.locator('.strip', { hasText: 'Bea is away.' }).waitFor({ state: 'detached' });

  await bea.page.goto(path);
  await bea.page.locator('.notice', { hasText: 'A bot played for you while you were away.' }).waitFor();
  await hears(cem, 'Bea is back.');
  assert.equal((await spoken(cem)).filter((said) => said === 'Bea is back.').length, 1);
  assert.equal(await bea.page.getByRole('button', { name: 'Play myself' }).count(), 0);
}, { first: true });
