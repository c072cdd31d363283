// The connection breaks, the server goes away: the table is the same after it.
import assert from 'node:assert/strict';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { GAMES, lay, playMoves } from './support/table.mjs';

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
  const ada = await site.person('Ada', SCREENS.phone, { worker: true });
  const bea = await site.person('Bea', SCREENS.desktop);
  const path = await lay([ada], game, { bots: 2, options: GAMES[game].long, watch: [bea] });
  await bea.page.getByText('You are watching').waitFor();
  await playMoves(ada, game, 1);
  const seen = (/** @type {Person} */ it) =>
    Math.max(...it.heard().map(({ type, seq }) => (type === 'update' ? seq : 0)));
  await bea.told(() => seen(bea) >= seen(ada));
  return { ada, bea, path };
}

/**
 * The strip that says that the line is broken.
 * @param {Person} person
 * @param {string | RegExp} text
 */
function strip({ page }, text) {
  return page.getByRole('status').filter({ hasText: text });
}

/**
 * Does what brings the line back, and waits until the page has it and the table.
 * @param {Person[]} people
 * @param {() => Promise<unknown>} back
 */
async function reconnect(people, back) {
  const updates = (/** @type {Person} */ it) =>
    it.heard().filter(({ type }) => type === 'update').length;
  const before = people.map(updates);
  await back();
  for (const [at, person] of people.entries()) {
    await person.page.getByText('connected', { exact: true }).waitFor();
    await person.told(() => updates(person) > (before[at] ?? 0));
  }
}

/** Presses until a move is on its way. @param {Person} person @param {Game} game */
async function playOnce(person, game) {
  const hands = new Pointer(person);
  const before = person.plays();
  const tried = new Set();
  for (;;) {
    const sight = await person.see();
    if (sight.busy || person.plays() > before) return;
    const control = GAMES[game].player(sight, tried);
    if (control) await hands.use(control);
    await person.changed(sight, 1_500);
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
  await person.told(() => moves(person, seat) >= count);
  assert.equal(moves(person, seat), count);
}

/** Goes offline, and waits until the page says so. @param {Person} person */
async function goOffline(person) {
  person.expects(BROKEN);
  await person.context.setOffline(true);
  await strip(person, 'Connection lost. Reconnecting…').waitFor();
}

/** @param {Person} person */
async function goOnline(person) {
  await reconnect([person], () => person.context.setOffline(false));
}

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
  await playMoves(ada, 'kartu-sama', 0);
  await moved(bea, 0, sofar + 1);

  // When it is known: it waits, and that is said.
  await goOffline(ada);
  await playOnce(ada, 'kartu-sama');
  await strip(ada, /Will be sent when you are back online: (play [^ ]*[♣♦♥♠★]|draw)/).waitFor();
  assert.equal((await ada.see()).busy, true);
  await goOnline(ada);
  await playMoves(ada, 'kartu-sama', 0);
  await moved(bea, 0, sofar + 2);

  // It can be taken back.
  const before = await ada.see();
  const plays = ada.plays();
  await goOffline(ada);
  await playOnce(ada, 'kartu-sama');
  await ada.page.getByRole('button', { name: 'Take it back' }).click();
  await goOnline(ada);
  const after = await ada.until(({ busy }) => !busy);
  assert.equal(after.status, before.status);
  assert.equal(ada.plays(), plays, 'it is not sent');
  await moved(bea, 0, sofar + 2);
});

story('the server is killed, and comes back: the table is the same', async (site) => {
  const { ada, bea } = await midRound(site, 'krass-kariert');
  const before = await Promise.all([ada.see(), bea.see()]);
  for (const person of [ada, bea]) person.expects(BROKEN);
  await site.server.end('SIGKILL');
  await Promise.all([ada, bea].map((it) => strip(it, 'Connection lost. Reconnecting…').waitFor()));
  assert.deepEqual(table(await ada.see()), table(before[0]));
  await reconnect([ada, bea], () => site.server.restart());
  assert.deepEqual(table(await ada.see()), table(before[0]));
  assert.deepEqual(table(await bea.see()), table(before[1]));
  await playMoves(ada, 'krass-kariert', 1);
});

story('the server is stopped: the table is saved, and is the same afterwards', async (site) => {
  const { ada, bea } = await midRound(site, 'ktu');
  const before = await ada.see();
  for (const person of [ada, bea]) person.expects(BROKEN);
  await site.server.end('SIGTERM');
  await Promise.all([ada, bea].map((it) => strip(it, 'Table saved, reconnecting…').waitFor()));
  await reconnect([ada, bea], () => site.server.restart());
  assert.deepEqual(table(await ada.see()), table(before));
  await playMoves(ada, 'ktu', 1);
});
