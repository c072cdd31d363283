// Drag and drop, as a second way: it does what taps do, and leaves scrolling alone.
import assert from 'node:assert/strict';
import { locate, Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { scene } from './support/table.mjs';
import { until } from './support/wait.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/person.mjs').Sight} Sight */
/** @typedef {import('./support/person.mjs').Control} Control */
/** @typedef {{ x: number, y: number }} Point */

/** Where cards can be dragged, once the code for that is loaded. */
const DRAGS = '[data-drags]';

/** How long a finger rests before it drags, in milliseconds. */
const REST_MS = 220;

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
  return (/** @type {'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'} */ type, /** @type {Point[]} */ ...touchPoints) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
}

/** The moves that somebody sent. @param {Person} person */
const sent = ({ frames }) =>
  frames.filter(({ sent, data }) => sent && data.type === 'play').map(({ data }) => data.move);

/** A table of Kartu Sama where a card can be played; gives the one that was. @param {Person} person */
async function turn(person) {
  await scene(person, 'kartu-sama-mid-played');
  const { groups } = await person.until(mine);
  const card = groups['Your hand']?.find(({ name }) => name === 'Six of diamonds, playable');
  assert(card);
  return card;
}

recorded('a card that is dropped in the middle is played, elsewhere it goes back', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  const card = await turn(ada);
  await page.locator(DRAGS).first().waitFor();
  const hand = () => page.locator('[data-place=hand] [data-drag]').count();
  const held = await hand();
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
  assert.deepEqual([sent(ada), await hand()], [[], held]);
  assert.equal(await page.locator('[aria-pressed=true]').count(), 0);
  // In the middle it is what a tap and the button play.
  await drag(ada, from, pile);
  await page.mouse.up();
  await ada.told(() => sent(ada).length > 0);
  assert.deepEqual(sent(ada), ['play 6d']);
  await page.locator('.dragged').waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-lifted], [data-ready]').count(), 0);
  // On the next turn a card that does not fit is refused, and stays.
  const { groups } = await ada.until((sight) => mine(sight) && sight.groups['Your hand']?.length === held - 1);
  const no = groups['Your hand']?.find(({ name }) => !name.endsWith(', playable'));
  assert(no);
  await drag(ada, await at(ada, no), await middle(ada, '.centre'));
  await page.mouse.up();
  await page.locator('main .refused').waitFor();
  assert.deepEqual([sent(ada).length, await hand()], [1, held - 1]);
});

recorded('the selected cards are dragged together, and large plays are asked about', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  await page.addInitScript(() =>
    localStorage.setItem('kartenhaus.likings', JSON.stringify({ confirm: true })),
  );
  await scene(ada, 'kartel-book');
  await page.locator(DRAGS).first().waitFor();
  const { groups } = await ada.until(mine);
  const chip = groups['Sets that can be played']?.find(({ name, off }) => !off && /^(Hand|Five|Book)/.test(name));
  assert(chip);
  await new Pointer(ada).use(chip);
  const chosen = page.locator('[data-place=hand] button[aria-pressed=true]');
  await chosen.first().waitFor();
  const cards = await chosen.evaluateAll((all) => all.map((one) => /** @type {any} */ (one).dataset.key));
  assert.equal(cards.length, 5);
  const box = await chosen.first().boundingBox();
  assert(box);
  const from = { x: box.x + 12, y: box.y + 22 };
  const pile = await middle(ada, '.centre');
  await drag(ada, from, pile);
  assert.equal(await page.locator('.dragged > span').count(), cards.length);
  await page.mouse.up();
  await page.getByText('That is a large play').first().waitFor();
  assert.deepEqual(sent(ada), []);
  await drag(ada, from, pile);
  await page.mouse.up();
  await ada.told(() => sent(ada).length > 0);
  assert.deepEqual(sent(ada)[0].split(' ').slice(1).sort(), cards.sort());
});

recorded('a finger drags a card, and scrolls where there is something to scroll', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone, { clock: true });
  const { page } = ada;
  const card = await turn(ada);
  await page.locator(DRAGS).first().waitFor();
  await ada.stopTime();
  const first = await ada.see();
  const touch = await finger(ada);
  const [from, to] = [await at(ada, card), await middle(ada, '.centre')];
  // Where everything is on the screen, a finger may drag at once.
  await touch('touchStart', from);
  for (const part of [0.1, 0.3, 0.6, 1]) {
    await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  await page.locator('[data-drop=pile][data-ready=over]').waitFor();
  await touch('touchEnd');
  await ada.told(() => sent(ada).length > 0);

  // Where the page scrolls, it does; who rests on a card drags it all the same.
  await page.setViewportSize({ width: 390, height: 240 });
  const next = await ada.until((sight) => mine(sight) && playable(sight)?.name !== playable(first)?.name);
  const again = playable(next);
  assert(again);
  const hold = async () => {
    const it = locate(ada, again);
    await it.scrollIntoViewIfNeeded(); // Once it lies still.
    await it.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const held = await at(ada, again);
    const touched = (/** @type {Point} */ { x, y }) =>
      document.elementFromPoint(x, y)?.closest('[data-drag]')?.ariaLabel;
    assert.equal(await page.evaluate(touched, held), again.name, 'nothing lies over it');
    return held;
  };
  const scrolled = () => page.locator('main').evaluate((main) => main.scrollTop);
  const start = await hold();
  const before = await scrolled();
  await touch('touchStart', start);
  for (const by of [15, 40, 60]) await touch('touchMove', { x: start.x, y: start.y + by });
  await until('it does not scroll', async () => (await scrolled()) !== before);
  assert.equal(await page.locator('.dragged').count(), 0);
  // A finger that is lifted would let it scroll on for a while.
  await touch('touchCancel');
  const rests = await hold();
  await touch('touchStart', rests);
  await ada.pass(REST_MS);
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
    await page.locator(DRAGS).first().waitFor();
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

for (const [recording, target, move] of /** @type {const} */ ([
  ['khamul-draw', 'slot 2', 'switch 2'],
  ['khamul-discard', 'discard', 'discard'],
])) {
  recorded(`Khamul: the card in hand is dragged to where it goes: ${target}`, async (site) => {
    const ada = await site.person('Ada', SCREENS.desktop);
    await scene(ada, recording);
    await ada.page.locator('[data-drag=held]').waitFor();
    await ada.page.locator(DRAGS).first().waitFor();
    await drag(ada, await middle(ada, '[data-drag=held]'), await middle(ada, `[data-drop="${target}"]`));
    assert.deepEqual(sent(ada), []);
    await ada.page.mouse.up();
    await ada.told(() => sent(ada).length > 0);
    assert.deepEqual(sent(ada), [move]);
  });
}
