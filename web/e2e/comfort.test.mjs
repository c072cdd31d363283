// The comfort of hosts and players: seat order, presets, remarks, once more, away and back.
import assert from 'node:assert/strict';
import { Keys, Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { finishRound, lay, start } from './support/table.mjs';
import { until } from './support/wait.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

const NARROW = { ...SCREENS.phone, viewport: { width: 320, height: 568 } };

/** The names in the list of seats, from the first on. @param {Person} person */
async function seats({ page }) {
  const names = page.locator('section:has(#seats-title) ol .name');
  return (await names.allTextContents()).map((name) => name.trim());
}

/** Waits until somebody sees this seat order. @param {Person} person @param {string[]} order */
async function seesOrder(person, order) {
  const reads = (/** @type {string[]} */ order) => {
    const names = document.querySelectorAll('section:has(#seats-title) ol .name');
    return [...names].map((name) => name.textContent?.trim()).join() === order.join();
  };
  await person.page.waitForFunction(reads, order, { polling: 30 });
}

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

/** The control that has the focus. @param {Person} person */
function focused({ page }) {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim());
}

story('the host changes who sits where, with keys alone, and everyone keeps their seat', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', NARROW);
  await lay([ada, bea], 'ktu', { bots: 1, begin: false });
  const bot = (await seats(ada))[2] ?? '';
  await seesOrder(bea, ['Ada', 'Bea', bot]);
  assert.equal(await bea.page.getByRole('button', { name: 'Seat order' }).count(), 0, 'the host does');

  const keys = new Keys(ada);
  await keys.press(ada.page.getByRole('button', { name: 'Seat order' }));
  await keys.press(ada.page.getByRole('button', { name: 'Move Bea up' }));
  await seesOrder(ada, ['Bea', 'Ada', bot]);
  await hears(ada, 'Bea sits on seat 1 of 3.');
  assert.equal(await focused(ada), 'Move Bea up', 'the focus goes with the seat');
  await seesOrder(bea, ['Bea', 'Ada', bot]);
  await hears(bea, `The seats are in a new order: Bea, Ada and ${bot}.`);
  assert(!(await spoken(bea)).some((said) => said.includes('is called')), 'nobody is renamed');
  // At the end of the list the button does nothing, and keeps the focus.
  await ada.page.keyboard.press('Enter');
  assert.equal(await focused(ada), 'Move Bea up');
  // Who presses again before the server has answered is not ignored.
  let twice = () => {};
  const pressed = new Promise((done) => (twice = () => done(null)));
  await ada.page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await pressed;
    await route.fulfill({ response });
  });
  await keys.press(ada.page.getByRole('button', { name: 'Move Bea down' }));
  await seesOrder(ada, ['Ada', 'Bea', bot]);
  await keys.press(ada.page.getByRole('button', { name: 'Move Bea down' }));
  twice();
  // No request is still on its way through here when the page closes.
  await ada.page.unrouteAll({ behavior: 'wait' });
  await seesOrder(bea, ['Ada', bot, 'Bea']);
  // The focus goes with the seat, and then this is said.
  await hears(ada, 'Bea sits on seat 3 of 3.');

  // Chance does it too.
  await keys.press(ada.page.getByRole('button', { name: 'Shuffle seats' }));
  await hears(ada, 'The seats are in a new order:');
  assert.deepEqual((await seats(ada)).sort(), ['Ada', 'Bea', bot].sort());
  await keys.press(ada.page.getByRole('button', { name: 'Done' }));
  assert.equal(await focused(ada), 'Seat order');

  // Each plays where they sit now, and the host is who it was.
  await start([ada, bea]);
  const last = ada.heard().findLast(({ type }) => type === 'room');
  assert.equal(last.room.seats[last.you].name, 'Ada');
  assert.equal(last.room.host, last.you);
});

story('a host takes a preset, keeps one, and forgets it', async (site) => {
  const ada = await site.person('Ada', NARROW);
  const { page } = ada;
  const hands = new Pointer(ada);
  await lay([ada], 'khamul', { begin: false });
  await hands.press(page.locator('summary', { hasText: 'Presets' }));
  const preset = (/** @type {string} */ name) =>
    page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}\\b`) });
  assert.equal(await preset('Standard').getAttribute('aria-current'), 'true');
  await hands.press(preset('Relaxed'));
  await page.locator('summary', { hasText: 'relaxed snaps, notes' }).waitFor();
  await page.locator('summary', { hasText: 'a false Khamul costs 0' }).waitFor();
  await hears(ada, 'The room plays by “Relaxed”.');

  // An own one: another target, kept under a name.
  const options = page.locator('summary', { hasText: '1 change' });
  await hands.press(options);
  await hands.write(page.getByRole('textbox', { name: 'the match ends at' }), '50');
  await page.locator('summary', { hasText: '2 changes' }).waitFor();
  await hands.press(page.getByRole('button', { name: 'Keep these rules as a preset' }));
  await hands.press(page.getByRole('button', { name: 'Keep', exact: true }));
  await page.getByText('Give the preset a name.').first().waitFor();
  await page.getByRole('textbox', { name: 'Name of the preset' }).fill('Friday');
  await page.keyboard.press('Enter');
  assert.equal(await preset('Friday').getAttribute('aria-current'), 'true');
  await hands.press(preset('Standard'));
  await page.locator('summary', { hasText: 'Standard rules' }).waitFor();

  // It is there in the next room of this game, and in no other.
  await lay([ada], 'ktu', { begin: false });
  await hands.press(page.locator('summary', { hasText: 'Presets' }));
  await preset('Standard').waitFor();
  assert.equal(await preset('Friday').count(), 0);
  await lay([ada], 'khamul', { begin: false });
  await hands.press(page.locator('summary', { hasText: 'Presets' }));
  await hands.press(preset('Friday'));
  await page.locator('summary', { hasText: '2 changes' }).waitFor();
  await hands.press(page.getByRole('button', { name: /^Forget\s+Friday$/ }));
  await preset('Friday').waitFor({ state: 'detached' });

  // One that has become impossible is refused in words, and changes nothing.
  await page.evaluate(() => {
    const preset = { options: { target: 5, speed: 1 }, clock: 'off', snaps: 'normal', aids: 'marks' };
    const kept = [{ game: 'khamul', name: 'Old', preset }];
    localStorage.setItem('kartenhaus.presets', JSON.stringify(kept));
  });
  await page.reload();
  await hands.press(page.locator('summary', { hasText: 'Presets' }));
  ada.expects(/status of 400/);
  await hands.press(preset('Old'));
  await page.locator('.notice', { hasText: 'speed' }).waitFor();
  await page.locator('summary', { hasText: '2 changes' }).waitFor();
});

story('a remark is said by keys, stands at its seat, and can be hidden', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', NARROW);
  await bea.page.addInitScript(bubbles);
  await lay([ada, bea], 'kartel', { bots: 1 });

  const open = ada.page.getByRole('button', { name: 'Say something' });
  await new Keys(ada).press(open);
  const menu = ada.page.getByRole('menu', { name: 'Say something' });
  await menu.waitFor();
  assert.equal(await focused(ada), await menu.getByRole('menuitem').first().textContent());
  // Esc closes it, and says nothing.
  await ada.page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  assert.equal(await focused(ada), 'Say something');
  await ada.page.keyboard.press('Enter');
  await menu.waitFor();
  for (let at = 0; (await focused(ada)) !== 'Well played.'; at += 1) {
    assert(at < 5, 'it is among them');
    await ada.page.keyboard.press('ArrowDown');
  }
  await ada.page.keyboard.press('Enter');

  // Who hears it sees it at Ada's seat, for a while, and in the log.
  await hears(bea, 'Ada: Well played.');
  const stood = await bea.page.waitForFunction(() => /** @type {any} */ (window).stood[0]);
  const { text, box: said, seat } = await stood.jsonValue();
  assert.equal(text, 'Ada: Well played.');
  assert(said.left >= 0 && said.right <= 320, 'it is on the screen');
  assert(said.top >= seat.top && said.top <= seat.bottom + 8, 'it is at her seat');
  await bea.page.locator('.bubble').waitFor({ state: 'detached' });
  await ada.page.getByRole('log').getByText('You: Well played.').waitFor();

  // Too soon again: why not is said, and no move is lost by it.
  ada.expects(/status of 429/);
  await open.click();
  await menu.getByRole('menuitem', { name: 'One moment, please.' }).click();
  const again = ada.page.locator('.notice', { hasText: 'five seconds' });
  const spokenTwice = bea.page.locator('.bubble', { hasText: 'One moment' });
  await Promise.race([again.waitFor(), spokenTwice.waitFor()]);

  // Bea wants none: nothing is shown, written or spoken, and she has no button for it.
  const before = (await spoken(bea)).length;
  await bea.page.getByRole('button', { name: 'Menu' }).click();
  await bea.page.getByRole('switch', { name: 'Quick chat' }).click();
  await bea.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  assert.equal(await bea.page.getByRole('button', { name: 'Say something' }).count(), 0);
  const talked = () => bea.heard().filter(({ type }) => type === 'talked').length;
  const sofar = talked();
  const say = async () => {
    await open.click();
    const answer = ada.page.waitForResponse((answer) => answer.request().method() === 'POST');
    await menu.getByRole('menuitem', { name: 'Well played.' }).click();
    return (await answer).ok();
  };
  // One remark in five seconds.
  await until('the remark is refused', say, { every: 500 });
  await bea.told(() => talked() > sofar);
  const now = (await spoken(bea)).slice(before);
  assert(!now.some((text) => text.includes('Well played')), 'nothing is spoken');
  assert.equal(await bea.page.locator('.bubble').count(), 0);
});

story('the host wants no remarks, and there are none', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  await lay([ada], 'kartel', { bots: 1, begin: false });
  await ada.page.locator('summary', { hasText: /clock/i }).click();
  await ada.page.getByRole('checkbox', { name: /^Quick chat/ }).click();
  await ada.page.locator('summary', { hasText: 'no quick chat' }).waitFor();
  await start([ada]);
  assert.equal(await ada.page.getByRole('button', { name: 'Say something' }).count(), 0);
});

story('once more with one tap each, bots and all; or the table is changed first', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.phone);
  const path = await lay([ada, bea], 'kartu-sama', { bots: 1, options: { rounds: 1 } });
  await finishRound([ada, bea], path);

  // Each taps once; the bot keeps nobody waiting.
  const again = (/** @type {Person} */ { page }) => page.getByRole('button', { name: 'Play again' });
  await again(bea).tap();
  await ada.page.getByText('Ready: Bea. Waiting for you.').waitFor();
  await again(ada).click();
  await bea.until(({ over, groups }) => over === '' && 'Your hand' in groups);
  await ada.page.getByRole('log').getByText('Match 2').waitFor();
  await finishRound([ada, bea], path);

  // Or the host changes the seats first: the others are told why the table is gone.
  await ada.page.getByRole('button', { name: 'Game settings' }).click();
  await bea.page.locator('.notice', { hasText: 'The host has cleared the table' }).waitFor();
  await ada.page.getByRole('button', { name: 'Seat order' }).click();
  await ada.page.getByRole('button', { name: 'Move Bea up' }).click();
  const bot = (await seats(ada))[2] ?? '';
  await seesOrder(bea, ['Bea', 'Ada', bot]);
  await start([ada, bea]);
  await ada.page.getByRole('log').getByText('Match 3').waitFor();
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
