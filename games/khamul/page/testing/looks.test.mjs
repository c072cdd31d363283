// Khamul: what was looked at is shown once.
import assert from 'node:assert/strict';
import { Pointer } from '../../../../web/e2e/support/hands.mjs';
import { SCREENS } from '../../../../web/e2e/support/site.mjs';
import { story } from '../../../../web/e2e/support/story.mjs';
import { lay, playRound } from '../../../../web/e2e/support/table.mjs';

/** @typedef {import('../../../../web/e2e/support/person.mjs').Person} Person */

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

/** Turns up the first two cards, as everyone must. @param {Person} person */
async function peek(person) {
  await person.until(({ groups }) => (groups['Your cards'] ?? []).length === 4);
  await select(person, 0);
  await select(person, 1);
  const up = await person.until(({ groups }) => FACE.test(groups['Your cards']?.[0]?.name ?? ''));
  return up.groups['Your cards']?.flatMap(({ name }) => FACE.exec(name)?.[1] ?? []) ?? [];
}

story('what was looked at is shown once, and never sent again', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.phone);
  const path = await lay([ada, bea], 'khamul', { options: { turn_limit: 6 } });
  const { page } = ada;
  const faces = await peek(ada);
  assert.equal(faces.length, 2);
  // Until she has looked, a page that is loaded again shows them again.
  await page.reload();
  await page.getByRole('button', { name: 'Hide them' }).waitFor();
  assert.deepEqual(
    (await own(ada)).flatMap((name) => FACE.exec(name)?.[1] ?? []),
    faces,
  );
  await act(ada)(/^Hide/);
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
  assert.equal(await page.getByRole('button', { name: 'Hide them' }).count(), 0);
  assert((await own(ada)).every((name) => !FACE.test(name)));
  const tab = ada.tab(await ada.context.newPage());
  await tab.page.goto(path);
  await tab.page.getByRole('group', { name: 'Your cards' }).waitFor();
  assert((await own(tab)).every((name) => !FACE.test(name)));
  await tab.page.close();
  // Each draws and puts away twice.
  const discards = () => ada.heard().findLast(({ type }) => type === 'update').view.discard.length;
  const enough = () => discards() >= 4;
  await Promise.all([ada, bea].map((it) => playRound(it, 'khamul', new Pointer(it), enough)));
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
  assert(
    later.some(({ type }) => type === 'update'),
    'the round goes on',
  );
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
