// Cards fly where the events say, and nobody has to wait for them.
import assert from 'node:assert/strict';
import { locate, Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { GAMES, lay, playRound, playUntil, type } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/person.mjs').Sight} Sight */
/** @typedef {import('./support/site.mjs').Site} Site */
/** @typedef {import('./support/table.mjs').Game} Game */

/** Longer than this nothing moves, in milliseconds. */
const MOVES_MS = 250;

/**
 * Writes down every animation that a script begins: runs in the page. While `slow` is set they last,
 * so that a test can look at them.
 */
function witness() {
  /** @type {{ flight: boolean, duration: number, delay: number }[]} */
  const flown = [];
  const { animate } = Element.prototype;
  /** @type {typeof animate} */
  Element.prototype.animate = function (frames, options) {
    const how = /** @type {KeyframeAnimationOptions} */ (options);
    const flight = this.parentElement?.className === 'flights';
    flown.push({ flight, duration: Number(how.duration), delay: Number(how.delay) });
    const { slow } = /** @type {any} */ (window);
    return animate.call(this, frames, slow ? { ...how, duration: 60_000 } : how);
  };
  Object.assign(window, { flown, slow: false });
}

/** @returns {Promise<{ flight: boolean, duration: number, delay: number }[]>} */
const flown = (/** @type {Person} */ { page }) =>
  page.evaluate(() => /** @type {any} */ (window).flown);

/** How many cards are in the air. @param {Person} person */
const inTheAir = ({ page }) => page.locator('.flights > span').count();

/**
 * Somebody at a table with bots, who sees motion.
 * @param {Site} site
 * @param {Game} game
 */
async function table(site, game, bots = 1) {
  const ada = await site.person('Ada', { ...SCREENS.desktop, reducedMotion: 'no-preference' });
  await ada.page.addInitScript(witness);
  await lay([ada], game, { bots });
  return ada;
}

const flewOften = () =>
  /** @type {any} */ (window).flown.filter((/** @type {any} */ { flight }) => flight).length > 3;

for (const game of /** @type {Game[]} */ (Object.keys(GAMES))) {
  story(
    `cards fly in ${GAMES[game].name}`,
    async (site) => {
      const ada = await table(site, game);
      await playUntil(ada, game, flewOften);
      for (const { duration } of await flown(ada)) assert(duration <= MOVES_MS, `${duration} ms`);
      // Nothing stays in the air, and nothing there is found by keys or read.
      await ada.page.waitForFunction(() => !document.querySelector('.flights > span'));
      assert.equal(await ada.page.locator('.flights').getAttribute('aria-hidden'), 'true');
      assert.equal(await ada.page.locator('.flights').locator('button, [tabindex]').count(), 0);
    },
    { pause: 300 },
  );
}

story(
  'nobody waits for a flight, and the next update ends it',
  async (site) => {
    const ada = await table(site, 'kartel', 2);
    const { page } = ada;
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

story('who wants no motion sees none', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  await ada.page.addInitScript(witness);
  await lay([ada], 'ktu', { bots: 1 });
  for (let moves = 0; moves < 5; moves += 1) {
    const mine = await ada.until(({ title, busy }) => title.startsWith('Your turn') && !busy);
    await playRound(ada, 'ktu', new Pointer(ada), ({ print }) => print !== mine.print);
    await ada.page.waitForTimeout(MOVES_MS);
    const running = await ada.page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    assert.equal(running, 0);
  }
  assert.deepEqual(await flown(ada), []);
});

story(
  'a rearranged row says from where to where, where nothing may move',
  async (site) => {
    const ada = await site.person('Ada', SCREENS.desktop);
    const { page } = ada;
    await lay([ada], 'khamul', { bots: 1 });
    // A hyphen shows only where the word does not fit on one line.
    const swaps = page.locator('button[aria-pressed]', { hasText: /^Re\u00ADarrange$/ });
    // On her own turn, when nobody else does anything.
    await playRound(ada, 'khamul', new Pointer(ada), ({ title, busy, groups }) => {
      const begins = groups.Actions?.some(({ name, off }) => name === 'Draw' && !off);
      return title.startsWith('Your turn') && !busy && begins === true;
    });
    await swaps.click();
    const cards = page.getByRole('group', { name: 'Your cards' }).getByRole('button');
    await cards.nth(0).click();
    await cards.nth(1).click();
    // They do not stay long, so they are read as soon as they are there.
    const noted = page.waitForFunction(
      () => {
        const notes = [...document.querySelectorAll('.flights b')].map((it) => it.textContent);
        return notes.length > 1 && notes.toSorted();
      },
      null,
      { polling: 20 },
    );
    await page.keyboard.press('Enter');
    assert.deepEqual(await (await noted).jsonValue(), ['1 → 2', '2 → 1']);
    await page.locator('.flights b').first().waitFor({ state: 'detached' });
  },
  // Of many updates at once nothing is shown: bots take their time, as they do on a site.
  { pause: 400 },
);

story(
  'a tab that was away catches up at once',
  async (site) => {
    const ada = await site.person('Ada', { ...SCREENS.desktop, reducedMotion: 'no-preference' });
    const { page } = ada;
    await page.addInitScript(witness);
    await page.addInitScript(() => {
      const asleep = () => /** @type {any} */ (window).asleep === true;
      Object.defineProperty(document, 'hidden', { get: asleep });
    });
    await lay([ada], 'ktu', { bots: 1 });
    await playUntil(ada, 'ktu', flewOften);
    await page.evaluate(
      () =>
        new Promise((done) => {
          const it = /** @type {any} */ (window);
          it.asleep = true;
          // What was asked for before may still begin.
          requestAnimationFrame(() => {
            it.flown.length = 0;
            done(null);
          });
        }),
    );
    // Whatever happens while it is away is drawn, and does not fly then or later.
    const updates = () => ada.heard().filter(({ type }) => type === 'update').length;
    const before = updates();
    await playRound(ada, 'ktu', new Pointer(ada), () => updates() > before + 2);
    assert.deepEqual(await flown(ada), []);
    assert.equal(await inTheAir(ada), 0);
    await page.evaluate(() => (/** @type {any} */ (window).asleep = false));
    await playUntil(ada, 'ktu', flewOften);
  },
  { pause: 300 },
);

/** How long a whole deal takes at most, in milliseconds. */
const DEAL_MS = 600;

for (const game of /** @type {Game[]} */ (Object.keys(GAMES))) {
  story(`cards are dealt in ${GAMES[game].name}, and can be pressed meanwhile`, async (site) => {
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
    await page.waitForFunction(() => /** @type {any} */ (window).flown.length > 0);
    // One for each card of the player, and a few for the others.
    const all = await flown(ada);
    const own = (await ada.see()).groups[game === 'khamul' ? 'Your cards' : 'Your hand'] ?? [];
    assert(own.length > 3, 'there is a hand');
    for (const { duration, delay } of all) assert(duration + delay <= DEAL_MS, `${delay}`);
    const delays = all.map(({ delay }) => delay);
    assert(new Set(delays).size > own.length, 'one after the other');
    assert(all.filter(({ flight }) => !flight).length >= own.length, 'each of them comes');
    // Where everybody’s cards lie open to see that they are there, each of them comes itself.
    if (game !== 'khamul') assert(all.some(({ flight }) => flight), 'and the others get theirs');
    // Though the last ones would be in the air for a minute, a card is where it will lie.
    const card = own.at(-1);
    assert(card);
    const box = await locate(ada, card).boundingBox();
    assert(box);
    await page.touchscreen.tap(box.x + 14, box.y + 22);
    const pressed = page.locator('main [role=group] button[aria-pressed=true]');
    if (game !== 'kartu-sama') await pressed.first().waitFor();
  }, { pause: 3_600_000 });
}

/** Notes what lands hard, and what is heard and felt: runs in the page. */
function senses() {
  localStorage.setItem('kartenhaus.likings', JSON.stringify({ sound: true }));
  /** @type {{ struck: (string | undefined)[], tones: number[], buzzed: unknown[] }} */
  const noted = { struck: [], tones: [], buzzed: [] };
  const { animate } = Element.prototype;
  /** @type {typeof animate} */
  Element.prototype.animate = function (frames, how) {
    const { length } = /** @type {Keyframe[]} */ (frames);
    if (length === 4) noted.struck.push(/** @type {HTMLElement} */ (this).dataset.spot);
    return animate.call(this, frames, how);
  };
  const { setValueAtTime } = AudioParam.prototype;
  /** @type {typeof setValueAtTime} */
  AudioParam.prototype.setValueAtTime = function (value, at) {
    noted.tones.push(value);
    return setValueAtTime.call(this, value, at);
  };
  navigator.vibrate = (length) => noted.buzzed.push(length) > 0;
  Object.assign(window, { noted });
}

for (const reducedMotion of /** @type {const} */ (['no-preference', 'reduce'])) {
  const moves = reducedMotion === 'reduce' ? 'heard and felt where nothing moves' : 'seen to hit';
  story(
    `a snap that lands is ${moves}`,
    async (site) => {
      const ada = await site.person('Ada', { ...SCREENS.desktop, reducedMotion });
      const { page } = ada;
      await page.addInitScript(senses);
      await page.goto('/learn/khamul');
      await page.getByRole('region', { name: 'Your lesson' }).waitFor();
      const hands = new Pointer(ada);
      const last = () => ada.heard().findLast(({ type }) => type === 'update');
      const landed = () =>
        ada.heard().some(({ told = [] }) =>
          told.some((/** @type {any} */ { all }) =>
            all.some((/** @type {any} */ { type, matches }) => type === 'threw' && matches),
          ),
        );
      // The lesson's own moves lead to one.
      while (!landed()) {
        const { seq, lesson } = last();
        const asked = lesson?.move;
        if (asked) {
          await ada.caughtUp();
          const done = page.getByRole('group', { name: 'Your look' }).getByRole('button', { name: 'Done' });
          if (await done.count()) await hands.press(done);
          await type(ada, asked);
        }
        await ada.told(() => last().seq > seq || last().lesson?.move !== asked);
      }
      const noted = () => page.evaluate(() => /** @type {any} */ (window).noted);
      await page.waitForFunction(() => /** @type {any} */ (window).noted.tones.includes(520));
      await page.waitForFunction(() => /** @type {any} */ (window).noted.buzzed.includes(18));
      if (reducedMotion === 'reduce') assert.deepEqual((await noted()).struck, []);
      else await page.waitForFunction(() => /** @type {any} */ (window).noted.struck.includes('discard'));
    },
    { pause: 300 },
  );
}
