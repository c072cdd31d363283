// From the front page to the end of a round.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { Keys, Pointer } from './hands.mjs';
import { players, typed } from './players.mjs';

/** @typedef {import('./person.mjs').Person} Person */
/** @typedef {import('./person.mjs').Sight} Sight */

/** More presses than any round has here. */
const PRESSES_MAX = 1_500;

/** How long a tap may take until the page has noticed it, in milliseconds. */
const SETTLE_WITHIN = 1_000;

/** The games by id, with the options that keep a round short. */
export const GAMES = /** @type {const} */ ({
  kartel: { name: 'Kartel', options: {} },
  'kartu-sama': { name: 'Kartu Sama', options: {} },
  'krass-kariert': { name: 'Krass Kariert', options: { 'cards each': '7' } },
  khamul: { name: 'Khamul', options: { 'turn limit': '6' } },
  ktu: { name: 'KTU', options: { 'turn limit': '60' } },
});

/** @typedef {keyof typeof GAMES} Game */

/**
 * Creates a room by one press on the front page, and gives its path.
 * @param {Person} host
 * @param {Game} game
 * @param {Pointer | Keys} [hands]
 */
export async function create(host, game, hands = new Pointer(host)) {
  const { page } = host;
  await page.goto('/');
  await hands.press(page.getByRole('button', { name: `Play ${GAMES[game].name}`, exact: true }));
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

/**
 * Chooses a setting of the room by its words, such as `Quick snaps`.
 * @param {Person} host
 * @param {string} name
 * @param {Pointer | Keys} [hands]
 */
export async function choose(host, name, hands = new Pointer(host)) {
  const { page } = host;
  const radio = page.getByRole('radio', { name: new RegExp(`^${name}`) });
  if (!(await radio.isVisible())) {
    await hands.press(page.locator('summary', { hasText: /clock/i }));
  }
  await hands.press(radio);
  await page.locator('summary', { hasText: new RegExp(name, 'i') }).waitFor();
}

/**
 * Sits down in a scene of `e2e/scenes`: its first seat is a person's.
 * @param {Person} person
 * @param {string} scene Such as `ktu-many`.
 */
export async function scene({ page }, scene) {
  const text = await readFile(new URL(`../scenes/${scene}.txt`, import.meta.url), 'utf8');
  const room = /^# room: (\S+)$/m.exec(text)?.[1];
  await page.goto(`/r/${room}#seat=${'0'.repeat(32)}`);
  await page.locator('main [role=group], main h2#after-title').first().waitFor();
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
  const player = players[game];
  assert(player, `nobody can play ${game}`);
  let tried = new Set();
  for (let presses = 0; presses < PRESSES_MAX; presses += 1) {
    const sight = await person.see();
    if (sight.over || enough(sight)) return sight.over;
    const control = sight.busy ? null : player(sight, tried);
    if (control) {
      await hands.use(control);
      // A tap reaches the page a moment after it was made; one that changes nothing is left.
      await person.change(sight, SETTLE_WITHIN).catch(() => {});
    } else await person.change(sight);
    if (control?.group === 'Actions') tried = new Set();
  }
  throw new Error(`${person.name}'s round of ${game} does not end`);
}

/**
 * How many moves somebody has sent. Turns that are seen to begin cannot be counted: where bots are
 * quick, or the page is slow, one follows the other.
 * @param {Person} person
 */
export function movesSent(person) {
  const sent = person.frames.filter((frame) => frame.sent).map(({ text }) => JSON.parse(text));
  return sent.filter(({ type }) => type === 'play').length;
}

/**
 * Plays until the page is as it shall be.
 * @param {Person} person
 * @param {Game} game
 * @param {(more: any) => unknown} wanted Runs in the page.
 * @param {unknown} [more] What it is given.
 */
export async function playUntil(person, game, wanted, more = null) {
  let enough = false;
  const playing = playRound(person, game, new Pointer(person), () => enough);
  await person.page.waitForFunction(wanted, more, { timeout: 60_000, polling: 20 });
  enough = true;
  await playing;
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
    typed[game]?.flatMap((wanted) => moves.find((move) => wanted.test(move)) ?? [])[0];
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

/**
 * The link of one's own seat, copied from the menu of a match.
 * @param {Person} person
 */
export async function seatLink({ page, context }) {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: /^Your seat/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Your seat' });
  await sheet.getByRole('img', { name: 'QR code: Your own seat' }).waitFor();
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await sheet.getByRole('button', { name: 'Copied ✓' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await sheet.getByRole('button', { name: 'Close' }).click();
  assert.match(link, /\/r\/[a-z0-9-]+#seat=\S{20,}$/);
  return link;
}
