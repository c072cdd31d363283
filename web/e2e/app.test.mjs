// On the phone like an app: it opens without a connection.
import assert from 'node:assert/strict';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { lay } from './support/table.mjs';

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
