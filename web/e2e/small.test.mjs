// On small and on middling screens nothing that matters is cut: what lies in the middle, who else
// plays, what the prompt says, and a hand of neighbours in one row.
import assert from 'node:assert/strict';
import { recorded } from './support/story.mjs';
import { scene } from './support/table.mjs';
import { settled } from './support/wait.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

const [SMALLEST, SMALL] = [{ width: 320, height: 568 }, { width: 360, height: 640 }];
const ON_ITS_SIDE = [{ width: 640, height: 360 }, { width: 844, height: 390 }];
const TABLET = { width: 768, height: 1024 };
/** A small laptop, read at twice its size. */
const ZOOMED = { width: 512, height: 384 };

/** What is cut; null if nothing is: runs in the page. @param {{ others: boolean }} what */
function cut({ others }) {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) return `${scrollWidth} px wide`;
  /** @param {string} frame @param {string} parts */
  const outside = (frame, parts) => {
    const around = document.querySelector(frame)?.getBoundingClientRect();
    for (const part of document.querySelectorAll(`${frame} ${parts}`)) {
      const { left, top, right, bottom, width } = part.getBoundingClientRect();
      const whole =
        around &&
        left >= around.left - 1 &&
        top >= around.top - 1 &&
        right <= around.right + 1 &&
        bottom <= around.bottom + 1;
      if (width && !whole) return `${part.outerHTML.slice(0, 100)} in ${frame}`;
    }
    return null;
  };
  for (const stack of document.querySelectorAll('main [data-spot=deck] b')) {
    const card = stack.parentElement?.getBoundingClientRect();
    const text = stack.getBoundingClientRect();
    if (card && text.width > card.width) return `${text.width} px of a number`;
  }
  return (
    outside('main .centre', ':is([data-spot], figcaption, svg)') ??
    outside('main .prompt .prompt', '[role=status]') ??
    (others ? outside('main .opponents', 'li') : null)
  );
}

/**
 * Fails if anything is cut.
 * @param {Person} person
 * @param {string} where
 * @param {{ width: number, height: number }} size
 * @param {boolean} [others] Whether all others are to be seen, too.
 */
async function whole({ page }, where, size, others = true) {
  await page.setViewportSize(size);
  const found = await settled(() => page.evaluate(cut, { others }));
  assert.equal(found, null, `${where}, ${size.width}x${size.height}: ${found}`);
}

/** How wide the first of some cards is. @param {Person} person @param {string} name */
async function width({ page }, name) {
  const card = page.getByRole('group', { name }).getByRole('button').first();
  return (await card.boundingBox())?.width ?? 0;
}

recorded(
  'Kartel, Krass Kariert and Khamul are whole on small screens',
  async (site) => {
    const ada = await site.person('Ada', { viewport: SMALL });
    for (const name of ['khamul-draw', 'krass-kariert-insert', 'krass-kariert-answer']) {
      await scene(ada, name);
      for (const size of [SMALL, SMALLEST]) await whole(ada, name, size);
      if (name !== 'khamul-draw') for (const size of ON_ITS_SIDE) await whole(ada, name, size);
    }
    await scene(ada, 'kartel-book');
    for (const size of ON_ITS_SIDE) await whole(ada, 'kartel-book', size);
    await whole(ada, 'kartel-book', ZOOMED, false);
  },
);

recorded('eight seats of Khamul have room on a small phone', async (site) => {
  const ada = await site.person('Ada', { viewport: SMALL });
  await scene(ada, 'khamul-eight');
  await ada.page.getByRole('group', { name: 'Your cards' }).waitFor();
  for (const size of [SMALL, SMALLEST]) await whole(ada, 'eight seats', size);
});

recorded(
  'on a tablet a hand is large, and on the smallest phone neighbours lie in one row',
  async (site) => {
    const ada = await site.person('Ada', { viewport: TABLET });
    await scene(ada, 'kartel-pair');
    assert((await width(ada, 'Your hand')) >= 96);
    await scene(ada, 'khamul-draw');
    assert((await width(ada, 'Your cards')) >= 100);
    await scene(ada, 'krass-kariert-answer');
    await ada.page.setViewportSize(SMALLEST);
    await ada.page.waitForFunction(
      () => document.querySelectorAll('[data-place=hand] .row').length === 1,
    );
  },
);

/** A small phone in German, with letters as large as some people set them. @param {import('./support/site.mjs').Recorded} site */
async function largeLetters(site) {
  const bea = await site.person('Bea', { viewport: SMALL, locale: 'de', hasTouch: true, isMobile: true });
  const large = () => (document.documentElement.style.fontSize = '22px');
  await bea.page.addInitScript(`addEventListener('DOMContentLoaded', ${large})`);
  return bea;
}

/** Fails if a control reaches beyond the screen or lies under something. @param {Person} person @param {string} selector */
async function inReach({ page }, selector) {
  const covered = await page.locator(selector).evaluateAll((all) =>
    // What a phone has no room for stands elsewhere on the page.
    all.filter((it) => it.checkVisibility()).flatMap((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const points = [left + 4, (left + right) / 2, right - 4].map((x) => ({ x, y: (top + bottom) / 2 }));
      const free = points.every(({ x, y }) => it.contains(document.elementFromPoint(x, y)));
      return free && left >= 0 && right <= innerWidth && it.scrollWidth <= it.clientWidth + 1 ? [] : [it.textContent];
    }),
  );
  assert.deepEqual(covered, [], selector);
}

recorded(
  'with large letters on a small phone nothing is cut that has to be read or pressed',
  async (site) => {
    const bea = await largeLetters(site);
    const { page } = bea;
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await inReach(bea, 'header :is(a, button)');
    // What is played stands in the bar, as a whole.
    await scene(bea, 'kartu-sama-mid-de');
    const bar = await page.locator('header .more .named').evaluate((it) => [it.textContent, it.scrollWidth - it.clientWidth]);
    assert.deepEqual(bar, ['Kartu Sama', 0]);
    // What stands beside a player's cards is not under them.
    await scene(bea, 'khamul-draw-de');
    await inReach(bea, 'main .mine .side button');
    // Who paid whom: no number ends in dots.
    await scene(bea, 'kartel-over-de');
    const cut = await page.locator('main .scroll td').evaluateAll((all) =>
      all.filter((it) => it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflow !== 'visible').length,
    );
    assert.equal(cut, 0);
  },
);
