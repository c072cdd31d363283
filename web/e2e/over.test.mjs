// The end of a round shows its swing, the end of a match is celebrated, and sounds are offered once.
import assert from 'node:assert/strict';
import { check } from './support/access.mjs';
import { Keys } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { finishRound, lay, say } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

const MOVING = { ...SCREENS.phone, reducedMotion: /** @type {const} */ ('no-preference') };

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

/** Notes the numbers that a ranking shows, and its rows that move: runs in the page. */
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
    const cell = document.querySelector('section.over tbody td b');
    if (cell) counted.add(cell.textContent ?? '');
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

/** Goes on to the next round. @param {Person[]} people @param {string} path */
async function next(people, path) {
  for (const person of people) await say(person, path, { type: 'ready' });
  for (const person of people) await person.until(({ over }) => over === '');
  // The room hears of it before the match does.
  for (const { page } of people) await page.locator('section.over').waitFor({ state: 'detached' });
}

story('the end of a round counts, ranks, and says who overtook whom', async (site) => {
  const ada = await site.person('Ada', MOVING);
  const bea = await site.person('Bea', SCREENS.desktop);
  for (const { page } of [ada, bea]) await page.addInitScript(witness);
  const path = await lay([ada, bea], 'kartu-sama', { bots: 2, options: { rounds: 20 } });
  /** @type {Record<string, number>} */
  let before = {};
  let overtook = false;
  for (let round = 1; !overtook; round += 1) {
    assert(round < 20, 'somebody overtakes somebody');
    for (const { page } of [ada, bea]) await page.evaluate(() => /** @type {any} */ (window).again());
    await finishRound([ada, bea], path);
    // What is counted up ends at what is true.
    const told = ada.heard().findLast(({ type }) => type === 'update').view.scores;
    const rows = await ranking(bea);
    const names = ada.heard().findLast(({ type }) => type === 'room').room.seats;
    /** @type {Record<string, number>} */
    const totals = {};
    for (const { name, total, round: won } of rows) {
      const seat = names.findIndex((/** @type {any} */ it) => it.name === (name === 'You' ? 'Bea' : name));
      assert.equal(total, told[seat]);
      totals[names[seat].name] = total;
      assert.equal(total - won, before[names[seat].name] ?? 0);
    }
    // The fewest points lead.
    for (const { place, total } of rows) {
      const better = rows.filter((other) => other.total < total).length;
      assert.equal(place, `${better + 1}.`);
    }
    const passed = Object.keys(totals).flatMap((name) =>
      Object.keys(totals)
        .filter((other) => {
          const was = (before[name] ?? 0) > (before[other] ?? 0);
          return was && (totals[name] ?? 0) < (totals[other] ?? 0);
        })
        .map((other) => [name, other]),
    );
    const said = await bea.page.locator('section.over .why').textContent();
    assert.equal(/overtake/.test(said ?? ''), passed.length > 0, said ?? '');
    const [who, whom] = passed[0] ?? [];
    if (passed.length === 1) {
      const sentence = who === 'Bea' ? `You overtake ${whom}.` : `${who} overtakes ${whom === 'Bea' ? 'you' : whom}.`;
      assert(said?.includes(sentence), said ?? '');
    }
    overtook = passed.length > 0;
    before = totals;
    // Ada sees it happen; Bea, who wants no motion, sees how it ends.
    await ada.page.waitForFunction(
      (totals) => {
        const shown = [...document.querySelectorAll('section.over tbody td b')];
        return shown.every((it) => totals.includes(it.textContent ?? ''));
      },
      Object.values(totals).map(String),
    );
    const [seen, still] = await Promise.all(
      [ada, bea].map(({ page }) => page.evaluate(() => /** @type {any} */ (window).noted())),
    );
    if (overtook) assert(seen.swung > 0, 'rows move');
    assert.deepEqual([still.swung, still.counted.length], [0, 1]);
    if (!overtook) await next([ada, bea], path);
  }
  await check(bea, 'a swing');
});

story('the end of a match is celebrated, once, for two seconds, and over nothing', async (site) => {
  const ada = await site.person('Ada', MOVING);
  const bea = await site.person('Bea', SCREENS.phone);
  const path = await lay([ada, bea], 'ktu', { bots: 1, options: { rounds: 1, turn_limit: 24 } });
  await finishRound([ada, bea], path);
  const house = ada.page.locator('section.over .party svg');
  await house.waitFor();
  const times = await house.evaluate((svg) =>
    [...svg.querySelectorAll('*')]
      .map((part) => getComputedStyle(part))
      .filter(({ animationName }) => animationName !== 'none')
      .map((it) => 1_000 * (parseFloat(it.animationDelay) + parseFloat(it.animationDuration))),
  );
  assert(times.length > 10 && Math.max(...times) <= 2_000, `${Math.max(...times)} ms`);
  assert.equal(await house.getAttribute('aria-hidden'), 'true');
  // It lies over no control, and the ranking stands under it.
  const over = await house.evaluate((svg) => {
    const { left, right, top, bottom } = svg.getBoundingClientRect();
    return [...document.querySelectorAll('a, button, summary, section.over table')].filter((it) => {
      const box = it.getBoundingClientRect();
      const beside = box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top;
      return box.width > 0 && !beside && !it.closest('section.after');
    }).length;
  });
  assert.equal(over, 0);
  const [first] = await ranking(ada);
  assert.equal(first?.place, '1.');
  // Who wants no motion has none; and a page that is opened later does not celebrate again.
  assert.equal(await bea.page.locator('.party').count(), 0);
  await ada.page.reload();
  await ada.page.getByRole('region', { name: 'The round is over' }).waitFor();
  assert.equal(await ada.page.locator('.party').count(), 0);
});

story('the table stays where it is when sounds are offered and answered', async (site) => {
  for (const wants of [true, false]) {
    const screen = wants ? SCREENS.desktop : { ...SCREENS.phone, viewport: { width: 320, height: 568 } };
    const ada = await site.person('Ada', { ...screen, locale: 'de' }, { newcomer: true });
    const { page } = ada;
    await lay([ada], 'ktu', { bots: 1 });
    const offer = page.getByRole('button', { name: 'Mit Ton?', exact: true });
    await offer.waitFor();
    const table = () =>
      page.locator('main .table').first().evaluate((it) => JSON.stringify(it.getBoundingClientRect()));
    const place = await table();
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
    assert.equal(await table(), place);
  }
});
