// On the phone like an app: it opens without a line, stays awake in play, and asks for attention.
import assert from 'node:assert/strict';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { lay, playMoves, start } from './support/table.mjs';

/** Notes what the page asks of the device: runs in it. */
function device() {
  const asked = { locks: 0, freed: 0, buzzes: 0 };
  Object.assign(window, { asked });
  const lock = () => {
    const it = new EventTarget();
    return Object.assign(it, {
      async release() {
        asked.freed += 1;
        it.dispatchEvent(new Event('release'));
      },
    });
  };
  Object.defineProperty(navigator, 'wakeLock', {
    value: {
      async request() {
        asked.locks += 1;
        return lock();
      },
    },
  });
  navigator.vibrate = () => {
    asked.buzzes += 1;
    return true;
  };
}

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

story('the screen stays on in play, and a turn is felt and seen on the icon', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  await page.addInitScript(device);
  const asked = () => page.evaluate(() => /** @type {any} */ (window).asked);
  const icon = () => page.locator('link[rel=icon]').getAttribute('href');
  // Without jokers nobody is out before the eighth turn.
  await lay([ada], 'kartu-sama', { bots: 2, options: { jokers: 0 }, begin: false });
  assert.deepEqual(await asked(), { locks: 0, freed: 0, buzzes: 0 });
  await start([ada]);
  await playMoves(ada, 'kartu-sama', 3);
  await page.locator('link[rel=icon][href="/icon-turn.svg"]').waitFor({ state: 'attached' });
  const { locks, buzzes } = await asked();
  assert.equal(locks, 1);
  assert(buzzes >= 1, `${buzzes} buzzes`);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Your options' }).tap();
  await page.getByRole('switch', { name: /Buzz/ }).tap();
  await page.getByRole('switch', { name: /Buzz.*off/ }).waitFor();
  await page.getByRole('button', { name: 'Back', exact: true }).tap();
  await page.getByRole('button', { name: 'Leave the table' }).tap();
  await page.getByRole('button', { name: 'Leave', exact: true }).tap();
  await page.waitForFunction(() => /** @type {any} */ (window).asked.freed === 1);
  assert.equal(await icon(), '/icon.svg');
});
