// The end of a round shows its swing, the end of a match is celebrated, and sounds are offered once.
import assert from 'node:assert/strict';
import { check } from './support/access.mjs';
import { step, table } from './support/flights.mjs';
import { Keys } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { scene } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

const MOVING = { ...SCREENS.phone, reducedMotion: /** @type {const} */ ('no-preference') };

/** Longer than numbers count and rows move, in milliseconds. */
const SETTLED_MS = 2_000;

/** Plays on to the end of a round, and lets it settle; gives the last update. @param {Person} person */
async function roundEnds(person) {
  const told = await step(person, ({ type, view }) => type === 'update' && view.phase !== 'playing');
  await person.page.getByRole('region', { name: 'The round is over' }).waitFor();
  await person.pass(SETTLED_MS);
  return told;
}

/** The rows of the ranking: place, name, the round's score and the total. @param {Person} person */
function ranking({ page }) {
  return page.getByRole('region', { name: 'The round is over' }).evaluate((over) =>
    [...over.querySelectorAll('tr:has(th[scope=row])')].map((row) => {
      const [head, round, total] = [...row.children];
      const text = (/** @type {Element | undefined} */ it) => it?.textContent?.trim().replace('−', '-');
      return {
        place: head?.getAttribute('data-rank') ?? '',
        name: head?.querySelector('.named')?.textContent ?? '',
        round: Number(text(round)),
        total: Number(text(total)),
      };
    }),
  );
}

/** Notes the totals that a ranking shows, and its rows that move: runs in the page. */
function witness() {
  /** @type {Set<string>} */
  const counted = new Set();
  let swung = 0;
  const { animate } = Element.prototype;
  /** @type {typeof animate} */
  Element.prototype.animate = function (frames, how) {
    if (this.tagName === 'TBODY') swung += 1;
    return animate.call(this, frames, how);
  };
  const look = () => {
    const totals = [...document.querySelectorAll('section.over tbody td b')];
    if (totals.length > 0) counted.add(totals.map((it) => it.textContent).join());
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, {
    noted: () => ({ counted: [...counted], swung }),
    again: () => {
      counted.clear();
      swung = 0;
    },
  });
}

recorded('the end of a round counts, ranks, and says who overtook whom', async (site) => {
  const moving = await table(site, 'swing', MOVING);
  const still = await table(site, 'swing', SCREENS.desktop);
  for (const { page } of [moving, still]) await page.evaluate(witness);
  const bots = moving.heard().findLast(({ type }) => type === 'room').room.seats.slice(1);
  const names = ['You', ...bots.map((/** @type {any} */ { name }) => name)];
  let before = [0, 0, 0, 0];
  for (const overtaken of [null, [2, 0]]) {
    for (const person of [moving, still]) {
      await step(person, ({ type, view }) => type === 'update' && view.phase === 'playing');
      await person.page.evaluate(() => /** @type {any} */ (window).again());
    }
    await roundEnds(moving);
    /** @type {number[]} */
    const totals = (await roundEnds(still)).view.scores;
    // The fewest points lead; what is counted up ends at what is true.
    for (const person of [moving, still]) {
      const rows = await ranking(person);
      const wanted = totals.map((total, seat) => ({
        place: `${totals.filter((other) => other < total).length + 1}.`,
        name: names[seat] ?? '',
        round: total - (before[seat] ?? 0),
        total,
      }));
      assert.deepEqual(rows, wanted.sort((a, b) => a.total - b.total));
    }
    const said = (await still.page.locator('section.over .why').textContent()) ?? '';
    if (overtaken) assert(said.includes(`${names[2]} overtakes you.`), said);
    assert.equal(/overtake/.test(said), overtaken !== null, said);
    // One sees it happen; who wants no motion sees how it ends.
    const [seen, unmoved] = await Promise.all(
      [moving, still].map(({ page }) => page.evaluate(() => /** @type {any} */ (window).noted())),
    );
    assert(seen.swung > 0, 'rows move');
    assert(seen.counted.length > 2, 'numbers count');
    assert.deepEqual([unmoved.swung, unmoved.counted.length], [0, 1]);
    before = totals;
  }
  await still.page.clock.resume();
  await check(still, 'a swing');
});

recorded('the end of a match is celebrated, once, for two seconds, and over nothing', async (site) => {
  const ada = await table(site, 'celebrated', MOVING);
  const still = await table(site, 'celebrated', SCREENS.phone);
  for (const person of [ada, still]) await roundEnds(person);
  const flying = ada.page.locator('section.over .party > svg');
  await flying.waitFor();
  const times = await flying.evaluate((svg) =>
    [...svg.querySelectorAll('*')]
      .map((part) => getComputedStyle(part))
      .filter(({ animationName }) => animationName !== 'none')
      .map((it) => 1_000 * (parseFloat(it.animationDelay) + parseFloat(it.animationDuration))),
  );
  assert(times.length > 10 && Math.max(...times) <= 2_000, `${Math.max(...times)} ms`);
  assert.equal(await flying.getAttribute('aria-hidden'), 'true');
  // It lies over no control, and the ranking stands under it.
  const over = await flying.evaluate((svg) => {
    const { left, right, top, bottom } = svg.getBoundingClientRect();
    return [...document.querySelectorAll('a, button, summary, section.over table')].filter((it) => {
      const box = it.getBoundingClientRect();
      const beside = box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top;
      return box.width > 0 && !beside && !it.closest('section.after');
    }).length;
  });
  assert.equal(over, 0);
  // The player's own row comes first, then the others by their places.
  const [first, ...others] = (await ranking(ada)).map(({ place, name }) => ({ place: parseInt(place), name }));
  assert.equal(first?.name, 'You');
  assert.deepEqual(others, others.toSorted((a, b) => a.place - b.place));
  // Who wants no motion has none; and a page that is opened later does not celebrate again.
  assert.equal(await still.page.locator('.party').count(), 0);
  await ada.page.clock.resume();
  await ada.page.reload();
  await ada.told(() => ada.frames.filter(({ sent, data }) => sent && data.type === 'hello').length > 1);
  await roundEnds(ada);
  assert.equal(await ada.page.locator('.party').count(), 0);
});

recorded('a match is shared with its link and a picture', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (/** @type {any} */ { title, url, files }) => {
      const { type, size } = files[0];
      Object.assign(window, { shared: { title, url, type, size } });
    };
  });
  await scene(ada, 'ktu-over');
  await page.getByRole('button', { name: 'Share…' }).click();
  const got = await page.waitForFunction(() => /** @type {any} */ (window).shared);
  const { title, url, type, size } = await got.jsonValue();
  // It is said to others, not to whoever shares it.
  assert.equal(title, 'Dia wins the match');
  assert.match(url, /\/r\/[\w-]+\/replay\/1$/);
  assert.equal(type, 'image/png');
  assert(size > 5_000, `${size} bytes`);
});

recorded('the table stays where it is when sounds are offered and answered', async (site) => {
  for (const wants of [true, false]) {
    const screen = wants ? SCREENS.desktop : { ...SCREENS.phone, viewport: { width: 320, height: 568 } };
    const ada = await site.person('Ada', { ...screen, locale: 'de' }, { newcomer: true });
    const { page } = ada;
    await scene(ada, 'ktu-mid-de');
    const offer = page.getByRole('button', { name: 'Mit Ton?', exact: true });
    await offer.waitFor();
    const box = () =>
      page.locator('main .table').first().evaluate((it) => JSON.stringify(it.getBoundingClientRect()));
    const place = await box();
    const keys = new Keys(ada);
    await keys.press(offer);
    const group = page.getByRole('group', { name: 'Mit Ton?' });
    await group.waitFor();
    await check(ada, 'an offer of sounds');
    await page.setViewportSize(/** @type {any} */ (screen).viewport);
    await page.keyboard.press('Escape');
    await group.waitFor({ state: 'detached' });
    await keys.press(offer);
    const not = group.getByRole('button', { name: 'Nicht jetzt' });
    await keys.press(wants ? group.getByRole('button').first() : not);
    await offer.waitFor({ state: 'detached' });
    assert.equal(await box(), place);
  }
});
