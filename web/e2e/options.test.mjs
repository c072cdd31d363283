// The player's own options do what they say, and are remembered.
import assert from 'node:assert/strict';
import { Keys, Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { lay, playRound, playUntil, type } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/person.mjs').Sight} Sight */
/** @typedef {import('./support/site.mjs').Site} Site */
/** @typedef {import('./support/table.mjs').Game} Game */

/** @param {Sight} sight */
const mine = ({ title, busy }) => title.startsWith('Your turn') && !busy;
/** @param {Sight} sight */
const hand = ({ groups }) => groups['Your hand'] ?? [];

/**
 * @param {Site} site
 * @param {Game} game
 * @param {import('playwright-core').BrowserContextOptions} [screen]
 */
async function table(site, game, bots = 1, screen = SCREENS.desktop) {
  const ada = await site.person('Ada', screen);
  await lay([ada], game, { bots });
  return ada;
}

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

/** Turns a switch. @param {Person} person @param {RegExp} name @param {boolean} on */
const turn = (person, name, on = true) =>
  options(person, async (sheet) => {
    const it = sheet.getByRole('switch', { name });
    await it.click();
    assert.equal(await it.getAttribute('aria-checked'), String(on));
  });

story('one tap plays a card, or selects it', async (site) => {
  const ada = await table(site, 'kartu-sama');
  const playable = (/** @type {Sight} */ sight) =>
    // A joker is only selected by one tap.
    hand(sight).find(({ name, on }) => !on && /^(?!Joker).*, playable$/.test(name));
  const ready = (/** @type {Sight} */ sight) => mine(sight) && playable(sight) !== undefined;
  const pointer = new Pointer(ada);
  await playRound(ada, 'kartu-sama', pointer, ready);
  let sight = await ada.see();
  const first = playable(sight);
  assert(first);
  const held = hand(sight).length;
  await pointer.use(first);
  await ada.until((now) => hand(now).length !== held);
  // With a key the same card is only selected.
  await playRound(ada, 'kartu-sama', pointer, ready);
  sight = await ada.see();
  const second = playable(sight);
  assert(second);
  await new Keys(ada).press(ada.page.getByRole('button', { name: second.name }).first());
  sight = await ada.until((now) => hand(now).some(({ on }) => on));
  await ada.page.keyboard.press('Escape');
  await turn(ada, /one tap/, false);
  await pointer.use(second);
  sight = await ada.until((now) => hand(now).some(({ on }) => on));
  assert(sight.groups.Actions?.some(({ name, off }) => name.startsWith('Play ') && !off));
});

story('large targets, the other thumb, and remembered after the page is loaded again', async (site) => {
  const ada = await table(site, 'kartel', 2, { viewport: { width: 360, height: 740 } });
  const { page } = ada;
  const step = () =>
    page.evaluate(() => {
      const cards = [...document.querySelectorAll('[data-spot^="hand "]')];
      const lefts = cards.map((it) => it.getBoundingClientRect());
      return Math.min(
        ...lefts.flatMap(({ left, top }, at) => {
          const next = lefts[at + 1];
          return next && Math.abs(next.top - top) < 5 ? [next.left - left] : [];
        }),
      );
    });
  assert((await step()) < 44, 'cards lie closely');
  await turn(ada, /Larger targets/);
  await page.waitForFunction(() => document.documentElement.dataset.large === 'yes');
  assert((await step()) >= 44, `cards are ${await step()} px apart`);
  const low = await page.locator('main button:visible').evaluateAll((all) =>
    all.filter((it) => it.getBoundingClientRect().height < 43.5).map((it) => it.outerHTML),
  );
  assert.deepEqual(low, []);
  const names = async () => (await ada.see()).groups.Actions?.map(({ name }) => name.split(' ')[0]);
  assert.deepEqual(await names(), ['Pass', 'Play']);
  await turn(ada, /left thumb/);
  assert.deepEqual(await names(), ['Play', 'Pass']);
  await page.reload();
  await page.getByRole('group', { name: 'Actions' }).waitFor();
  assert.deepEqual(await names(), ['Play', 'Pass']);
  assert((await step()) >= 44);
});

story('day and night, the signs of ranks, two colours', async (site) => {
  const ada = await table(site, 'kartel', 2);
  const { page } = ada;
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue('background-color'));
  const day = await ground();
  const choose = (/** @type {string} */ list, /** @type {string} */ name) =>
    options(ada, (sheet) =>
      sheet.getByRole('group', { name: list }).getByRole('radio', { name, exact: true }).click(),
    );
  await choose('Day or night', 'Night');
  assert.notEqual(await ground(), day);
  // On every page, from its first paint.
  const front = await ada.context.newPage();
  await front.goto('/');
  assert.equal(await front.locator('html').getAttribute('data-theme'), 'dark');
  await front.close();
  await choose('Day or night', 'Day');
  assert.equal(await ground(), day);
  const corners = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.rank')].map((it) => it.getAttribute('data-text')).join(''),
    );
  assert.match(await corners(), /[ZGQKW]/);
  assert.doesNotMatch(await corners(), /[正神后王女]/);
  await choose('Kartel’s high ranks', 'Only the sign');
  assert.match(await corners(), /[正神后王女]/);
  assert.doesNotMatch(await corners(), /[ZGQKW]/);
  await choose('Kartel’s high ranks', 'Only the letter');
  assert.match(await corners(), /[ZGQKW]/);
  assert.equal(await page.locator('.hand .strokes').count(), 0);
});

story('French suits have two colours where somebody likes that', async (site) => {
  const ada = await table(site, 'ktu');
  const tone = (/** @type {string} */ suit) =>
    ada.page.evaluate(
      (suit) => getComputedStyle(document.documentElement).getPropertyValue(`--${suit}`),
      suit,
    );
  assert.notEqual(await tone('clubs'), await tone('spades'));
  await options(ada, (sheet) => sheet.getByRole('radio', { name: 'Two colours' }).click());
  assert.equal(await tone('clubs'), await tone('spades'));
  assert.equal(await tone('diamonds'), await tone('hearts'));
});

story('large plays are asked about once more', async (site) => {
  const ada = await table(site, 'kartel');
  await turn(ada, /three cards or more/);
  const ready = (/** @type {Sight} */ { groups, ...sight }) =>
    mine({ groups, ...sight }) &&
    groups['Sets that can be played']?.some(({ name, off }) => name.startsWith('Five') && !off);
  await playRound(ada, 'kartel', new Pointer(ada), (sight) => ready(sight) === true);
  const held = hand(await ada.see()).length;
  await ada.page.keyboard.press('5');
  const play = ada.page.getByRole('group', { name: 'Actions' }).getByRole('button', { name: /^Play ./ });
  await play.click();
  await ada.until(({ status }) => status.includes('press again'));
  assert.equal(hand(await ada.see()).length, held);
  await play.click();
  await ada.until((sight) => hand(sight).length === held - 5);
});

story('passing by itself where one cannot beat', async (site) => {
  const ada = await table(site, 'kartel', 2);
  await turn(ada, /Pass for me/);
  const passes = () => ada.frames.some(({ sent, data }) => sent && data.move === 'pass');
  // Whoever leads plays one card as long as that goes; then nothing but a pass is left at times.
  const stuck = (/** @type {Sight} */ { status }) => status.startsWith('Nothing of yours beats');
  await playRound(ada, 'kartel', new Pointer(ada), (sight) => stuck(sight) || passes());
  await ada.told(passes);
});

/** The match as somebody was told it last. @param {Person} person */
const latest = (person) => person.heard().findLast(({ type }) => type === 'update');

/**
 * Whoever is to act types a move, one after the other.
 * @param {Person[]} people By seat.
 * @param {RegExp} wanted The first legal move of this kind; else a pass.
 * @param {(view: any) => boolean} enough Leaves off.
 */
async function typeMoves(people, wanted, enough) {
  for (;;) {
    const { seq, view } = latest(/** @type {Person} */ (people[0]));
    if (enough(view)) return;
    const person = /** @type {Person} */ (people[view.to_act[0]]);
    await person.told(() => latest(person).seq === seq);
    const move = latest(person).legal.find((/** @type {string} */ move) => wanted.test(move));
    await type(person, move ?? 'pass');
    for (const each of people) await each.told(() => latest(each).seq > seq);
  }
}

story('passing by itself until the pile is cleared', async (site) => {
  const [ada, ...others] = await Promise.all(
    ['Ada', 'Bea', 'Cem'].map((name) => site.person(name, SCREENS.desktop)),
  );
  assert(ada);
  const people = [ada, ...others];
  await lay(people, 'kartel');
  const on = ada.page.getByRole('button', { name: 'Pass until the pile is cleared' });
  assert.equal(await on.count(), 0, 'nothing lies there');
  // For this trick alone, although something could be played.
  const theirs = (/** @type {any} */ { pile, to_act }) =>
    pile.at(-1)?.seat === 1 && to_act[0] === 2;
  await typeMoves(people, /^play \S+$/, theirs);
  await on.click();
  assert.equal(await on.getAttribute('aria-pressed'), 'true');
  const before = ada.plays();
  const gone = (/** @type {any} */ { pile }) => pile.length === 0;
  await typeMoves(people, /^pass$/, (view) => view.to_act[0] === 0 || gone(view));
  const asked = ada.heard().findLast(({ view }) => view?.to_act[0] === 0 && !gone(view));
  assert(asked.legal.length > 1, 'more than a pass is legal');
  await ada.told(() => ada.plays() > before);
  const play = ada.frames.findLast(({ sent, data }) => sent && data.type === 'play');
  assert.equal(play?.data.move, 'pass');
  await ada.told(() => latest(ada).view.to_act[0] !== 0);
  await typeMoves(people, /^pass$/, gone);
  await on.waitFor({ state: 'detached' });
});

/** Counts the tones that the page makes: runs in it. */
function listen() {
  /** @type {number[]} */
  const tones = [];
  const { start } = OscillatorNode.prototype;
  /** @type {typeof start} */
  OscillatorNode.prototype.start = function (when) {
    tones.push(this.frequency.value);
    return start.call(this, when);
  };
  Object.assign(window, { tones });
}

story('sounds are off, and soft when they are on', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  await page.addInitScript(listen);
  await lay([ada], 'ktu', { bots: 1 });
  const tones = () => page.evaluate(() => /** @type {any} */ (window).tones.length);
  const played = () => document.querySelector('.pile .card') !== null;
  await playUntil(ada, 'ktu', played);
  assert.equal(await tones(), 0);
  await turn(ada, /Soft sounds/);
  await page.waitForFunction(() => /** @type {any} */ (window).tones.length > 0);
  const enough = (await tones()) + 5;
  await playUntil(ada, 'ktu', (/** @type {number} */ enough) => /** @type {any} */ (window).tones.length > enough, enough);
});

story('keys read out the table, can be others, and can be off', async (site) => {
  const ada = await table(site, 'kartel', 2);
  const { page } = ada;
  await ada.until(mine);
  const polite = () => page.locator('#polite p').last().textContent();
  const count = () => page.locator('#polite p').count();
  await page.keyboard.press('h');
  assert.match((await polite()) ?? '', /(Eight|Two|King|Seven|Five) of \w+/);
  await page.keyboard.press('t');
  assert.match((await polite()) ?? '', /Bea.*cards.*Cem/);
  await page.keyboard.press('w');
  const turnOf = await polite();
  assert.match(turnOf ?? '', /lead|beat|turn/i);
  // The same words are a new node, or they would not be spoken again.
  const node = await page.locator('#polite p').last().elementHandle();
  await page.keyboard.press('w');
  assert.equal(await polite(), turnOf);
  assert.equal(await node?.evaluate((it) => it === it.parentElement?.lastElementChild), false);
  // Another key in its place.
  await page.keyboard.press('?');
  const field = page.getByRole('textbox', { name: 'Key: hear your hand' });
  await field.fill('x');
  await field.press('Enter');
  await field.blur();
  assert.equal(await field.inputValue(), 'X');
  await ada.shut();
  await page.keyboard.press('h');
  assert.equal(await polite(), turnOf);
  await page.keyboard.press('x');
  assert.match((await polite()) ?? '', /of \w+/);
  await turn(ada, /Keyboard shortcuts/, false);
  const before = await count();
  await page.keyboard.press('x');
  await page.keyboard.press('w');
  assert.equal(await count(), before);
});

story('a few words of each event, or all', async (site) => {
  const ada = await table(site, 'kartel', 2);
  const { page } = ada;
  /** @param {string} name @param {RegExp} heard */
  const hears = async (name, heard) => {
    await options(ada, (sheet) =>
      sheet
        .getByRole('group', { name: 'What screen readers say' })
        .getByRole('radio', { name, exact: true })
        .click(),
    );
    await page.evaluate(() => document.getElementById('polite')?.replaceChildren());
    await playUntil(
      ada,
      'kartel',
      (/** @type {string} */ heard) =>
        [...document.querySelectorAll('#polite p')].some((it) =>
          new RegExp(heard).test(it.textContent ?? ''),
        ),
      heard.source,
    );
  };
  // Whatever is played: a sentence would have a verb, and end with a full stop.
  await hears('A few words', /^(You|Bea|Cem) (?!plays? |pass)[^.]+$/);
  await hears('A sentence, and how many cards everybody has', /^Cards: you \d+, Bea \d+/);
  await hears('A sentence', /^(You play|(Bea|Cem) plays) /);
});

story('time can be stretched, by a key and by a button', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  await lay([ada], 'kartu-sama', { bots: 1, settings: { clock: 'live' } });
  await ada.until(mine);
  const minutes = async () => Number(/(\d+):\d\d/.exec(await page.getByRole('timer').innerText())?.[1]);
  assert.equal(await minutes(), 0);
  await page.keyboard.press('m');
  await page.getByRole('timer').filter({ hasText: /0:(3[1-9]|[45]\d)|1:00/ }).waitFor();
  await page.getByRole('button', { name: 'More time' }).click();
  await page.getByRole('timer').filter({ hasText: /1:(0[1-9]|[12]\d|30)/ }).waitFor();
});
