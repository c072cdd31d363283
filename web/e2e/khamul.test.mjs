// Khamul: looks that are shown once, snaps that are fair, choices made early, aids to memory.
import assert from 'node:assert/strict';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { lay, playRound } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/person.mjs').Sight} Sight */
/** @typedef {import('./support/site.mjs').Site} Site */

/** A card of the player's own that somebody knows, as it is read out. */
const FACE = /^Your card \d: (\w+ of \w+)$/;

/** @param {Person} person */
function act(person) {
  const hands = new Pointer(person);
  return async (/** @type {RegExp} */ name) => {
    const sight = await person.until(({ groups, busy }) => {
      return !busy && (groups.Actions ?? []).some((it) => !it.off && name.test(it.name));
    });
    const action = sight.groups.Actions?.find((it) => !it.off && name.test(it.name));
    if (action) await hands.use(action);
  };
}

/** The player's own cards, as they are read out. @param {Person} person */
async function own(person) {
  return ((await person.see()).groups['Your cards'] ?? []).map(({ name }) => name);
}

/** Selects one of the player's own cards. @param {Person} person @param {number} at */
async function select(person, at) {
  const card = (await person.see()).groups['Your cards']?.[at];
  if (card && !card.on) await new Pointer(person).use(card);
}

/** Chooses the first two cards, as everyone must. @param {Person} person */
async function peek(person) {
  await person.until(({ groups }) => (groups['Your cards'] ?? []).length === 4);
  await select(person, 0);
  await select(person, 1);
  await act(person)(/^Look at 1 and 2/);
  await person.page.getByRole('group', { name: 'Your look' }).waitFor();
}

/** @param {Person} person */
async function putAway({ page }) {
  const look = page.getByRole('group', { name: 'Your look' });
  await look.getByRole('button', { name: 'Done' }).click();
  await look.waitFor({ state: 'detached' });
}

/** A snap window ends when all have answered, and not before anybody is slow. */
const SLOWLY = { snaps: 300_000 };

/**
 * Two people at a table of Khamul, who have looked; the one on turn comes first.
 * @param {Site} site
 * @param {string} snaps
 */
async function table(site, snaps) {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.phone);
  await lay([ada, bea], 'khamul', { settings: { snaps } });
  for (const person of [ada, bea]) {
    await peek(person);
    await putAway(person);
  }
  return inOrder(ada, bea);
}

/**
 * Both, once the one on turn may draw; that one comes first.
 * @param {Person} ada
 * @param {Person} bea
 * @returns {Promise<[Person, Person]>}
 */
async function inOrder(ada, bea) {
  // Whoever does not begin is still asked to look, so the page says nothing of turns there.
  const at = await ada.frame(({ sent, data }) => !sent && typeof data.view?.turn === 'number');
  const [first, second] = ada.frames[at]?.data.view.turn === 0 ? [ada, bea] : [bea, ada];
  await first.until(({ status }) => /draw/i.test(status));
  return [first, second];
}

/** Draws and discards, declining what a card may do. @param {Person} person */
async function discard(person) {
  await act(person)(/^Draw/);
  await discardDrawn(person);
}

/** Discards what was drawn, declining what it may do. @param {Person} person */
async function discardDrawn(person) {
  await act(person)(/^Discard/);
  const sight = await person.until(({ groups, busy }) => {
    return !busy && (groups.Actions ?? []).some(({ name }) => /^(Decline|No snap)/.test(name));
  });
  if (sight.groups.Actions?.some(({ name }) => name.startsWith('Decline'))) {
    await act(person)(/^Decline/);
  }
}

/** The time that is left for a snap, as it is written; nothing when there is none. */
function bar(/** @type {Person} */ { page }) {
  return page.getByText(/^snap \d+\.\d s$/);
}

story('what was looked at is shown once, and never sent again', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.phone);
  const path = await lay([ada, bea], 'khamul', { options: { turn_limit: 6 } });
  await peek(ada);

  // The cards are up only while one holds.
  const { page } = ada;
  assert(
    (await own(ada)).every((name) => !FACE.test(name)),
    'nothing shows before',
  );
  const hold = page.getByRole('button', { name: 'Hold to look at 1 and 2' });
  await hold.hover();
  await page.mouse.down();
  const up = await ada.until(({ groups }) => FACE.test(groups['Your cards']?.[0]?.name ?? ''));
  const faces = up.groups['Your cards']?.flatMap(({ name }) => FACE.exec(name)?.[1] ?? []) ?? [];
  assert.equal(faces.length, 2);
  // A shorter press is a tap, which leaves them up for a while.
  const pressed = await page.evaluate(() => performance.now());
  await page.waitForFunction((pressed) => performance.now() > pressed + 300, pressed);
  await page.mouse.up();
  // The rest of the time is left; a look that ran out is gone.
  await hold.waitFor();
  await ada.until(({ groups }) =>
    (groups['Your cards'] ?? []).every(({ name }) => !FACE.test(name)),
  );
  // The rules beside the table show cards of their own.
  const left = await page.evaluate(() => {
    const body = /** @type {HTMLElement} */ (document.body.cloneNode(true));
    body.querySelector('aside .rules')?.remove();
    return body.outerHTML;
  });
  for (const face of faces) assert(!left.includes(face), 'nothing is left of it');
  // The server was told that it was shown.
  const shown = await ada.frame(({ sent, data }) => sent && data.type === 'shown');

  // After that it is in nothing that comes, also for a page that is loaded again.
  await page.reload();
  await page.getByRole('group', { name: 'Your cards' }).waitFor();
  assert.equal(await page.getByRole('group', { name: 'Your look' }).count(), 0);
  assert((await own(ada)).every((name) => !FACE.test(name)));
  const tab = ada.tab(await ada.context.newPage());
  await tab.page.goto(path);
  await tab.page.getByRole('group', { name: 'Your cards' }).waitFor();
  assert((await own(tab)).every((name) => !FACE.test(name)));
  await tab.page.close();
  await Promise.all([ada, bea].map((it) => playRound(it, 'khamul', new Pointer(it))));
  const peeks = ada
    .heard()
    .flatMap(({ peeks = [] }) =>
      peeks.flatMap((/** @type {any} */ it) =>
        it.event.type === 'peeked' ? [{ id: it.id, cards: it.event.cards }] : [],
      ),
    );
  const [{ id, cards }] = peeks;
  const later = ada.frames
    .slice(shown)
    .filter(({ sent }) => !sent)
    .map(({ data }) => data);
  const open = new Set();
  assert(later.some(({ type }) => type === 'update'), 'the round goes on');
  for (const { type, view, told, peeks, ...rest } of later) {
    if (type !== 'update' || view.phase !== 'playing') continue;
    assert(!peeks.some((/** @type {any} */ peek) => peek.id === id));
    // It may come to light for everybody later.
    const all = JSON.stringify([view.discard, told.map((/** @type {any} */ it) => it.all)]);
    for (const card of cards) if (all.includes(`"${card}"`)) open.add(card);
    const mine = JSON.stringify({ view, told, peeks, rest });
    for (const card of cards)
      assert(open.has(card) || !mine.includes(`"${card}"`), `${card} again`);
  }
});

story(
  'a look ends with the next action, and the prompt says what is to be decided',
  async (site) => {
    const ada = await site.person('Ada', SCREENS.phone);
    const bea = await site.person('Bea', SCREENS.phone);
    await lay([ada, bea], 'khamul');
    for (const person of [ada, bea]) await peek(person);
    const [first, second] = await inOrder(ada, bea);
    const look = ({ page } = first) => page.getByRole('group', { name: 'Your look' });

    // Both are there: what waits to be seen, and what is to be done.
    assert(await look().isVisible());
    const prompt = first.page.locator('main .table .prompt [role=status]');
    assert.match(await prompt.innerText(), /draw/i);
    // Who looks for a moment cannot keep the rest of the time, either.
    await look(second).getByRole('button', { name: 'Show' }).click();
    await look(second).getByRole('button', { name: 'Hide' }).click();

    await act(first)(/^Draw/);
    await look().waitFor({ state: 'detached' });
    await first.page.reload();
    await first.page.getByRole('group', { name: 'Your cards' }).waitFor();
    assert.equal(await look().count(), 0, 'the server does not keep it');
    assert((await own(first)).every((name) => !FACE.test(name)));

    assert(await look(second).isVisible(), 'what others do does not end it');
    await discardDrawn(first);
    await act(second)(/^(No snap|Draw)/);
    await look(second).waitFor({ state: 'detached' });
  },
  SLOWLY,
);

story(
  'a snap: everybody has the bar, a throw costs or pays, and all may be done early',
  async (site) => {
    const [first, second] = await table(site, 'relaxed');
    assert(first && second);
    await discard(first);
    // Everybody sees the same bar, whoever could throw something.
    const bars = await Promise.all(
      [first, second].map(async (person) => {
        await bar(person).waitFor();
        return person.page.evaluate(() => {
          const bar = document.querySelector('main .snap .bar');
          const all = document.querySelector('main .snap')?.getBoundingClientRect().width ?? 1;
          return [bar?.checkVisibility(), (bar?.getBoundingClientRect().width ?? 0) <= all];
        });
      }),
    );
    assert.deepEqual(bars, [
      [true, true],
      [true, true],
    ]);

    // A throw: a match leaves the row, anything else comes back with another card.
    await select(second, 2);
    await act(second)(/^Snap card 3/);
    const after = await second.until(({ groups }) => groups['Your cards']?.length !== 4);
    const wrong = after.groups['Your cards']?.length === 5;
    const told = wrong ? /throws card 3: no match/ : /throws card 3: .* a match/;
    await first.page.locator('#polite', { hasText: told }).waitFor();
    for (const person of [first, second]) {
      // What was thrown may have a power.
      const sight = await person.see();
      if (sight.groups.Actions?.some(({ name }) => name === 'Decline'))
        await act(person)(/^Decline/);
    }

    // When all are done it is over, long before its time.
    for (const person of [first, second]) await act(person)(/^No snap/);
    await Promise.all([first, second].map((it) => bar(it).waitFor({ state: 'detached' })));
    await second.until(({ title }) => title.startsWith('Your turn'));
  },
  SLOWLY,
);

story('who is next may choose while the snap is open', async (site) => {
  const [first, second] = await table(site, 'quick');
  assert(first && second);
  await discard(first);
  await act(second)(/^Draw/);
  await second.until(({ status }) => /Then: draw\./.test(status));
  assert.equal(await bar(second).isVisible(), true, 'it has not been drawn yet');
  for (const person of [first, second]) await act(person)(/^No snap/);
  await second.until(({ groups }) =>
    (groups.Actions ?? []).some(({ name }) => /^Discard/.test(name)),
  );
  const { groups } = await first.see();
  assert.equal(groups['Your cards']?.length, 4);
}, SLOWLY);

/** Notes all that the prompt says: runs in the page. */
function prompts() {
  /** @type {string[]} */
  const prompts = [];
  Object.assign(window, { prompts });
  const look = () => {
    for (const { textContent } of document.querySelectorAll('main [role=status]')) {
      prompts.push(textContent ?? '');
    }
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document, all);
}

story('a throw that comes too late is void, and costs nothing', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.desktop);
  // What Bea's server says after the next snap window has opened is held back, as by a bad line;
  // but not that the line is there, or the page would open another.
  let next = false;
  /** @type {(() => void)[] | null} */
  let held = null;
  await bea.page.addInitScript(prompts);
  await bea.page.routeWebSocket('**/play', (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => {
      const { type, window } = JSON.parse(String(message));
      if (held && type !== 'pong') held.push(() => line.send(message));
      else line.send(message);
      if (next && window) held ??= [];
    });
  });
  await lay([ada, bea], 'khamul', { settings: { snaps: 'relaxed' } });
  for (const person of [ada, bea]) {
    await peek(person);
    await putAway(person);
  }
  // Whoever begins, in the end it is Ada who discards.
  const sight = await ada.until(
    ({ title, status }) => /^Your turn/.test(title) || /^Bea/.test(status),
  );
  if (!sight.title.startsWith('Your turn')) {
    await discard(bea);
    await bar(bea).waitFor();
    // It closes by itself: what opens from here on is Ada's.
    await bar(bea).waitFor({ state: 'detached' });
    await ada.until(({ title, busy }) => !busy && title.startsWith('Your turn'));
  }
  next = true;
  await discard(ada);
  await Promise.all([ada, bea].map((person) => bar(person).waitFor()));
  await bar(ada).waitFor({ state: 'detached' });
  await select(bea, 3);
  await act(bea)(/^Snap card 4/);
  await bea.until(({ busy }) => busy);
  next = false;
  const all = /** @type {(() => void)[]} */ (held ?? []);
  held = null;
  for (const send of all) send();
  // The prompt says so until the next update.
  await bea.page.waitForFunction(() =>
    /** @type {any} */ (window).prompts.some((/** @type {string} */ text) =>
      /Too late by \d.*: the card stays hidden, and costs nothing/.test(text),
    ),
  );
  assert.equal((await own(bea)).length, 4);
  assert(!(await ada.page.locator('#polite').innerText()).includes('Bea throws'));
});

story('sealed answers stay sealed until all have answered', async (site) => {
  const [first, second] = await table(site, 'sealed');
  assert(first && second);
  await discard(first);
  await bar(first).waitFor();
  await act(second)(/^No snap/);
  await second.until(({ status }) => /You are next: you can choose already/.test(status));
  const no = (await second.see()).groups.Actions?.find(({ name }) => name === 'No snap');
  assert.equal(no?.off, true);
  const players = first.page.getByRole('list', { name: 'Players' });
  assert.doesNotMatch(await players.innerText(), /no snap/);
  await act(first)(/^No snap/);
  await bar(first).waitFor({ state: 'detached' });
  await second.until(({ title }) => title.startsWith('Your turn'));
}, SLOWLY);

/** Sets the aids in the middle of a match. @param {Person} host @param {string} level */
async function aids({ page }, level) {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Link, seats/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Room' });
  const radio = sheet.getByRole('radio', { name: new RegExp(`^${level}`) });
  if (!(await radio.isVisible())) await sheet.locator('summary', { hasText: /clock/i }).click();
  await radio.click();
  await sheet.locator('summary', { hasText: new RegExp(level, 'i') }).waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
}

story('aids: none, marks, notes, recall', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.desktop);
  await lay([ada, bea], 'khamul');
  for (const person of [ada, bea]) {
    await peek(person);
    await putAway(person);
  }
  const peeks = ada.heard().flatMap(({ peeks = [] }) => peeks);
  const [seen] = peeks.flatMap((it) => it.event.cards ?? []);

  // Marks are what everybody has at first.
  const marked = await ada.until(({ groups }) =>
    /you looked/.test(groups['Your cards']?.[0]?.name ?? ''),
  );
  assert.doesNotMatch(marked.groups['Your cards']?.[2]?.name ?? '', /looked/);
  await bea.page.locator('main [title^="Ada looked"]').first().waitFor();

  await aids(ada, 'No memory help');
  for (const person of [ada, bea]) {
    await person.until(({ groups }) =>
      (groups['Your cards'] ?? []).every(({ name }) => !/looked/.test(name)),
    );
    assert.equal(await person.page.locator('main [title*=" looked "]').count(), 0);
  }

  // A note is there for who wrote it, and for nobody else.
  await aids(ada, 'Notes');
  await select(ada, 0);
  const note = ada.page.getByRole('textbox', { name: 'Note on 1' });
  await note.fill('xyzzy');
  await note.press('Enter');
  const noted = (/** @type {Sight} */ { groups }) =>
    /your note: xyzzy/.test(groups['Your cards']?.[0]?.name ?? '');
  await ada.until(noted);
  await ada.page.reload();
  await ada.until(noted);
  assert(!bea.frames.some(({ text }) => text.includes('xyzzy')), 'nobody else is sent it');

  // Recall says what was seen, to who saw it.
  await aids(ada, 'Recall');
  const known = await ada.until(({ groups }) =>
    /you know: /.test(groups['Your cards']?.[0]?.name ?? ''),
  );
  assert.doesNotMatch(known.groups['Your cards']?.[2]?.name ?? '', /you know/);
  const recalled =
    ada.heard().at(-1).aids?.recall ?? ada.heard().findLast((it) => it.aids)?.aids.recall;
  assert.equal(recalled[0], seen);
  const theirs = () => bea.heard().findLast((it) => it.aids)?.aids.recall ?? [];
  await bea.told(() => theirs().length === 4);
  const others = theirs();
  assert(others.every((/** @type {string | null} */ card) => card !== seen));
});
