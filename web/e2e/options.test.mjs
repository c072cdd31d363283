// The player's own options, as far as they change how things look.
import assert from 'node:assert/strict';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { scene } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/**
 * Opens the sheet, changes something there, and closes it.
 * @param {Person} person
 * @param {(sheet: import('playwright-core').Locator) => Promise<unknown>} change
 */
async function options({ page }, change) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Your options' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your options' });
  await sheet.waitFor();
  await change(sheet);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
}

/** Whether even the closest cards of a hand are large targets, or not: runs in the page. @param {boolean} wanted */
function large(wanted) {
  const cards = [...document.querySelectorAll('[data-spot^="hand "]')];
  const lefts = cards.map((it) => it.getBoundingClientRect());
  const steps = lefts.flatMap(({ left, top }, at) => {
    const next = lefts[at + 1];
    return next && Math.abs(next.top - top) < 5 ? [next.left - left] : [];
  });
  return steps.length > 0 && Math.min(...steps) >= 44 === wanted;
}

recorded('large targets, also after the page is loaded again', async (site) => {
  const ada = await site.person('Ada', { viewport: { width: 360, height: 740 } });
  const { page } = ada;
  await scene(ada, 'kartel-lead');
  await page.waitForFunction(large, false);
  await options(ada, (sheet) => sheet.getByRole('switch', { name: /Larger targets/ }).click());
  await page.waitForFunction(() => document.documentElement.dataset.large === 'yes');
  await page.waitForFunction(large, true);
  const low = await page.locator('main button:visible').evaluateAll((all) =>
    all.filter((it) => it.getBoundingClientRect().height < 43.5).map((it) => it.outerHTML),
  );
  assert.deepEqual(low, []);
  await page.reload();
  await page.getByRole('group', { name: 'Actions' }).waitFor();
  await page.waitForFunction(large, true);
});

recorded('day and night, and French suits in two colours', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  await scene(ada, 'ktu-mid');
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('background-color'));
  const day = await ground();
  const choose = (/** @type {string} */ name) =>
    options(ada, (sheet) => sheet.getByRole('radio', { name, exact: true }).click());
  await choose('Night');
  assert.notEqual(await ground(), day);
  // On every page, from its first paint.
  const front = await ada.context.newPage();
  await front.goto('/');
  assert.equal(await front.locator('html').getAttribute('data-theme'), 'dark');
  await front.close();
  await choose('Day');
  assert.equal(await ground(), day);

  const tone = (/** @type {string} */ suit) =>
    page.evaluate(
      (suit) => getComputedStyle(document.documentElement).getPropertyValue(`--${suit}`),
      suit,
    );
  assert.notEqual(await tone('clubs'), await tone('spades'));
  await choose('Two colours');
  assert.equal(await tone('clubs'), await tone('spades'));
  assert.equal(await tone('diamonds'), await tone('hearts'));
});
