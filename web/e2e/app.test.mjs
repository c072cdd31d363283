// The installed app opens without a connection, and no page stays empty when part of it fails to load.
import assert from 'node:assert/strict';
import { SCREENS } from './support/site.mjs';
import { recorded, story } from './support/story.mjs';
import { lay, visit } from './support/table.mjs';
import { until } from './support/wait.mjs';

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
  assert(kept.every((path) => /^\/(assets\/|icon|index.html$|unloaded.js$)/.test(path)), kept.join(' '));
});

/** The file that each page is in. */
const PARTS = {
  '/': 'front',
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
    await page.getByText('This could not be loaded.').waitFor();
    await page.unrouteAll();
  }
  for (const [part, text] of [
    ['match', 'The table could not be fetched.'],
    ['kartel', 'This could not be loaded.'],
  ]) {
    await without(part ?? '');
    // The words of tables come later than the failure: nothing is said without them.
    const failed = page.waitForEvent('requestfailed');
    await page.route('**/assets/table-*.js', (route) => failed.then(() => route.continue()));
    await visit(ada, 'kartel-pair');
    await page.getByText(text ?? '').waitFor();
    await page.unrouteAll();
    await ada.playback.add('kartel-pair');
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('group', { name: 'Your hand' }).waitFor();
    await page.goto('/nowhere');
  }
});

/** Answers a file as a server does that has a newer build. @param {import('playwright-core').Route} route */
const gone = (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' });

recorded('a file that the server no longer has leaves no page blank, and reloads none for ever', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  ada.expects(/404 \(Not Found\)/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  for (const [path, part] of [['/daily', 'Daily'], ['/about', 'About'], ['/rules/ktu', 'Rules'], ['/you', 'You']]) {
    await page.route(`**/assets/${part}-*.js`, gone);
    loads = 0;
    await page.goto(path ?? '');
    await page.getByText('This could not be loaded.').waitFor();
    await page.getByRole('button', { name: 'Load again' }).waitFor();
    // The page has asked whether there is another build, and there is none.
    await page.waitForLoadState('networkidle');
    assert.equal(loads, 1, path);
    await page.unrouteAll();
  }
});

recorded('a page that is open over a deploy loads the new one, once', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  ada.expects(/404 \(Not Found\)/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/About-*.js', gone);
  // A page of another build, which is all that tells them apart.
  await page.route('**/about', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-newer.js"></script>' })
      : route.fallback(),
  );
  await page.goto('/about');
  await until('it is loaded again', async () => loads === 2);
  await page.getByText('This could not be loaded.').waitFor();
  await page.waitForLoadState('networkidle');
  assert.equal(loads, 2);
});

recorded('without its words a page says so in all its languages', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  ada.expects(/404 \(Not Found\)/);
  await page.route('**/assets/site-*.js', gone);
  await page.goto('/');
  await page.getByText('Kartenhaus could not be loaded.').waitFor();
  await page.getByText('Kartenhaus konnte nicht geladen werden.').waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Neu laden' }).tap();
  await page.getByRole('heading', { name: 'Five card games' }).waitFor();
});
