// Cards fly where the events say, and nobody has to wait for them.
import assert from 'node:assert/strict';
import { flown, isUpdate, land, MOVING, step, table, witness } from './support/flights.mjs';
import { locate } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { GAMES, visit } from './support/table.mjs';
import { until } from './support/wait.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** Longer than this nothing moves, in milliseconds. */
const MOVES_MS = 670;

/** How many cards are in the air. @param {Person} person */
const inTheAir = ({ page }) => page.locator('.flights > span').count();

for (const game of /** @type {const} */ (['kartel', 'khamul'])) {
  recorded(`cards fly in ${GAMES[game].name}`, async (site) => {
    const ada = await table(site, `live-${game}`);
    const flights = async () => (await flown(ada)).filter(({ flight }) => flight).length;
    while ((await flights()) <= 3) await step(ada, isUpdate);
    assert((await inTheAir(ada)) > 0);
    for (const { duration } of await flown(ada)) assert(duration <= MOVES_MS, `${duration} ms`);
    // Nothing stays in the air, and nothing there is found by keys or read.
    assert.equal(await ada.page.locator('.flights').getAttribute('aria-hidden'), 'true');
    assert.equal(await ada.page.locator('.flights').locator('button, [tabindex]').count(), 0);
    await land(ada);
    assert.equal(await inTheAir(ada), 0);
  });
}

recorded('nobody waits for a flight, and a tap or the next update ends it', async (site) => {
  const ada = await table(site, 'live-kartel');
  const { page } = ada;
  // A flight that would last a minute is under way; the table is as it is, and can be used.
  const mine = (/** @type {any} */ { type, legal }) => type === 'update' && legal.length > 0;
  while (!(await inTheAir(ada))) {
    await land(ada);
    await step(ada, mine);
  }
  const sight = await ada.see();
  assert(sight.title.startsWith('Your turn') && !sight.busy, sight.print);
  const card = sight.groups['Your hand']?.at(-1);
  assert(card);
  await locate(ada, card).press(' ');
  await ada.until(({ groups }) => groups['Your hand']?.at(-1)?.on === !card.on);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const ghost = document.querySelector('.flights > span');
    if (ghost) ghost.id = 'old';
  });
  assert.equal(await page.locator('#old').count(), 1);
  await step(ada, isUpdate);
  assert.equal(await page.locator('#old').count(), 0);
  // So does a tap, wherever it is.
  while (!(await inTheAir(ada))) {
    await land(ada);
    await step(ada, isUpdate);
  }
  await page.mouse.click(2, 100);
  await until('a tap does not end it', async () => (await inTheAir(ada)) === 0);
});

recorded('who wants no motion sees none', async (site) => {
  const ada = await table(site, 'live-ktu', SCREENS.desktop);
  for (let updates = 0; updates < 10; updates += 1) {
    await step(ada, isUpdate, MOVES_MS);
    const running = await ada.page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    assert.equal(running, 0);
  }
  assert.deepEqual(await flown(ada), []);
});

/** How long a whole deal takes at most, in milliseconds. */
const DEAL_MS = 900;

for (const game of /** @type {const} */ (['kartel', 'khamul'])) {
  recorded(`cards are dealt in ${GAMES[game].name}, and can be pressed meanwhile`, async (site) => {
    const screen = { ...SCREENS.phone, reducedMotion: MOVING.reducedMotion };
    const ada = await site.person('Ada', screen);
    const { page } = ada;
    await page.addInitScript(witness);
    // A deal that is drawn late on a busy machine is still dealt.
    await page.addInitScript(() => (performance.now = () => 0));
    await visit(ada, `live-${game}`);
    await page.getByRole('button', { name: 'Start' }).waitFor();
    ada.playback.hold();
    await page.getByRole('button', { name: 'Start' }).tap();
    await step(ada, isUpdate, 0);
    await page.waitForFunction(() => /** @type {any} */ (window).flown.length > 0);
    // One for each card of the player, and a few for the others.
    const all = await flown(ada);
    const { 'Your hand': hand, 'Your cards': row } = (await ada.see()).groups;
    const own = hand ?? row ?? [];
    assert(own.length > 3, 'there is a hand');
    for (const { duration, delay } of all) assert(duration + delay <= DEAL_MS, `${delay}`);
    const delays = all.map(({ delay }) => delay);
    assert(new Set(delays).size > own.length, 'one after the other');
    assert(all.filter(({ flight }) => !flight).length >= own.length, 'each of them comes');
    // Where everybody’s cards lie open to see that they are there, each of them comes itself.
    if (hand) assert(all.some(({ flight }) => flight), 'and the others get theirs');
    // Though the last ones would be in the air for a minute, a card is where it will lie.
    const card = own.at(-1);
    assert(card);
    const box = await locate(ada, card).boundingBox();
    assert(box);
    await page.touchscreen.tap(box.x + 14, box.y + 22);
    await page.locator('main [role=group] button[aria-pressed=true]').first().waitFor();
  });
}
