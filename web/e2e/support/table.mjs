// From the front page to the end of a round.
import assert from 'node:assert/strict';
import { Keys, Pointer } from './hands.mjs';
import { GAMES } from './games.mjs';
import { drawn, PATIENCE, until } from './wait.mjs';

/** @typedef {import('./person.mjs').Person} Person */
/** @typedef {import('./person.mjs').Sight} Sight */

/** More presses than any round has here. */
const PRESSES_MAX = 1_500;

/** How long a tap may take until the page has noticed it, in milliseconds. */
const SETTLE_WITHIN = 1_500;

/** @typedef {import('./games.mjs').Game} Game */
/** @typedef {import('./games.mjs').Options} Options */

export { GAMES };

/** There, though the screen may be too small to show it. */
export const DRAWN = /** @type {const} */ ({ state: 'attached' });

/**
 * Asks the server for something; gives its answer.
 * @param {Person} person
 * @param {string} path
 * @param {unknown} body
 * @param {string} [key] Of the person's seat.
 */
async function ask({ url }, path, body, key) {
  const headers = {
    'content-type': 'application/json',
    ...(key && { authorization: `Bearer ${key}` }),
  };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  assert(answer.ok, `${path}: ${answer.status} ${answer.ok || (await answer.text())}`);
  return answer.json();
}

/**
 * @typedef {object} Laid How a table is laid.
 * @property {number} [bots]
 * @property {Options} [options] Of the game.
 * @property {Record<string, string | boolean>} [settings] Of the room, such as its clock.
 */

/**
 * Seats people in a new room by the protocol, the host first; gives the room's name, their keys, and
 * what the host can do there.
 * @param {Person[]} people
 * @param {Game} game
 * @param {Laid} laid
 */
async function seat(people, game, { bots = 0, options = {}, settings }) {
  const [host, ...guests] = people;
  assert(host);
  const { key, room } = await ask(host, '/api/rooms', { game, name: host.name });
  const api = `/api/rooms/${room.room}`;
  const order = (/** @type {object} */ body) => ask(host, api, body, key);
  const keys = [key];
  for (const guest of guests) {
    keys.push((await ask(guest, api, { type: 'sit', name: guest.name })).key);
  }
  for (let bot = 0; bot < bots; bot += 1) await order({ type: 'add_bot', level: 'novice' });
  for (const [name, value] of Object.entries(options)) await order({ type: 'option', name, value });
  if (settings) await order({ type: 'settings', settings });
  return { room: room.room, keys, order };
}

/**
 * Has somebody's seat say something to a room, past the page.
 * @param {Person} person
 * @param {string} path The room's, as `lay` gave it.
 * @param {object} body
 */
export function say(person, path, body) {
  return ask(person, `/api/rooms/${path.replace('/r/', '')}`, body, person.key);
}

/**
 * Lets bots play a match to its end, all by the protocol; gives the room's path and the host's key.
 * @param {Person} host
 * @param {Game} game
 * @param {Laid} laid
 */
export async function finish(host, game, laid) {
  const { room, keys, order } = await seat([host], game, laid);
  await order({ type: 'start' });
  await order({ type: 'delegate', on: true });
  await matchEnds(host, `/r/${room}`, () => order({ type: 'start' }));
  return { path: `/r/${room}`, key: keys[0] };
}

/**
 * Waits until bots have played a match to its end.
 * @param {Person} host
 * @param {string} path The room's.
 * @param {() => Promise<unknown>} start Begins the next round, as the host does.
 */
async function matchEnds({ url }, path, start) {
  await until(`the match at ${path} does not end`, async () => {
    const { stage } = await (await fetch(`${url}/api/rooms/${path.replace('/r/', '')}`)).json();
    if (stage === 'round_over') await start();
    return stage === 'match_over';
  }, { within: 2 * PATIENCE });
}

/**
 * Lets bots play for these people, the host first, until the match is over on their pages.
 * @param {Person[]} people
 * @param {string} path The room's.
 */
export async function finishMatch(people, path) {
  const [host] = people;
  assert(host);
  for (const person of people) await say(person, path, { type: 'delegate', on: true });
  // At an open table the clock may begin a round sooner.
  await matchEnds(host, path, () => say(host, path, { type: 'start' }).catch(() => {}));
  for (const { page } of people) {
    await page.getByRole('link', { name: 'Replay', exact: true }).waitFor();
  }
}

/**
 * Plays people's seats to the end of the match, past their pages: always the first legal move. The
 * first begins its rounds.
 * @param {Person[]} people
 * @param {string} path The room's.
 */
export async function playOut(people, path) {
  const play = async (/** @type {Person} */ person, /** @type {number} */ at) => {
    await takeSeat(person, path);
    const seat = { room: path.replace('/r/', ''), key: person.key, begins: at === 0 };
    await person.page.evaluate(playFirst, seat);
  };
  await Promise.all(people.map(play));
}

/** Runs in the page. @param {{ room: string, key: string, begins: boolean }} seat */
function playFirst({ room, key, begins }) {
  const api = `/api/rooms/${room}`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  return new Promise((done, fail) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}${api}/play`);
    const send = (/** @type {object} */ message) => socket.send(JSON.stringify(message));
    socket.onopen = () => send({ type: 'hello', protocol: 2, key, seen: null, language: 'en' });
    socket.onclose = fail;
    socket.onmessage = ({ data }) => {
      const { type, room, match, seq, legal } = JSON.parse(data);
      if (type === 'update' && legal.length > 0) send({ type: 'play', match, seq, move: legal[0] });
      if (type !== 'room') return;
      const start = { method: 'POST', headers, body: '{"type":"start"}' };
      if (begins && room.stage === 'round_over') fetch(api, start).catch(fail);
      if (room.stage !== 'match_over') return;
      socket.onclose = done;
      socket.close();
    };
  });
}

/**
 * Lets bots play for these people until the round is over on their pages.
 * @param {Person[]} people
 * @param {string} path The room's.
 */
export async function finishRound(people, path) {
  for (const person of people) await say(person, path, { type: 'delegate', on: true });
  for (const person of people) await person.until(({ over }) => over !== '');
  for (const person of people) await say(person, path, { type: 'delegate', on: false });
}

/**
 * Seats people at a table, the host first, and begins, all by the protocol; gives the room's path.
 * @param {Person[]} people
 * @param {Game} game
 * @param {Laid & { watch?: Person[], begin?: boolean }} [how] Who opens the link and does not sit
 *   down; and whether the match begins.
 */
export async function lay(people, game, { watch = [], begin = true, ...laid } = {}) {
  const { room, keys, order } = await seat(people, game, laid);
  const path = `/r/${room}`;
  const all = [...people, ...watch];
  for (const [at, person] of people.entries()) person.key = keys[at] ?? '';
  const open = async (/** @type {string} */ drawn) => {
    const opened = people.map(({ page }, at) => page.goto(`${path}#seat=${keys[at]}`));
    await Promise.all([...opened, ...watch.map(({ page }) => page.goto(path))]);
    for (const { page } of all) await page.locator(drawn).first().waitFor(DRAWN);
  };
  // Where there are several, all are there before the first move, and are told of it.
  if (!begin || all.length > 1) await open('#seats-title');
  if (!begin) return path;
  await order({ type: 'start' });
  if (all.length === 1) await open('main .table .prompt');
  for (const { page } of all) await page.locator('main .table .prompt').first().waitFor(DRAWN);
  return path;
}

/** Opens a game's box on the front page. @param {Person} person @param {Game} game */
export function openBox({ page }, game) {
  return page.locator(`.games .box[data-game="${game}"]`).click();
}

/**
 * Creates a room by one press on the front page, and gives its path.
 * @param {Person} host
 * @param {Game} game
 * @param {Pointer | Keys} [hands]
 */
export async function create(host, game, hands = new Pointer(host)) {
  const { page } = host;
  await page.goto('/');
  await openBox(host, game);
  await hands.press(page.getByRole('button', { name: `Invite friends ${GAMES[game].name}`, exact: true }));
  await page.waitForURL('**/r/*');
  await page.getByRole('button', { name: 'Start' }).waitFor();
  return new URL(page.url()).pathname;
}

/**
 * Opens a room's link and sits down by one press.
 * @param {Person} guest
 * @param {string} path
 * @param {Pointer | Keys} [hands]
 */
export async function join(guest, path, hands = new Pointer(guest)) {
  const { page } = guest;
  await page.goto(path);
  await hands.press(page.getByRole('button', { name: `Sit down as “${guest.name}”` }));
  await page.getByRole('button', { name: 'Rename' }).waitFor();
}

/** Makes a key on the page *You*. @param {Person} person */
export async function makeKey({ page }) {
  await page.goto('/you');
  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByText('Your tables, settings and results are kept on the server').waitFor();
}

/** Takes the key of somebody's seat from their browser. @param {Person} person @param {string} path */
export async function takeSeat(person, path) {
  const seats = await person.page.evaluate(() => localStorage.getItem('kartenhaus.seats') ?? '[]');
  const found = JSON.parse(seats).find((/** @type {string[]} */ [room]) => path === `/r/${room}`);
  person.key = found[1];
}

/**
 * Sets a game's options, as the host does.
 * @param {Person} host
 * @param {Record<string, string>} options By name.
 * @param {Pointer | Keys} [hands]
 */
export async function setOptions(host, options, hands = new Pointer(host)) {
  const { page } = host;
  if (Object.keys(options).length === 0) return;
  await hands.press(page.locator('summary', { hasText: 'Standard rules' }));
  for (const [name, value] of Object.entries(options)) {
    await hands.write(page.getByRole('textbox', { name, exact: true }), value);
    const said = page.locator('summary', { hasText: `${name} ${value}` });
    await said.waitFor();
  }
}

/** Follows a link: runs in the page. @param {string} path */
function follow(path) {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Opens the room of a recording, in the seat of one of its clients or as a spectator.
 * @param {Person} person
 * @param {string} recording Its name.
 * @param {string} [client]
 */
export async function visit({ page, playback, url }, recording, client) {
  const played = await playback.add(recording, client);
  assert(played, `${recording} has no such client`);
  const path = `/r/${played.room}${played.key ? `#seat=${played.key}` : ''}`;
  // A page that is there already leads on in half of the time.
  if (page.url().startsWith(url)) await page.evaluate(follow, path);
  else await page.goto(path);
  await playback.greeted;
}

/**
 * Sits down in a scene of a game's folder, as it was recorded: its first seat is a person's.
 * @param {Person} person
 * @param {string} scene Such as `ktu-many`.
 */
export async function scene(person, scene) {
  await visit(person, scene);
  await person.page.locator('main [role=group], main section.over').first().waitFor();
  // A hand is laid out once more when its size is known.
  await drawn(person.page);
}

/**
 * Seats bots.
 * @param {Person} host
 * @param {number} count
 * @param {Pointer | Keys} [hands]
 */
export async function addBots(host, count, hands = new Pointer(host)) {
  const seats = host.page.getByRole('listitem').filter({ hasText: /bot, / });
  for (let bots = 0; bots < count; bots += 1) {
    await hands.press(host.page.getByRole('button', { name: 'Add a bot' }));
    await seats.nth(bots).waitFor();
  }
}

/**
 * Starts the match, and waits until everyone sees the table.
 * @param {Person[]} people The host first.
 * @param {Pointer | Keys} [hands]
 */
export async function start(people, hands) {
  const [host] = people;
  if (!host) return;
  // What was asked for before is done.
  const ready = host.page.locator('footer button:not([aria-disabled=true])', { hasText: 'Start' });
  await ready.waitFor();
  await (hands ?? new Pointer(host)).press(host.page.getByRole('button', { name: 'Start' }));
  for (const { page } of people) await page.getByRole('group', { name: 'Actions' }).waitFor();
}

/**
 * Plays until the round is over, and gives the heading that says so.
 * @param {Person} person
 * @param {Game} game
 * @param {Pointer | Keys} hands
 * @param {(sight: Sight) => boolean} [enough] Leaves off earlier.
 */
export async function playRound(person, game, hands, enough = () => false) {
  const { player } = GAMES[game];
  let tried = new Set();
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    const sight = await person.see();
    if (sight.over || enough(sight)) return sight.over;
    const control = sight.busy ? null : player(sight, tried);
    if (control) {
      await hands.use(control);
      // A tap reaches the page a moment after it was made; one that changes nothing is left.
      await person.changed(sight, SETTLE_WITHIN);
    } else await person.change(sight);
    if (control?.group === 'Actions') tried = new Set();
  }
  throw new Error(`${person.name}'s round of ${game} does not end`);
}

/**
 * How many moves of somebody were played, and whether the next one is due: by what went over the
 * line, since a page shows a turn for a moment longer than it lasts.
 * @param {Person} person
 */
function played({ frames }) {
  let [moves, due] = [0, false];
  /** @type {number | null} */
  let sent = null;
  for (const { sent: out, data } of frames) {
    if (out && data.type === 'play') sent = data.seq;
    // A page that is not sure whether a move came through sends it again, and is refused then.
    if (!out && data.type === 'refused') sent = null;
    if (out || data.type !== 'update') continue;
    if (sent !== null && data.seq > sent) [sent, moves] = [null, moves + 1];
    due = data.legal.length > 0 && data.window === null;
  }
  return { moves, mine: sent === null && due };
}

/**
 * Plays so many moves, and on to the next turn.
 * @param {Person} person
 * @param {Game} game
 * @param {number} count
 */
export async function playMoves(person, game, count) {
  const wanted = played(person).moves + count;
  const over = await playRound(person, game, new Pointer(person), ({ title, busy }) => {
    const { moves, mine } = played(person);
    return title.startsWith('Your turn') && !busy && mine && moves >= wanted;
  });
  assert.equal(over, '', 'the round is not over yet');
}

/**
 * Types a move where the text line always is: on a desktop.
 * @param {Person} person
 * @param {string} move
 */
export async function type({ page }, move) {
  const line = page.getByRole('combobox', { name: 'Move as text' });
  await line.fill(move);
  await line.press('Enter');
}

/**
 * Plays through the text line until the round is over.
 * @param {Person} person
 * @param {Game} game
 */
export async function typeRound(person, game) {
  const { page } = person;
  const line = page.getByRole('combobox', { name: 'Move as text' });
  await page.keyboard.press(':');
  await line.waitFor();
  const good = (/** @type {string[]} */ moves) =>
    GAMES[game].typed.flatMap((wanted) => moves.find((move) => wanted.test(move)) ?? [])[0];
  for (let moves = 0; moves < PRESSES_MAX; moves += 1) {
    const sight = await person.see();
    if (sight.over) return sight.over;
    const offered = await line.evaluate((field) => {
      const { list } = /** @type {HTMLInputElement} */ (field);
      return [...(list?.options ?? [])].map(({ value }) => value);
    });
    const mine = sight.title.startsWith('Your turn') && !sight.busy;
    // Too many moves are not offered; then the refusal of a bad one says what would work.
    const move = good(offered) ?? (mine ? (good(sight.tries) ?? 'pass') : null);
    if (!move || sight.busy) {
      await person.change(sight);
      continue;
    }
    await page.keyboard.type(move);
    await page.keyboard.press('Enter');
    if (move === 'pass' && mine) await person.change(sight);
  }
  throw new Error(`${person.name}'s round of ${game} does not end`);
}

/**
 * The table of scores after a round: by name, what the round and what all rounds brought.
 * @param {Person} person
 * @returns {Promise<Record<string, string[]>>}
 */
export async function scores(person) {
  const over = person.page.getByRole('region', { name: 'The round is over' });
  const rows = over.locator('table').first().locator('tr:has(th[scope=row])');
  const all = await rows.evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children].map((cell) => cell.childNodes[0]?.textContent?.trim() ?? ''),
    ),
  );
  return Object.fromEntries(
    all.map(([name = '', ...numbers]) => [name === 'You' ? person.name : name, numbers]),
  );
}
