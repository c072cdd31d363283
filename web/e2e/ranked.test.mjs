// Ranked tables: two people with keys play a match that counts, and find themselves on the
// leaderboard.
import assert from 'node:assert/strict';
import { axe, check, fits } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { create, DRAWN, join, makeKey, playOut } from './support/table.mjs';
import { until } from './support/wait.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** What the leaderboard shows, row by row. @param {Person} person */
const rows = ({ page }) =>
  page.locator('main tbody tr').evaluateAll((all) =>
    all.map((row) => [...row.children].map((it) => it.textContent?.replace(/\s+/g, ' ').trim())),
  );

story('two people play a ranked match, and the leaderboard has both', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const small = { ...SCREENS.phone, viewport: { width: 320, height: 640 } };
  const bea = await site.person('Bea', small);
  await makeKey(ada);
  await makeKey(bea);
  await bea.page.getByText('You have no rating yet.').waitFor();

  const path = await create(ada, 'krass-kariert');
  await ada.page.getByRole('checkbox', { name: /^Ranked/ }).check();
  await ada.page.getByText('a match counts as soon as two people play').waitFor();
  assert(await ada.page.getByRole('checkbox', { name: /^Open to everyone/ }).isChecked());
  await axe(ada, 'a ranked table before its match');

  // It is told to whoever looks for a table, and to whoever comes without a key.
  const cem = await site.person('Cem', small);
  await until('the table is listed', async () => {
    const { tables } = await (await fetch(site.link('/api/tables'))).json();
    return tables.some((/** @type {any} */ { ranked }) => ranked);
  });
  await cem.page.goto('/');
  const open = cem.page.getByRole('region', { name: 'Open tables' });
  await open.getByRole('link', { name: /Krass Kariert.*ranked/ }).waitFor();
  await cem.page.getByRole('link', { name: 'Leaderboard' }).waitFor();
  await join(cem, path);
  await ada.page.getByText('only if everybody has a key').waitFor();
  await cem.page.getByText('only if everybody has a key').waitFor();
  await fits(cem, 'a ranked table that does not count');
  await ada.page.getByRole('button', { name: 'Remove Cem' }).click();
  await ada.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await join(bea, path);
  await bea.page.getByText('its next match counts').waitFor();
  await ada.page.getByText('its next match counts').waitFor();

  await ada.page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [ada, bea]) await page.locator('main .table .prompt').first().waitFor(DRAWN);
  await playOut([ada, bea], path);
  for (const { page } of [ada, bea]) {
    await page.locator('.rated', { hasText: /You: 500 → [\d,]+ \([+−]\d+\)/ }).waitFor();
  }
  const [won, lost] = await Promise.all(
    [ada, bea].map(async ({ page }) => {
      const text = (await page.locator('.rated').textContent()) ?? '';
      return Number(/→ (\d+)/.exec(text)?.[1]);
    }),
  );
  assert(won !== undefined && lost !== undefined && won !== lost);
  await check(bea, 'a match over with ratings');

  await ada.page.goto('/ranking/krass-kariert');
  await ada.page.getByText(/^You: place [12] of 2, rating /).waitFor();
  const [first, second] = await rows(ada);
  const [best, other] = won > lost ? ['Ada', 'Bea'] : ['Bea', 'Ada'];
  assert.deepEqual([first?.slice(0, 2), second?.slice(0, 2)], [['1', best], ['2', other]]);
  assert(first?.[2]?.startsWith(String(Math.max(won, lost))), first?.[2]);
  assert.deepEqual([first?.[3], second?.[3]], ['1 1 won', '1 0 won']);
  await check(ada, 'the leaderboard');
  await bea.page.goto('/ranking/krass-kariert');
  await bea.page.getByText(/^You: place [12] of 2, rating /).waitFor();
  await check(bea, 'the leaderboard on a small screen');
  await bea.page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Kartel' }).tap();
  await bea.page.getByText('Nobody has a rating in Kartel yet.').waitFor();
  await check(bea, 'the leaderboard with nobody on it');

  // Her own statistics have the estimate and its doubt, which make the rating.
  await bea.page.goto('/you/statistics');
  const estimates = bea.page.locator('figure', { hasText: 'Estimate after each ranked match, with its doubt' });
  await estimates.getByText('As a table').tap();
  const row = estimates.getByRole('row', { name: /^1 [\d,]+ [\d,]+ to [\d,]+$/ });
  const low = /^([\d,]+) to/.exec((await row.locator('td').last().textContent()) ?? '')?.[1];
  assert.equal(Number(low?.replace(',', '')), lost);
  await check(bea, 'own statistics with a rating');

  // Her own ratings stand on the page You; and who deletes a key is taken off.
  await bea.page.goto('/you');
  await bea.page.getByText(/place [12] of 2, rating \d+/).waitFor();
  await check(bea, 'the page You with a rating');
  await bea.page.getByRole('button', { name: 'Delete everything on the server' }).click();
  await bea.page.getByText('The server forgets your sealed data').waitFor();
  await bea.page.getByRole('button', { name: 'Delete everything on the server' }).click();
  await bea.page.locator('.notice', { hasText: 'The server no longer has anything for this key' }).waitFor();
  await until('the leaderboard has only Ada', async () => {
    const { players } = await (await fetch(site.link('/api/ratings/krass-kariert'))).json();
    return players.length === 1 && players[0].name === 'Ada';
  });
});
