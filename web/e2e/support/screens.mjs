// For tests that on every screen the hand and the actions are there, whole and with nothing over them,
// however much else the table has to show.
import assert from 'node:assert/strict';
import { Pointer } from './hands.mjs';
import { scene } from './table.mjs';
import { settled } from './wait.mjs';

/** @typedef {import('./person.mjs').Person} Person */
/** @typedef {import('./person.mjs').Sight} Sight */

/** What people hold in their hands, and the smallest of it. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
];

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** What is out of sight or covered; null if nothing is: runs in the page. */
function hidden() {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) return `${scrollWidth} px wide`;
  const groups = [...document.querySelectorAll('main [role=group][aria-label]')];
  const named = (/** @type {RegExp} */ name) =>
    groups.filter((group) => name.test(group.ariaLabel ?? ''));
  const bar = named(/^Actions$/)[0]?.getBoundingClientRect();
  const prompt = document.querySelector('main .table .prompt')?.getBoundingClientRect();
  const beside = bar && bar.left > innerWidth / 2;
  for (const group of named(/^(Actions|Your (hand|cards|closed cards))$/)) {
    for (const button of group.querySelectorAll('button')) {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      const what = `${button.ariaLabel ?? button.textContent} at ${[left, top, right, bottom].map(Math.round)}`;
      if (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) {
        return `off the screen: ${what}`;
      }
      const card = group.ariaLabel !== 'Actions';
      if (card && bar && !beside && bottom > bar.top) return `under the actions: ${what}`;
      const apart =
        !prompt ||
        bottom <= prompt.top ||
        top >= prompt.bottom ||
        left >= prompt.right ||
        right <= prompt.left;
      if (card && !apart) return `over the prompt: ${what}`;
      // Cards of a hand lie on one another; nothing else lies on them.
      const points = card
        ? [[left + 8, top + 8], [left + 8, bottom - 6]]
        : [[(left + right) / 2, (top + bottom) / 2]];
      for (const [x = 0, y = 0] of points) {
        const over = document.elementFromPoint(x, y);
        if (!(card ? group : button).contains(over)) {
          return `covered by ${over?.outerHTML.slice(0, 120)}: ${what}`;
        }
      }
    }
  }
  return named(/^Actions$/).length ? null : 'there are no actions';
}

/** Fails if anything is hidden on any screen. @param {Person} person @param {string} where */
export async function whole({ page }, where) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const found = await settled(() => page.evaluate(hidden));
    assert.equal(found, null, `${where}, ${size.width}x${size.height}: ${found}`);
  }
  await page.setViewportSize(PHONE.viewport);
}

/** @param {Sight} sight @param {RegExp} name */
export function action({ groups }, name) {
  return groups.Actions?.find((it) => name.test(it.name));
}

/** Whether the player is on turn. @param {Sight} sight */
export function mine({ title, busy }) {
  return title.startsWith('Your turn') && !busy;
}

/**
 * Selects what cannot be played and presses what is off, until a refusal is shown.
 * @param {Person} person
 * @param {RegExp} press
 * @param {(sight: Sight) => number[]} [select]
 */
export async function refuse(person, press, select = unplayable) {
  const hands = new Pointer(person);
  const hand = (/** @type {Sight} */ { groups }) => groups['Your hand'] ?? groups['Your cards'] ?? [];
  for (const at of select(await person.see())) {
    const card = hand(await person.see())[at];
    if (!card || card.on) continue;
    await hands.use(card);
    // A tap reaches the page a moment after it was made.
    await person.until((sight) => hand(sight)[at]?.on === true);
  }
  const off = action(await person.see(), press);
  assert(off?.off, `something is forbidden: ${(await person.see()).print}`);
  await hands.use(off);
  await person.page.locator('main .works button').first().waitFor();
}

/** @param {Pick<Sight, 'groups'>} sight */
function unplayable({ groups }) {
  const at = (groups['Your hand'] ?? []).findIndex(({ name }) => !name.endsWith(', playable'));
  return at < 0 ? [] : [at];
}

/**
 * Somebody with a phone, at a table of a scene.
 * @param {import('./site.mjs').Recorded} site
 * @param {string} name
 */
export async function table(site, name) {
  const ada = await site.person('Ada', PHONE);
  await scene(ada, name);
  return ada;
}
