// What players like: how fast cards fly, backs and tables; and what they have reached.
import assert from 'node:assert/strict';
import { axe, check, fits } from './support/access.mjs';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded, story } from './support/story.mjs';
import { lay, playRound, playUntil, scene } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** Opens the player's options. @param {Person} person */
async function options({ page }) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Your options' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your options' });
  await sheet.waitFor();
  return sheet;
}

/** A colour as it is drawn. @param {Person} person @param {string} selector */
const drawn = ({ page }, selector) =>
  page.locator(selector).first().evaluate((it) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(it);
    return `${backgroundColor} ${backgroundImage}`;
  });

recorded(
  'a table has the colour, and cards have the backs, that somebody likes; and they are kept',
  async (site) => {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const ada = await site.person('Ada', { ...SCREENS.desktop, colorScheme });
      const { page } = ada;
      await scene(ada, 'khamul-draw');
      const seen = new Set();
      for (const [table, backs] of [['Green', 'Net'], ['Blue', 'House of cards'], ['Wine', 'Waves'], ['Grey', 'Suits']]) {
        const sheet = await options(ada);
        await sheet.getByRole('group', { name: 'Table' }).getByRole('radio', { name: table }).check();
        await sheet.getByRole('group', { name: 'Backs of cards' }).getByRole('radio', { name: backs }).check();
        await ada.shut();
        seen.add(`${await drawn(ada, '.screen main .table')} ${await drawn(ada, '[data-spot=deck] .back')}`);
        await axe(ada, `a ${table} table, ${colorScheme}`);
      }
      assert.equal(seen.size, 4, 'each looks otherwise');
      const last = await drawn(ada, '[data-spot=deck] .back');
      await page.reload();
      await page.locator('[data-spot=deck] .back').waitFor();
      assert.equal(await drawn(ada, '[data-spot=deck] .back'), last);
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => /suits|waves|house/.test(name)),
      );
      assert(loaded.length <= 1, `only what is seen is loaded: ${loaded.join()}`);
    }
  },
);

story(
  'cards fly as fast as somebody likes, or not at all',
  async (site) => {
    const ada = await site.person('Ada', { ...SCREENS.desktop, reducedMotion: 'no-preference' });
    const { page } = ada;
    await page.addInitScript(() => {
      /** @type {number[]} */
      const times = [];
      const { animate } = Element.prototype;
      /** @type {typeof animate} */
      Element.prototype.animate = function (frames, how) {
        times.push(Number(/** @type {KeyframeAnimationOptions} */ (how).duration));
        return animate.call(this, frames, how);
      };
      Object.assign(window, { times });
    });
    await lay([ada], 'ktu', { bots: 1 });
    const flies = () => /** @type {any} */ (window).times.length > 2;
    /** @type {Record<string, number>} */
    const longest = {};
    for (const pace of ['Quickly', 'As usual', 'Slowly']) {
      const sheet = await options(ada);
      await sheet.getByRole('group', { name: 'How cards fly' }).getByRole('radio', { name: pace }).check();
      await ada.shut();
      await page.evaluate(() => (/** @type {any} */ (window).times.length = 0));
      await playUntil(ada, 'ktu', flies);
      longest[pace] = await page.evaluate(() => Math.max(.../** @type {any} */ (window).times));
    }
    const { Quickly = 0, 'As usual': usual = 0, Slowly = 0 } = longest;
    assert(Quickly < usual && usual < Slowly, JSON.stringify(longest));
    const sheet = await options(ada);
    await sheet.getByRole('group', { name: 'How cards fly' }).getByRole('radio', { name: 'Not at all' }).check();
    await ada.shut();
    await page.evaluate(() => (/** @type {any} */ (window).times.length = 0));
    const updates = () => ada.heard().filter(({ type }) => type === 'update').length;
    const before = updates();
    await playRound(ada, 'ktu', new Pointer(ada), () => updates() > before + 3);
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).times.length), 0);
  },
  { pause: 300 },
);

story('the pace of bots, on a small screen', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', { ...SCREENS.phone, viewport: { width: 320, height: 568 } });
  await lay([ada, bea], 'ktu', { bots: 1, begin: false, settings: { bots: 'slow' } });
  await bea.page.locator('summary', { hasText: 'slow bots' }).click();
  await check(bea, 'the pace of bots');
});

story('what was reached, on a small screen', async (site) => {
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
