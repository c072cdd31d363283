// What who watches or takes over from a bot must not be sent.
import assert from 'node:assert/strict';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { finishRound, lay, playRound, say, scores, takeSeat } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** @param {unknown} json @param {RegExp} card */
function cardsIn(json, card) {
  return new Set(JSON.stringify(json).match(new RegExp(`(?<=")${card.source}(?=")`, 'g')) ?? []);
}

/** The updates that somebody heard while the round was played. @param {Person} person */
function updates(person) {
  return person.heard().filter(({ type, view }) => type === 'update' && view.phase === 'playing');
}

/** Waits until one was sent all that the other was. @param {Person} one @param {Person} other */
async function sawAll(one, other) {
  const last = updates(other).at(-1)?.seq;
  await one.told(() => updates(one).at(-1)?.seq >= last);
}

/** What a spectator is never sent. @param {any} update */
function nothingOwn({ legal, peeks, queued, told, aids, window }) {
  assert.deepEqual([legal, peeks, queued], [[], [], []]);
  for (const batch of told) assert.deepEqual(batch.you, []);
  assert.deepEqual(aids ? [aids.notes, aids.recall] : [[], []], [[], []]);
  assert.deepEqual(window?.choices ?? [], []);
}

story('who watches sees no hand, and is sent none', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const bea = await site.person('Bea', SCREENS.desktop);
  await lay([ada], 'kartel', { bots: 3, watch: [bea] });
  await bea.page.getByText('You are watching').waitFor();
  await playRound(ada, 'kartel', new Pointer(ada), ({ groups }) => {
    return (groups['Your hand']?.length ?? 0) < 9;
  });
  await sawAll(bea, ada);
  assert.deepEqual(Object.keys((await bea.see()).groups), []);

  const card = /[2-8WKQGZ][ogkbr]/;
  const seen = updates(bea);
  assert(cardsIn(seen.at(-1)?.view.played, card).size > 0, 'cards were played');
  for (const update of seen) {
    nothingOwn(update);
    // Whatever cards there are, they were played by now.
    const open = cardsIn(update.view.played, card);
    for (const it of cardsIn(update, card))
      assert(open.has(it), `${it} is hidden at ${update.seq}`);
  }
  // The same for a seat: but for its own hand, and in the same words.
  for (const update of updates(ada)) {
    const own = cardsIn(update.view.hands[0], card);
    const open = cardsIn([update.view.played, update.view.hands[0]], card);
    for (const it of cardsIn([update.view, update.told], card)) assert(open.has(it));
    const same = seen.find(({ seq }) => seq === update.seq);
    if (!same) continue;
    assert.deepEqual({ ...same.view, hands: [] }, { ...update.view, hands: [] });
    assert.equal(same.view.hands[0], own.size);
  }
});

story('who watches Khamul is sent nothing that lies face down', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.desktop);
  await lay([ada], 'khamul', { bots: 1, watch: [bea] });
  await bea.page.getByText('You are watching').waitFor();
  // Both have drawn and put away.
  await playRound(ada, 'khamul', new Pointer(ada), () => {
    return (updates(ada).at(-1)?.view.discard.length ?? 0) >= 2;
  });
  await sawAll(bea, ada);

  const card = /[A2-9TJQK][cdhs]/;
  const own = ada.heard().flatMap(({ peeks }) => peeks ?? []);
  assert(cardsIn(own, card).size >= 2, 'Ada has looked at two cards');
  // All that is public in the order in which it became so: discards, and throws that were wrong.
  const open = new Set();
  for (const update of updates(bea)) {
    nothingOwn(update);
    for (const it of cardsIn(
      [update.view.discard, update.told.map((/** @type {any} */ it) => it.all)],
      card,
    )) {
      open.add(it);
    }
    assert(update.view.rows.every(Number.isInteger));
    if (update.view.in_hand?.from === 'draw') assert.equal(update.view.in_hand.card, null);
    for (const it of cardsIn({ ...update, told: [] }, card)) assert(open.has(it), it);
  }
});

story('who takes over a bot’s cards plays on, and who comes after a person sees none', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const [bea, cem] = [await site.person('Bea', SCREENS.phone), await site.person('Cem', SCREENS.phone)];
  const path = await lay([ada], 'ktu', { bots: 1, options: { turn_limit: 10 } });
  await bea.page.goto(path);
  await bea.page.getByText('play on with its cards').waitFor();
  await new Pointer(bea).press(bea.page.getByRole('button', { name: 'Sit down as “Bea”' }));
  await bea.until(({ groups }) => 'Your hand' in groups);
  await takeSeat(bea, path);
  await say(bea, path, { type: 'leave' });

  await cem.page.goto(path);
  await new Pointer(cem).press(cem.page.getByRole('button', { name: 'Sit down as “Cem”' }));
  await cem.page.getByText('A bot finishes this round').waitFor();
  await finishRound([ada], path);
  assert.deepEqual(Object.keys((await cem.see()).groups), []);
  updates(cem).forEach(nothingOwn);
  for (const { page } of [ada, cem]) await page.getByRole('button', { name: 'Play again' }).click();
  await cem.page.getByRole('group', { name: 'Actions' }).waitFor();
  await takeSeat(cem, path);
  await finishRound([ada, cem], path);
  assert.deepEqual(Object.keys(await scores(ada)).sort(), ['Ada', 'Cem']);
});
