// What everybody needs of a page: keys lead everywhere, nothing is wider than a small phone, and axe
// finds nothing.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LONG } from './story.mjs';
import { drawn, settled } from './wait.mjs';

/** @typedef {import('./person.mjs').Person} Person */

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Heights matter little; these are common ones. */
export const SMALL = { width: 320, height: 640 };
export const PHONE = { width: 360, height: 640 };
export const DESKTOP = { width: 1280, height: 720 };

/** How wide screens are, from a small phone to a desktop. */
const WIDTHS = [320, 360, 390, 768, 1280];

/**
 * On which of them axe looks: what it finds seldom depends on the width, so it is a narrow screen
 * here and a wide one there.
 * @param {string} where
 */
const axeWidths = (where) => (LONG ? WIDTHS : [where.length % 2 ? 320 : 1280]);

/** What is wider than the screen; null if nothing is: runs in the page. */
function wide() {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return null;
  const out = [...document.querySelectorAll('body *')].filter(
    (it) => it.checkVisibility() && it.getBoundingClientRect().right > width + 1,
  );
  return out.slice(0, 5).map((it) => it.outerHTML.slice(0, 150));
}

/** Fails if the page is wider than the screen. @param {Person} person @param {string} where */
export async function fits({ page }, where) {
  const found = await settled(() => page.evaluate(wide));
  assert.equal(found, null, `${where} is too wide for ${SMALL.width} px: ${found?.join('\n')}`);
}

/** Fails if axe finds anything. @param {Person} person @param {string} where */
export async function axe({ page }, where) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What is laid out anew tells keys where they lead just after it is drawn.
  await drawn(page);
  const found = await page.evaluate(async () => {
    const rules = { 'target-size': { enabled: true } };
    // No rule reads the styles' files, and there are no frames.
    const options = { rules, resultTypes: ['violations'], preload: false, iframes: false };
    // Bars that stay on the screen cover something at most places of a long page, but at its end
    // the one below covers nothing.
    const bars = [...document.querySelectorAll('body *')].filter(
      (it) => getComputedStyle(it).position === 'sticky',
    );
    const places = bars.map((it) => /** @type {HTMLElement} */ (it).style);
    for (const style of places) style.position = 'static';
    const before = scrollY;
    scrollTo(0, document.documentElement.scrollHeight);
    const { violations } = await /** @type {any} */ (window).axe.run(document, options);
    for (const style of places) style.position = '';
    scrollTo(0, before);
    return violations
      .map((/** @type {any} */ { id, nodes }) => ({
        id,
        nodes: nodes.slice(0, 4).map((/** @type {any} */ node) => [node.html, node.failureSummary]),
      }));
  });
  assert.deepEqual(found, [], `axe: ${where}: ${JSON.stringify(found, null, 1)}`);
}

/**
 * Goes round the page with Tab, and along each hand with arrows; fails if that does not lead to
 * every control that is there.
 * @param {Person} person
 * @param {string} where
 */
async function keysLead({ page }, where) {
  // What scrolls at this size can be reached with Tab, and what does not cannot.
  await drawn(page);
  const hands = await page.evaluate(() => {
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const inert = document.querySelector('dialog[open]') ?? document.body;
    const all = [...inert.querySelectorAll(CONTROLS)].filter(
      (it) => it.checkVisibility({ visibilityProperty: true }) && !it.matches(':disabled'),
    );
    // One of several radio buttons is a stop, and arrows choose among them.
    const wanted = all.filter((it) => !it.matches('[type=radio]:not(:checked)'));
    // One card of a hand is a stop, and arrows lead to the others.
    const off = wanted.filter((it) => it.matches('[tabindex="-1"]'));
    const hands = [...new Set(off.flatMap((it) => it.closest('[role=group]') ?? []))];
    const met = new Set();
    document.addEventListener('focusin', ({ target }) => met.add(target));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const missed = (/** @type {Element[]} */ of) =>
      of.filter((it) => !met.has(it) && it.isConnected).map((it) => it.outerHTML.slice(0, 160));
    const stops = wanted.filter((it) => !hands.some((hand) => hand.contains(it)));
    const entered = (/** @type {Element} */ hand) => [...met].some((it) => hand.contains(it));
    Object.assign(window, {
      stopsMissed: () => [
        ...missed(stops),
        ...hands.filter((hand) => !entered(hand)).map((hand) => `the group ${hand.ariaLabel}`),
      ],
      allMissed: () => missed(wanted),
      /** Goes back to where Tab came to a hand; gives how many cards there are. */
      enter: (/** @type {number} */ at) => {
        const cards = [...(hands[at]?.querySelectorAll('button') ?? [])];
        cards.find((it) => met.has(it))?.focus();
        return cards.length;
      },
    });
    return hands.length;
  });
  const ask = (/** @type {string} */ what) =>
    page.evaluate((what) => /** @type {any} */ (window)[what](), what);
  // Twice round the page is enough, whatever was focused first.
  const most = 2 * (await ask('stopsMissed')).length + 20;
  for (let stops = 0; stops < most;) {
    const left = (await ask('stopsMissed')).length;
    if (left === 0) break;
    stops += left;
    for (let at = 0; at < left; at += 1) await page.keyboard.press('Tab');
  }
  assert.deepEqual(await ask('stopsMissed'), [], `Tab does not lead there, ${where}`);
  for (let hand = 0; hand < hands; hand += 1) {
    const cards = await page.evaluate((at) => /** @type {any} */ (window).enter(at), hand);
    await page.keyboard.press('Home');
    for (let card = 1; card < cards; card += 1) await page.keyboard.press('ArrowRight');
  }
  assert.deepEqual(await ask('allMissed'), [], `keys do not lead there, ${where}`);
}

/** Everything above, on screens of all widths. @param {Person} person @param {string} where */
export async function check(person, where) {
  for (const width of WIDTHS) {
    await person.page.setViewportSize({ width, height: width < 700 ? 640 : 720 });
    await fits(person, `${where}, ${width} px`);
    if (axeWidths(where).includes(width)) await axe(person, `${where}, ${width} px`);
  }
  await keysLead(person, where);
}
