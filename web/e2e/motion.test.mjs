// Cards fly where the events say, and nobody has to wait for them.
import assert from 'node:assert/strict';
import { locate, Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { GAMES, lay, playRound, playUntil } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/person.mjs').Sight} Sight */

/**
 * Counts the animations that a script begins: runs in the page. While `slow` is set they last, so
 * that a test can look at them.
 */
function witness() {
  const { animate } = Element.prototype;
  /** @type {typeof animate} */
  Element.prototype.animate = function (frames, options) {
    const how = /** @type {KeyframeAnimationOptions} */ (options);
    const { slow, flown } = /** @type {any} */ (window);
    Object.assign(window, { flown: flown + 1 });
    return animate.call(this, frames, slow ? { ...how, duration: 60_000 } : how);
  };
  Object.assign(window, { flown: 0, slow: false });
}

/** How many cards are in the air. @param {Person} person */
const inTheAir = ({ page }) => page.locator('.flights > span').count();

story(
  'nobody waits for a flight, and the next update ends it',
  async (site) => {
    const ada = await site.person('Ada', { ...SCREENS.desktop, reducedMotion: 'no-preference' });
    const { page } = ada;
    await page.addInitScript(witness);
    await lay([ada], 'kartel', { bots: 2 });
    const hands = new Pointer(ada);
    /** What begins from now on is slow, or is not; what moves is there at once, but for flights. */
    const slowly = (/** @type {boolean} */ slow) =>
      page.evaluate((slow) => {
        Object.assign(window, { slow });
        for (const it of document.getAnimations()) {
          const { target } = /** @type {KeyframeEffect} */ (it.effect);
          if (!target?.closest('.flights') && !(it instanceof CSSAnimation)) it.finish();
        }
      }, slow);
    const turn = (/** @type {Sight} */ { title, busy }) => title.startsWith('Your turn') && !busy;
    // A flight that would last a minute is under way; the table is as it is, and can be used. Only
    // a card that was played just before flies: if the others passed, it is tried again.
    let flies = false;
    while (!flies) {
      await slowly(false);
      if (await playRound(ada, 'kartel', hands, turn)) {
        await page.getByRole('button', { name: /^(Next round|Play again)$/ }).click();
        await ada.until(({ over }) => over === '');
        continue;
      }
      await slowly(true);
      const plays = ada.plays();
      await playRound(ada, 'kartel', hands, () => ada.plays() > plays);
      const { over } = await ada.until((sight) => turn(sight) || sight.over !== '');
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      flies = !over && (await inTheAir(ada)) > 0;
    }
    const sight = await ada.see();
    const card = sight.groups['Your hand']?.at(-1);
    assert(card);
    // Where it is now: the hand may still be closing up, which is as slow here.
    const box = await locate(ada, card).boundingBox();
    assert(box);
    await page.mouse.click(box.x + 14, box.y + 22);
    await ada.until(({ groups }) => groups['Your hand']?.at(-1)?.on === !card.on);
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const ghost = document.querySelector('.flights > span');
      if (ghost) ghost.id = 'old';
    });
    await slowly(false);
    await playUntil(ada, 'kartel', () => document.querySelector('#old') === null);
  },
  { pause: 600 },
);

story('who wants no motion sees none of the styles’ either', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  await lay([ada], 'ktu', { bots: 1 });
  const running = await ada.page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  assert.equal(running, 0);
});

for (const game of /** @type {const} */ (['kartel', 'khamul'])) {
  story(`cards of ${GAMES[game].name} can be pressed while they are dealt`, async (site) => {
    const ada = await site.person('Ada', { ...SCREENS.phone, reducedMotion: 'no-preference' });
    const { page } = ada;
    await page.addInitScript(witness);
    // The page's clock goes slowly: a deal that is drawn late on a busy machine is still dealt.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance);
      performance.now = () => now() / 100;
      Object.assign(window, { slow: true });
    });
    await lay([ada], game, { bots: 2, begin: false, options: GAMES[game].short });
    await page.getByRole('button', { name: 'Start' }).tap();
    await page.waitForFunction(() => /** @type {any} */ (window).flown > 0);
    // Though the last ones would be in the air for a minute, a card is where it will lie.
    const own = (await ada.see()).groups[game === 'khamul' ? 'Your cards' : 'Your hand'] ?? [];
    const card = own.at(-1);
    assert(card);
    const box = await locate(ada, card).boundingBox();
    assert(box);
    await page.touchscreen.tap(box.x + 14, box.y + 22);
    await page.locator('main [role=group] button[aria-pressed=true]').first().waitFor();
  }, { pause: 3_600_000 });
}
