// Company: tables that are open to everyone, and the way to the next seat.
import assert from 'node:assert/strict';
import { axe, fits } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded, story } from './support/story.mjs';
import { openBox } from './support/table.mjs';
import { until } from './support/wait.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** Where the boxes of the games are. @param {Person} person */
const places = ({ page }) =>
  page.locator('.games > li').evaluateAll((all) =>
    all.map((it) => {
      const { top, height } = it.getBoundingClientRect();
      return [top + scrollY, height];
    }),
  );

/** The tables that are open. @param {Person} person */
const company = ({ page }) => page.getByRole('region', { name: 'Open tables' });

story('a quick match opens a table with bots, and the next one joins it', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  await ada.page.goto('/');
  await openBox(ada, 'krass-kariert');
  await ada.page.getByRole('button', { name: 'Quick match Krass Kariert' }).tap();
  await ada.page.waitForURL('**/r/*');
  await ada.until(({ groups }) => (groups['Actions'] ?? []).length > 0);
  await ada.page.locator('.notice', { hasText: 'Your table is open now' }).waitFor();
  const path = new URL(ada.page.url()).pathname;
  // A page asks only now and then.
  await until('the server does not list the table', async () => {
    const { tables } = await (await fetch(site.link('/api/tables'))).json();
    return tables.some((/** @type {any} */ it) => path === `/r/${it.room}` && it.round === 1);
  });

  // Bea sees who is there, and comes by one press.
  const bea = await site.person('Bea', { ...SCREENS.phone, viewport: { width: 320, height: 640 } });
  const { page } = bea;
  await page.goto('/');
  const found = company(bea).getByRole('link', {
    name: /^Ada Krass Kariert round 1.* \d seats free.* Join$/s,
  });
  assert.equal(await found.getAttribute('href'), path);
  await fits(bea, 'the front page with open tables');
  await axe(bea, 'the front page with open tables');
  await openBox(bea, 'krass-kariert');
  await page.getByRole('button', { name: 'Quick match Krass Kariert' }).tap();
  await page.waitForURL(ada.page.url());
  // Nobody but a bot has seen the cards that she plays.
  await bea.until(({ groups }) => 'Your hand' in groups);
  const room = await (await fetch(`${ada.url}/api/rooms/${path.slice(3)}`)).json();
  const people = room.seats.filter((/** @type {any} */ { bot }) => bot === null);
  assert.deepEqual(people.map((/** @type {any} */ { name }) => name).sort(), ['Ada', 'Bea']);
  // Nobody is kept waiting by somebody who has gone.
  assert.equal(room.settings.clock, 'gentle');
});

recorded('an open table is listed without moving anything', async (site) => {
  const bea = await site.person('Bea', SCREENS.phone, { clock: true });
  const { page } = bea;
  await bea.playback.add('open-table', 'Bea');
  // The list is asked for once.
  await bea.stopTime();
  /** @type {() => void} */
  let answer = () => {};
  const asked = new Promise((done) => (answer = () => done(null)));
  await page.route('**/api/tables', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Quick match KTU' }).waitFor();
  const before = await places(bea);
  answer();
  await company(bea).getByRole('link', { name: /^Ada/ }).waitFor();
  assert.deepEqual(await places(bea), before);
});
