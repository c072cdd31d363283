// Takes the README's pictures of the site: a desktop and a phone at one table of Kartel, in a real
// match. `cargo xtask pictures --site` runs it.
import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Pointer } from './support/hands.mjs';
import { png } from './support/png.mjs';
import { Server } from './support/server.mjs';
import { SCREENS, Site, quit } from './support/site.mjs';
import { addBots, create, join, playRound, start } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/person.mjs').Sight} Sight */

const FOLDER = new URL('../../docs/pictures/', import.meta.url);

/** The largest picture, in bytes: whoever reads the README loads it. */
const BYTES_MAX = 150_000;

/** How many tables are tried until there is something to see. */
const TABLES_MAX = 20;

/** Takes a picture of what somebody sees. @param {Person} person @param {string} name */
async function take({ page }, name) {
  const shot = await page.screenshot({ animations: 'disabled' });
  // The browser knows how to read its own pictures.
  const reader = await page.context().newPage();
  const { width, pixels } = await reader.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const bytes = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return { width: image.width, pixels: btoa(text) };
  }, shot.toString('base64'));
  await reader.close();
  const picture = png(width, Buffer.from(pixels, 'base64'));
  assert(picture.length < BYTES_MAX, `${name} has ${picture.length} bytes`);
  const file = fileURLToPath(new URL(name, FOLDER));
  await writeFile(file, picture);
  console.log(`${file}: ${picture.length} bytes`);
}

/** Something to see: a set of several cards is to be beaten, and can be. @param {Sight} sight */
function worth({ groups, status }) {
  const sets = (groups['Sets that can be played'] ?? []).filter(({ off }) => !off);
  const hand = groups['Your hand']?.length ?? 0;
  return /^Beat (pair|three)/.test(status) && sets.length > 0 && hand >= 8 && hand <= 13;
}

/** Plays until there is something to see, selects what would beat it, and takes the picture. */
async function show(/** @type {Person} */ person, /** @type {string} */ name) {
  const hands = new Pointer(person);
  const over = await playRound(person, 'kartel', hands, worth);
  if (over) return false;
  const [set] = (await person.see()).groups['Sets that can be played'] ?? [];
  if (set) await hands.use(set);
  await person.until(({ groups }) => /^Play (pair|three)/.test(groups.Actions?.[1]?.name ?? ''));
  await person.page.mouse.move(5, 300);
  // The rules beside the table stand where they say what beats what.
  const rules = person.page.getByRole('region', { name: 'Rules' });
  if (await rules.isVisible()) {
    await rules.getByText('What beats what').evaluate((it) => it.scrollIntoView());
  }
  await take(person, name);
  await playRound(person, 'kartel', hands);
  return true;
}

const server = await Server.start({ pause: 100 });
const site = new Site(server);
const ada = await site.person('Ada', SCREENS.desktop);
const small = { ...SCREENS.phone, viewport: { width: 390, height: 700 }, deviceScaleFactor: 2 };
const bea = await site.person('Bea', small);
let taken = false;
for (let table = 0; table < TABLES_MAX && !taken; table += 1) {
  const path = await create(ada, 'kartel');
  await join(bea, path);
  await addBots(ada, 2);
  await start([ada, bea]);
  const both = await Promise.all([show(ada, 'site-table.png'), show(bea, 'site-phone.png')]);
  taken = both.every(Boolean);
}
site.check();
await site.stop();
await quit();
assert(taken, 'there was nothing to see');
