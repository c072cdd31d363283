// What players like: how fast cards fly and bots play, backs and tables; and what they have reached.
import assert from 'node:assert/strict';
import { axe, check, fits } from './support/access.mjs';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { finishRound, lay, playRound, playUntil, scene } from './support/table.mjs';

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

story(
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
  { scenes: true },
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

story('the host says how soon bots play, and everybody reads it', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', { ...SCREENS.phone, viewport: { width: 320, height: 568 } });
  await lay([ada, bea], 'ktu', { bots: 1, begin: false });
  const line = (/** @type {Person} */ { page }) => page.locator('summary', { hasText: /clock/i });
  await line(ada).click();
  await ada.page.getByRole('group', { name: 'Bots’ pace' }).getByRole('radio', { name: 'Slow bots' }).check();
  await bea.page.locator('summary', { hasText: 'slow bots' }).waitFor();
  await ada.told(() => ada.heard().findLast(({ type }) => type === 'room').room.settings.bots === 'slow');
  await line(bea).click();
  assert(await bea.page.getByRole('radio', { name: 'Quick bots' }).isDisabled(), 'only the host');
  await check(bea, 'the pace of bots');
});

for (const [language, title, row] of [
  ['en', 'What you have reached', '3 matches, '],
  ['de', 'Was du erreicht hast', '3 Partien, '],
]) {
  story(`what was reached is said after a match, and listed (${language})`, async (site) => {
    const ada = await site.person('Ada', { ...SCREENS.desktop, locale: String(language) });
    const { page } = ada;
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page.getByRole('heading', { name: String(title) }).count(), 0, 'nothing yet');
    // As if she had won twice here, by few points.
    await page.evaluate(() => {
      const had = { matches: 2, won: 2, streak: 2, longest: 2, round: -1_000, total: null, ids: ['a/1', 'b/1'] };
      localStorage.setItem('kartenhaus.results', JSON.stringify([{ game: 'ktu', ...had }]));
    });
    const path = await lay([ada], 'ktu', { bots: 1, options: { rounds: 1, turn_limit: 24 } });
    await finishRound([ada], path);
    const last = ada.heard().findLast(({ type }) => type === 'update');
    const [score, won] = [last.view.scores[0], last.scores.winners.includes(0)];
    const said = page.locator('section.after .reached');
    await said.waitFor();
    const text = (await said.textContent()) ?? '';
    assert(text.includes(String(score).replace('-', '−')), text);
    assert.equal(/Three wins in a row|Drei Siege in Folge/.test(text), won, text);
    // It counts once, however often its end is seen.
    await page.reload();
    await page.locator('section.after').waitFor();
    await page.goto('/');
    const list = page.getByRole('region', { name: String(title) }).getByRole('listitem');
    await list.waitFor();
    const kept = await list.textContent();
    assert(kept?.includes(String(row)), kept ?? '');
    assert.match(kept ?? '', won ? /3 (won|gewonnen)/ : /2 (won|gewonnen)/);
    await page.setViewportSize({ width: 320, height: 640 });
    await fits(ada, 'what was reached');
    await axe(ada, 'what was reached');
  });
}
