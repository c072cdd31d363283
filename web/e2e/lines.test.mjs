// The line breaks, the page is loaded again, the server goes away: the table is the same after it.
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { Pointer } from './support/hands.mjs';
import { players } from './support/players.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { addBots, create, movesSent, playRound, seatLink, start } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/person.mjs').Sight} Sight */
/** @typedef {import('./support/table.mjs').Game} Game */

/** What a browser says of lines that cannot be opened while there is no network or no server. */
const BROKEN = /WebSocket connection to|net::ERR_|Failed to load resource/;

/** What is the same after a line was broken: everything but what is in one's own hands. */
function table(/** @type {Sight} */ { title, status, groups }) {
  const names = Object.entries(groups).map(([group, all]) => [group, all.map(({ name }) => name)]);
  return { title, status, groups: Object.fromEntries(names) };
}

/**
 * A match of Ada and two bots in the middle of a round, in which it is her turn; Bea watches.
 * @param {import('./support/site.mjs').Site} site
 * @param {Game} game
 */
async function midRound(site, game) {
  // Whoever has two reserve cards cannot lose a round of Krass Kariert before the third turn.
  const before = game === 'krass-kariert' ? 1 : 2;
  const ada = await site.person('Ada', SCREENS.phone);
  const bea = await site.person('Bea', SCREENS.desktop);
  const path = await create(ada, game);
  await bea.page.goto(path);
  await addBots(ada, 2);
  await start([ada]);
  await bea.page.getByText('You are watching').waitFor();
  await turns(ada, game, before);
  const seen = (/** @type {Person} */ it) =>
    Math.max(...it.heard().map(({ type, seq }) => (type === 'update' ? seq : 0)));
  await bea.frame(() => seen(bea) >= seen(ada));
  return { ada, bea, path };
}

/** Makes so many moves, and waits for the next turn. @param {Person} person @param {Game} game */
async function turns(person, game, /** @type {number} */ count) {
  const before = movesSent(person);
  const over = await playRound(person, game, new Pointer(person), ({ title, busy }) => {
    return title.startsWith('Your turn') && !busy && movesSent(person) >= before + count;
  });
  assert.equal(over, '', 'the round is not over yet');
}

/** The strip that says that the line is broken. @param {Person} person @param {string} text */
function strip({ page }, text) {
  return page.getByRole('status').filter({ hasText: text });
}

/** Waits until the line is there. @param {Person} person */
async function connected({ page }) {
  await page.getByText('connected', { exact: true }).waitFor();
}

story('a page that is loaded again shows the same table', async (site) => {
  const { ada, bea } = await midRound(site, 'kartu-sama');
  for (const person of [ada, bea]) {
    const before = await person.see();
    await person.page.reload();
    await person.page.getByRole('list', { name: 'Players' }).waitFor();
    assert.deepEqual(table(await person.see()), table(before));
  }
  await playRound(ada, 'kartu-sama', new Pointer(ada));
});

story('two tabs on one seat stay the same', async (site) => {
  const { ada, path } = await midRound(site, 'ktu');
  const other = ada.tab(await ada.context.newPage());
  await other.page.goto(path);
  await other.page.getByRole('group', { name: 'Actions' }).waitFor();
  assert.deepEqual(table(await other.see()), table(await ada.see()));
  // What one tab plays, the other sees.
  for (const [tab, twin] of [
    [other, ada],
    [ada, other],
  ]) {
    if (!tab || !twin) continue;
    await turns(tab, 'ktu', 1);
    const { groups, title } = table(await tab.see());
    const same = (/** @type {Sight} */ sight) =>
      isDeepStrictEqual(table(sight).groups['Your hand'], groups['Your hand']);
    await twin.until((sight) => sight.title === title && same(sight));
  }
});

/** Presses what there is to press, up to one move. @param {Person} person */
async function playOnce(person, /** @type {Game} */ game) {
  const player = players[game];
  const hands = new Pointer(person);
  const tried = new Set();
  for (;;) {
    const sight = await person.see();
    const control = player?.(sight, tried);
    if (!control) throw new Error('there is nothing to play');
    await hands.use(control);
    // In Kartu Sama one tap plays a card; a joker is asked about once more.
    const plays = game === 'kartu-sama' && !/joker/i.test(control.name);
    if (control.group === 'Actions' || plays) return;
    await person.change(sight);
  }
}

/** The moves of a seat, as somebody who watches was told them. @param {Person} person */
function moves(person, /** @type {number} */ seat) {
  const updates = person.heard().filter(({ type }) => type === 'update');
  // What is told again after a broken line has the same number.
  const told = new Map(updates.flatMap(({ told }) => told).map((batch) => [batch.seq, batch.all]));
  const own = [...told.values()].flat().filter((event) => event.seat === seat);
  return own.filter(({ type }) => type === 'played' || type === 'drew').length;
}

/** Fails unless a seat has moved so often, as who watches was told. @param {Person} person */
async function moved(person, /** @type {number} */ seat, /** @type {number} */ count) {
  await person.frame(() => moves(person, seat) >= count);
  assert.equal(moves(person, seat), count);
}

/** Goes offline, and waits until the page says so. @param {Person} person */
async function goOffline(person) {
  person.expects(BROKEN);
  await person.context.setOffline(true);
  await strip(person, 'The line broke. Reconnecting…').waitFor();
}

/** @param {Person} person */
async function goOnline(person) {
  await person.context.setOffline(false);
  await connected(person);
}

story('offline for ten seconds: it shows, and comes back by itself', async (site) => {
  const { ada } = await midRound(site, 'kartu-sama');
  const before = await ada.see();
  const gone = Date.now();
  await goOffline(ada);
  assert(Date.now() - gone < 10_000, `it took ${Date.now() - gone} ms until it showed`);
  assert.deepEqual(table(await ada.see()), table(before), 'the table stays in sight');
  await ada.page.waitForTimeout(Math.max(0, 10_000 - (Date.now() - gone)));
  await goOnline(ada);
  assert.deepEqual(table(await ada.see()), table(before));
  await playRound(ada, 'kartu-sama', new Pointer(ada));
});

story('a move that was pressed without a line is played once', async (site) => {
  const { ada, bea } = await midRound(site, 'kartu-sama');
  ada.expects(BROKEN);
  const sofar = moves(bea, 0);

  // Before anybody knows that the line is broken: it goes out, and is lost.
  await ada.context.setOffline(true);
  await playOnce(ada, 'kartu-sama');
  await strip(ada, 'Reconnecting…').waitFor();
  await goOnline(ada);
  await ada.until(({ busy }) => !busy);
  await turns(ada, 'kartu-sama', 0);
  await moved(bea, 0, sofar + 1);

  // When it is known: it waits, and that is said.
  await goOffline(ada);
  await playOnce(ada, 'kartu-sama');
  await strip(ada, 'will be sent when the line is back').waitFor();
  assert.equal((await ada.see()).busy, true);
  await goOnline(ada);
  await turns(ada, 'kartu-sama', 0);
  await moved(bea, 0, sofar + 2);

  // It can be taken back.
  const before = await ada.see();
  await goOffline(ada);
  await playOnce(ada, 'kartu-sama');
  await ada.page.getByRole('button', { name: 'Take it back' }).click();
  await goOnline(ada);
  const after = await ada.until(({ busy }) => !busy);
  assert.equal(after.status, before.status);
  await moved(bea, 0, sofar + 2);
});

story('a move that no longer fits is not sent, and that is said', async (site) => {
  const { ada, bea } = await midRound(site, 'kartu-sama');
  // Ada's phone has no network any more; she goes on at another device.
  const sofar = moves(bea, 0);
  const seat = await seatLink(ada);
  const other = await site.person('Ada elsewhere', SCREENS.desktop);
  await other.page.goto(seat);
  await other.until(({ title, groups }) => /^Your turn/.test(title) && 'Your hand' in groups);
  await goOffline(ada);
  await playOnce(ada, 'kartu-sama');
  await playOnce(other, 'kartu-sama');
  await turns(other, 'kartu-sama', 0);
  await moved(bea, 0, sofar + 1);
  await goOnline(ada);
  await ada.page
    .locator('#app')
    .getByText(/was not sent: the table changed/)
    .waitFor();
  await moved(bea, 0, sofar + 1);
  const same = await ada.until(({ title, busy }) => title.startsWith('Your turn') && !busy);
  await other.until(({ status }) => status === same.status);
});

story('the server is killed, and comes back: the table is the same', async (site) => {
  const { ada, bea } = await midRound(site, 'krass-kariert');
  const before = await Promise.all([ada.see(), bea.see()]);
  for (const person of [ada, bea]) person.expects(BROKEN);
  await site.server.end('SIGKILL');
  await Promise.all([ada, bea].map((it) => strip(it, 'The line broke. Reconnecting…').waitFor()));
  assert.deepEqual(table(await ada.see()), table(before[0]));
  await site.server.restart();
  await Promise.all([ada, bea].map(connected));
  assert.deepEqual(table(await ada.see()), table(before[0]));
  assert.deepEqual(table(await bea.see()), table(before[1]));
  await playRound(ada, 'krass-kariert', new Pointer(ada));
});

story('the server is stopped: the table is saved, and is the same afterwards', async (site) => {
  const { ada, bea } = await midRound(site, 'ktu');
  const before = await ada.see();
  for (const person of [ada, bea]) person.expects(BROKEN);
  await site.server.end('SIGTERM');
  await Promise.all([ada, bea].map((it) => strip(it, 'Table saved, reconnecting…').waitFor()));
  await site.server.restart();
  await Promise.all([ada, bea].map(connected));
  assert.deepEqual(table(await ada.see()), table(before));
  await turns(ada, 'ktu', 1);
});
