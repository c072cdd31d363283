// Drag and drop, as a second way: it does what taps do, and leaves scrolling alone.
import assert from 'node:assert/strict';
import { locate, Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded, story } from './support/story.mjs';
import { lay, playRound, scene } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/person.mjs').Sight} Sight */
/** @typedef {import('./support/person.mjs').Control} Control */
/** @typedef {{ x: number, y: number }} Point */

/** Where cards can be dragged, once the code for that is loaded. */
const DRAGS = '[data-drags]';

const mine = (/** @type {Sight} */ { title, busy }) => title.startsWith('Your turn') && !busy;

/** A card of a hand that can be played now. @param {Sight} sight */
const playable = ({ groups }) => groups['Your hand']?.find(({ name }) => name.endsWith(', playable'));

/** Where a control can be seen and taken. @param {Person} person @param {Control} control */
async function at(person, control) {
  const box = await locate(person, control).boundingBox();
  assert(box, control.name);
  return { x: box.x + 12, y: box.y + 22 };
}

/** The middle of what a selector leads to. @param {Person} person @param {string} selector */
async function middle({ page }, selector) {
  const box = await page.locator(selector).first().boundingBox();
  assert(box, selector);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with a mouse. @param {Person} person @param {Point} from @param {Point} to */
async function drag({ page }, from, to) {
  await page.locator(DRAGS).first().waitFor();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.locator('.dragged').waitFor();
}

/**
 * A finger on the screen.
 * @param {Person} person
 */
async function finger({ context, page }) {
  const devtools = await context.newCDPSession(page);
  return (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, /** @type {Point[]} */ ...touchPoints) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** The moves that somebody sent. @param {Person} person */
const sent = ({ frames }) =>
  frames.filter(({ sent, data }) => sent && data.type === 'play').map(({ data }) => data.move);

/** Plays until it is somebody's turn and a card can be played. @param {Person} person */
async function turn(person) {
  await playRound(person, 'kartu-sama', new Pointer(person), (sight) => mine(sight) && !!playable(sight));
  return person.until((sight) => mine(sight) && !!playable(sight));
}

story('a card that is dropped in the middle is played, elsewhere it goes back', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  await lay([ada], 'kartu-sama', { bots: 1, options: { jokers: 0 } });
  let sight = await turn(ada);
  const hand = () => page.locator('[data-place=hand] [data-drag]').count();
  const card = playable(sight);
  assert(card);
  const [held, before] = [await hand(), sent(ada).length];
  // Nowhere, by Escape, and by a mere shake: nothing is played, and nothing selected.
  const [from, pile, seats] = [await at(ada, card), await middle(ada, '.centre'), await middle(ada, 'main .opponents')];
  await drag(ada, from, seats);
  assert.equal(await page.locator('[data-drop=pile][data-ready]').count(), 1, 'it is shown where it can go');
  await page.mouse.up();
  await drag(ada, from, pile);
  await page.locator('[data-drop=pile][data-ready=over]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.dragged').waitFor({ state: 'detached' });
  await page.mouse.up();
  assert.deepEqual([sent(ada).length, await hand()], [before, held]);
  assert.equal(await page.locator('[aria-pressed=true]').count(), 0);
  // In the middle it is what a tap and the button play.
  const key = await locate(ada, card).getAttribute('data-key');
  await drag(ada, from, pile);
  await page.mouse.up();
  await ada.told(() => sent(ada).length > before);
  assert.equal(sent(ada)[before], `play ${key?.split('.')[0]}`);
  await page.locator('.dragged').waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-lifted], [data-ready]').count(), 0);
  // Then it is somebody else's turn, or one's own: a card that does not fit is refused, and stays.
  sight = await turn(ada);
  const no = sight.groups['Your hand']?.find(({ name }) => !name.endsWith(', playable'));
  if (!no) return;
  const count = sent(ada).length;
  await drag(ada, await at(ada, no), await middle(ada, '.centre'));
  await page.mouse.up();
  await page.locator('main .refused').waitFor();
  assert.equal(sent(ada).length, count);
});

story('the selected cards are dragged together, and large plays are asked about', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  await page.addInitScript(() =>
    localStorage.setItem('kartenhaus.likings', JSON.stringify({ confirm: true })),
  );
  await lay([ada], 'kartel', { bots: 1 });
  const chip = (/** @type {Sight} */ { groups }) =>
    groups['Sets that can be played']?.find(({ name, off }) => !off && /^(Triple|Three|Hand|Five|Book)/.test(name));
  for (;;) {
    const over = await playRound(ada, 'kartel', new Pointer(ada), (sight) => mine(sight) && !!chip(sight));
    if (!over) break;
    await page.getByRole('button', { name: /^(Next round|Play again)$/ }).click();
    await ada.until(({ over }) => over === '');
  }
  const it = chip(await ada.see());
  assert(it);
  await new Pointer(ada).use(it);
  const chosen = page.locator('[data-place=hand] button[aria-pressed=true]');
  await chosen.first().waitFor();
  const cards = await chosen.evaluateAll((all) => all.map((one) => /** @type {any} */ (one).dataset.key));
  assert(cards.length >= 3);
  const before = sent(ada).length;
  const box = await chosen.first().boundingBox();
  assert(box);
  const from = { x: box.x + 12, y: box.y + 22 };
  const pile = await middle(ada, '.centre');
  await drag(ada, from, pile);
  assert.equal(await page.locator('.dragged > span').count(), cards.length);
  await page.mouse.up();
  await page.getByText('That is a large play').first().waitFor();
  assert.equal(sent(ada).length, before);
  await drag(ada, from, pile);
  await page.mouse.up();
  await ada.told(() => sent(ada).length > before);
  assert.deepEqual(sent(ada)[before].split(' ').slice(1).sort(), cards.sort());
});

story('a finger drags a card, and scrolls where there is something to scroll', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  await lay([ada], 'kartu-sama', { bots: 1, options: { jokers: 0 } });
  const sight = await turn(ada);
  const card = playable(sight);
  assert(card);
  const touch = await finger(ada);
  const [from, to] = [await at(ada, card), await middle(ada, '.centre')];
  const before = sent(ada).length;
  // Where everything is on the screen, a finger may drag at once.
  await page.locator(DRAGS).first().waitFor();
  await touch('touchStart', from);
  for (const part of [0.1, 0.3, 0.6, 1]) {
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  await page.locator('[data-drop=pile][data-ready=over]').waitFor();
  await touch('touchEnd');
  await ada.told(() => sent(ada).length > before);

  // Where the page scrolls, it does; who rests on a card drags it all the same.
  await page.setViewportSize({ width: 390, height: 240 });
  const next = await turn(ada);
  const scrolls = await page.evaluate(() => {
    const all = [document.documentElement, ...document.querySelectorAll('main, main *')];
    return all.some((it) => {
      const can = it === document.documentElement || /auto|scroll/.test(getComputedStyle(it).overflowY);
      return can && it.querySelector('[data-place=hand]') !== null && it.scrollHeight > it.clientHeight + 1;
    });
  });
  assert(scrolls, 'there is more than the screen shows');
  const again = playable(next);
  assert(again);
  await locate(ada, again).scrollIntoViewIfNeeded();
  const start = await at(ada, again);
  const up = { x: start.x, y: start.y - 40 };
  // All at once: a finger that rests in between drags.
  await Promise.all([
    touch('touchStart', start),
    touch('touchMove', { x: start.x, y: start.y - 15 }),
    touch('touchMove', up),
  ]);
  assert.equal(await page.locator('.dragged').count(), 0, 'it scrolls');
  await touch('touchEnd');
  await locate(ada, again).scrollIntoViewIfNeeded();
  const rests = await at(ada, again);
  await touch('touchStart', rests);
  await page.locator('.dragged').waitFor();
  await touch('touchMove', { x: rests.x, y: rests.y - 30 });
  await touch('touchEnd');
  await page.locator('.dragged').waitFor({ state: 'detached' });
});

/** The keys of a hand's cards, in order. @param {Person} person @returns {Promise<string[]>} */
const order = ({ page }) =>
  page.locator('[data-place=hand] [data-key]').evaluateAll((all) => all.map((it) => /** @type {any} */ (it).dataset.key));

/** Where a card of the hand lies. @param {import('./support/person.mjs').Person} person @param {number} nth */
async function place({ page }, nth) {
  const it = await page.locator('[data-place=hand] [data-key]').nth(nth).boundingBox();
  assert(it);
  return { x: it.x + 10, y: it.y + 30 };
}

recorded(
  'a new card of Krass Kariert is laid by dragging',
  async (site) => {
    const ada = await site.person('Ada', SCREENS.desktop);
    const { page } = ada;
    await scene(ada, 'krass-kariert-drawn');
    await page.locator('[data-place=hand] [data-key=new]').waitFor();
    const before = await order(ada);
    const last = before.length - 1;
    const others = before.filter((key) => key !== 'new');
    // From where it lies to the other end, and back to the first place; the rest stays in order.
    for (const to of before[0] === 'new' ? [last, 0] : [0, last]) {
      const at = (await order(ada)).indexOf('new');
      const { x, y } = await place(ada, to);
      await drag(ada, await place(ada, at), { x: to === 0 ? x - 8 : x + 30, y });
      assert.equal(await page.locator('[data-drop=hand][data-ready=over]').count(), 1);
      await page.mouse.up();
      const wanted = to === 0 ? ['new', ...others] : [...others, 'new'];
      await page.waitForFunction(
        (wanted) => [...document.querySelectorAll('[data-place=hand] [data-key]')].map((it) => /** @type {any} */ (it).dataset.key).join() === wanted,
        wanted.join(),
      );
    }
    // Elsewhere it cannot go, and no other card can be taken out of its place.
    await drag(ada, await place(ada, (await order(ada)).indexOf('new')), await middle(ada, '.centre'));
    assert.equal(await page.locator('[data-drop=pile][data-ready]').count(), 0);
    await page.mouse.up();
    assert.equal(sent(ada).length, 0, 'where it comes to lie is told with the button');
  },
);

story('Khamul: the card in hand is dragged to where it goes', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  await lay([ada], 'khamul', { bots: 1 });
  const draws = (/** @type {Sight} */ sight) =>
    mine(sight) && !!sight.groups.Actions?.some(({ name, off }) => /^Draw/.test(name) && !off);
  const hold = async () => {
    await playRound(ada, 'khamul', new Pointer(ada), draws);
    await page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^Draw/ }).click();
    await page.locator('[data-drag=held]').waitFor();
    return middle(ada, '[data-drag=held]');
  };
  let before = sent(ada).length + 1;
  await drag(ada, await hold(), await middle(ada, '[data-drop="slot 2"]'));
  before = sent(ada).length;
  await page.mouse.up();
  await ada.told(() => sent(ada).length > before);
  assert.equal(sent(ada)[before], 'switch 2');
  await drag(ada, await hold(), await middle(ada, '[data-drop=discard]'));
  before = sent(ada).length;
  await page.mouse.up();
  await ada.told(() => sent(ada).length > before);
  assert.equal(sent(ada)[before], 'discard');
}, { pause: 300 });
