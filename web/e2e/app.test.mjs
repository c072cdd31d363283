// The installed app opens without a connection, and no page stays empty when part of it fails to load.
import assert from 'node:assert/strict';
import { SCREENS } from './support/site.mjs';
import { recorded, story } from './support/story.mjs';
import { lay, visit } from './support/table.mjs';

story('the page opens without a line, and goes on when it is there again', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone, { worker: true });
  const { page, context } = ada;
  await lay([ada], 'ktu', { bots: 1 });
  // The worker is there when it has kept every file.
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL));
  ada.expects(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch/);
  await context.setOffline(true);
  await page.reload();
  await page.getByText(/connecting/i).first().waitFor();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Five card games' }).waitFor();
  await page.goBack();
  await context.setOffline(false);
  await page.getByRole('group', { name: 'Actions' }).waitFor();
  // Nothing but the page and its files is kept.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  assert(kept.includes('/index.html') && kept.length > 5, kept.join(' '));
  assert(kept.every((path) => /^\/(assets\/|icon|index.html$)/.test(path)), kept.join(' '));
});

/** The file that each page is in. */
const PARTS = {
  '/': 'Front',
  '/rules/kartel': 'Rules',
  '/rules/kartel/clauses': 'Clauses',
  '/learn/kartel': 'Learn',
  '/about': 'About',
  '/replay': 'Upload',
  '/replay/abc': 'Replay',
  '/you': 'You',
  '/you/statistics': 'Own',
  '/r/abc/statistics': 'Statistics',
  '/ranking': 'Ranking',
  '/lab': 'Lab',
  '/daily': 'Daily',
  '/status': 'Status',
};

recorded('a page that cannot be fetched completely says so, and can be loaded again', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  ada.expects(/net::ERR_FAILED/);
  const without = (/** @type {string} */ part) =>
    page.route(`**/assets/${part}-*.js`, (route) => route.abort());
  for (const [path, part] of Object.entries(PARTS)) {
    await without(part);
    await page.goto(path);
    await page.getByText('This page could not be loaded.').waitFor();
    await page.unrouteAll();
  }
  for (const part of ['Match', 'at-table']) {
    await without(part);
    await visit(ada, 'kartel-pair');
    await page.getByText('The table could not be fetched.').waitFor();
    await page.unrouteAll();
    await ada.playback.add('kartel-pair');
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('group', { name: 'Your hand' }).waitFor();
    await page.goto('/nowhere');
  }
});
