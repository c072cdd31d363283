// Seats: their links, who watches, who takes over from a bot, who comes late.
import assert from 'node:assert/strict';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { finishRound, lay, playRound, scores, seatLink } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** @typedef {import('./support/person.mjs').Sight} Sight */

/** A hand as it is read out. @param {Person} person */
async function hand(person) {
  return (await person.see()).groups['Your hand']?.map(({ name }) => name);
}

story('the link of a seat plays on that seat, and does not stay in the address', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  await lay([ada], 'kartu-sama', { bots: 1 });
  await ada.until(({ title }) => title.startsWith('Your turn'));
  const link = await seatLink(ada);
  const key = decodeURIComponent(link.split('#seat=')[1] ?? '');

  const phone = await site.person('Cleo', SCREENS.phone);
  await phone.page.goto(link);
  await phone.until(({ title, groups }) => /^Your turn/.test(title) && 'Your hand' in groups);
  assert.equal(new URL(phone.page.url()).hash, '');
  const address = await phone.page.evaluate(() => [
    location.href,
    document.documentElement.innerHTML,
  ]);
  assert(!address.join().includes(key), 'the key is nowhere on the page');
  assert.deepEqual(await hand(phone), await hand(ada));

  // It is the same seat, and nobody new.
  const before = await hand(ada);
  await playRound(
    phone,
    'kartu-sama',
    new Pointer(phone),
    ({ title }) => !/^Your turn/.test(title),
  );
  // Who draws one and plays one holds as many as before, and others.
  const held = JSON.stringify(before);
  const cards = (/** @type {Sight} */ { groups }) => groups['Your hand']?.map(({ name }) => name);
  await ada.until((sight) => JSON.stringify(cards(sight)) !== held);
  await playRound(ada, 'kartu-sama', new Pointer(ada));
  await phone.until(({ over }) => over !== '');
  assert.deepEqual(Object.values(await scores(phone)), Object.values(await scores(ada)));
  assert.equal(Object.keys(await scores(ada)).length, 2);

  // A browser that knows the seat finds it without the link.
  await phone.page.goto(link.replace(/#.*/, ''));
  await phone.page.getByRole('heading', { name: /is over/ }).waitFor();
});

/** @param {unknown} json @param {RegExp} card */
function cardsIn(json, card) {
  return new Set(JSON.stringify(json).match(new RegExp(`(?<=")${card.source}(?=")`, 'g')) ?? []);
}

/** The updates that somebody heard while the round was played. @param {Person} person */
function updates(person) {
  return person.heard().filter(({ type, view }) => type === 'update' && view.phase === 'playing');
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
  assert.deepEqual(Object.keys((await bea.see()).groups), []);
  await playRound(ada, 'kartel', new Pointer(ada));
  await bea.until(({ over }) => over !== '');
  assert.deepEqual(await scores(bea), await scores(ada));

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
  await lay([ada], 'khamul', { bots: 1, options: { turn_limit: 4 }, watch: [bea] });
  await bea.page.getByText('You are watching').waitFor();
  await playRound(ada, 'khamul', new Pointer(ada));
  await bea.until(({ over }) => over !== '');

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

story('who watches takes over from a bot, and sees no card that was the bot’s', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.phone);
  const path = await lay([ada], 'ktu', { bots: 1, options: { turn_limit: 10 } });
  await bea.page.goto(path);
  await bea.page.getByText('to play from the next round').waitFor();
  await new Pointer(bea).press(bea.page.getByRole('button', { name: 'Sit down as “Bea”' }));
  await bea.page.getByText('A bot finishes this one').waitFor();
  await finishRound([ada], path);
  assert.deepEqual(Object.keys((await bea.see()).groups), []);
  updates(bea).forEach(nothingOwn);
  for (const { page } of [ada, bea]) await page.getByRole('button', { name: 'Play again' }).click();
  await bea.page.getByRole('group', { name: 'Actions' }).waitFor();
  await Promise.all([finishRound([ada], path), playRound(bea, 'ktu', new Pointer(bea))]);
  assert.deepEqual(Object.keys(await scores(ada)).sort(), ['Ada', 'Bea']);
});

story('a room may have a door', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.phone);
  const path = await lay([ada], 'ktu', { begin: false });
  await ada.page.getByText('No clock, no chat').click();
  await ada.page.getByRole('checkbox', { name: /^Door/ }).check();
  await bea.page.goto(path);
  const hands = new Pointer(bea);
  const knocks = async () => {
    await hands.press(bea.page.getByRole('button', { name: 'Knock as “Bea”' }));
    await bea.page.getByText('You are at the door.').waitFor();
  };
  await knocks();
  await ada.page.getByRole('button', { name: 'Turn away Bea' }).click();
  await bea.page.getByText('The host did not let you in.').first().waitFor();
  await knocks();
  // Who loads the page again waits on.
  await bea.page.reload();
  await bea.page.getByText('You are at the door.').waitFor();
  await ada.page.getByRole('button', { name: 'Let in Bea' }).click();
  await bea.page.getByRole('button', { name: 'Leave the table' }).waitFor();
});

story('who comes late plays in the next match', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.desktop);
  const cleo = await site.person('Cleo', SCREENS.phone);
  const path = await lay([ada, bea], 'ktu', { options: { turn_limit: 10 } });
  await cleo.page.goto(path);
  await cleo.page.getByText('play from the next match on').waitFor();
  await new Pointer(cleo).press(cleo.page.getByRole('button', { name: 'Sit down as “Cleo”' }));
  await cleo.page.getByText('You sit, and play from the next match on.').waitFor();
  assert.deepEqual(Object.keys((await cleo.see()).groups), []);
  await finishRound([ada, bea], path);
  for (const { page } of [ada, bea, cleo]) {
    await page.getByRole('button', { name: 'Play again' }).click();
  }
  for (const person of [ada, bea, cleo]) {
    await person.until(({ over, groups }) => over === '' && 'Actions' in groups);
  }
  assert.equal((await hand(cleo))?.length, 7);
  await Promise.all([finishRound([ada, bea], path), playRound(cleo, 'ktu', new Pointer(cleo))]);
  assert.deepEqual(Object.keys(await scores(bea)).sort(), ['Ada', 'Bea', 'Cleo']);
});
