// Who is away; and where a remark stands.
import assert from 'node:assert/strict';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { lay, say } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

const NARROW = { ...SCREENS.phone, viewport: { width: 320, height: 568 } };

/** What the polite region has said. @param {Person} person */
function spoken({ page }) {
  return page.locator('#polite p').allTextContents();
}

/** Waits until something was spoken. @param {Person} person @param {string} text */
async function hears({ page }, text) {
  await page.locator('#polite p', { hasText: text }).first().waitFor({ state: 'attached' });
}

/** Notes where each remark stands when it comes: runs in the page. */
function bubbles() {
  /** @type {{ text: string, box: DOMRect, seat: DOMRect }[]} */
  const stood = [];
  Object.assign(window, { stood });
  const note = (/** @type {Element} */ bubble) => {
    const seats = [...document.querySelectorAll('li[data-place]')];
    const seat = seats.find((it) => it.textContent?.includes('Ada'))?.getBoundingClientRect();
    const text = bubble.textContent ?? '';
    if (seat) stood.push({ text, box: bubble.getBoundingClientRect(), seat });
  };
  const watch = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const come = added.filter((it) => it instanceof Element && it.matches('.bubble'));
    // It is put in its place just after it is made.
    for (const it of come) requestAnimationFrame(() => note(/** @type {Element} */ (it)));
  });
  watch.observe(document, { subtree: true, childList: true });
}

story('a remark stands at its seat', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', NARROW);
  await bea.page.addInitScript(bubbles);
  const path = await lay([ada, bea], 'kartel', { bots: 1 });
  await say(ada, path, { type: 'talk', phrase: { id: 'talk-well-played', params: {} } });
  const stood = await bea.page.waitForFunction(() => /** @type {any} */ (window).stood[0]);
  const { text, box: said, seat } = await stood.jsonValue();
  assert.equal(text, 'Ada: Well played.');
  assert(said.left >= 0 && said.right <= 320, 'it is on the screen');
  assert(said.top >= seat.top && said.top <= seat.bottom + 8, 'it is at her seat');
});

story('who is away is named to all, a bot stands in, and coming back is enough', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.phone);
  const cem = await site.person('Cem', NARROW);
  const path = await lay([ada, bea, cem], 'ktu');
  await bea.page.goto('about:blank');

  // All choose cards at once, so Bea is waited for. The others read what can be done, and by whom.
  const later = { timeout: 60_000 };
  await cem.page.getByText('Bea is away. Ada can let a bot play meanwhile.').waitFor(later);
  const standIn = ada.page.getByRole('button', { name: 'Let a bot play until Bea is back' });
  await standIn.click();
  await hears(ada, 'Bea is away.');
  await hears(cem, 'A bot plays for Bea.');
  await cem.page.locator('.strip', { hasText: 'Bea is away.' }).waitFor({ state: 'detached' });

  await bea.page.goto(path);
  await bea.page.locator('.notice', { hasText: 'A bot played for you while you were away.' }).waitFor();
  await hears(cem, 'Bea is back.');
  assert.equal((await spoken(cem)).filter((said) => said === 'Bea is back.').length, 1);
  assert.equal(await bea.page.getByRole('button', { name: 'Play myself' }).count(), 0);
}, { first: true });
