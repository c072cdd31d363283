// Pictures of the page, kept under docs/screenshots/: taken anew, or compared with what is there.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { png } from './png.mjs';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));

/** Where pictures go that are not as they were. */
const OTHERS = join(tmpdir(), 'kartenhaus-browser-failed', 'pictures');

/** How far a channel of a pixel may be off: pictures are kept with 256 colours. */
const CHANNEL_MAX = 48;

/** The share of pixels that may be further off: edges of letters differ from machine to machine. */
const SHARE_MAX = 0.003;

/** Whether pictures are taken anew. */
export const WRITE = process.env.KARTENHAUS_PICTURES === 'write';

/**
 * The pixels of pictures, and how many of the second differ from the first's: runs in a page, since
 * a browser knows how to read its own pictures.
 * @param {{ shots: string[], most: number }} given
 */
async function read({ shots, most }) {
  const read = async (/** @type {string} */ data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('there is no canvas');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [shot, kept] = await Promise.all(shots.map(read));
  if (!shot) throw new Error('there is no picture');
  if (kept) {
    if (kept.width !== shot.width || kept.height !== shot.height) return { share: 1 };
    let off = 0;
    for (let at = 0; at < shot.data.length; at += 4) {
      const far = [0, 1, 2].some(
        (by) => Math.abs((shot.data[at + by] ?? 0) - (kept.data[at + by] ?? 0)) > most,
      );
      if (far) off += 1;
    }
    return { share: off / (shot.width * shot.height) };
  }
  let text = '';
  for (const byte of shot.data) text += String.fromCharCode(byte);
  return { width: shot.width, pixels: btoa(text), share: 0 };
}

/**
 * By whose browser it is, the page that reads pictures.
 * @type {WeakMap<import('playwright-core').BrowserContext, Promise<import('playwright-core').Page>>}
 */
const readers = new WeakMap();

/**
 * Keeps a picture of what somebody sees, or gives the reason why it is not the one that is kept.
 * @param {import('./person.mjs').Person} person
 * @param {string} name
 * @returns {Promise<string | null>}
 */
export async function picture({ page, context }, name) {
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = join(FOLDER, `${name}.png`);
  const shots = [shot.toString('base64')];
  if (!WRITE) {
    if (!existsSync(file)) return `${name}: there is no such picture`;
    shots.push((await readFile(file)).toString('base64'));
  }
  const reader = readers.get(context) ?? context.newPage();
  readers.set(context, reader);
  const given = { shots, most: CHANNEL_MAX };
  const { width = 0, pixels = '', share } = await (await reader).evaluate(read, given);
  if (WRITE) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(file, png(width, Buffer.from(pixels, 'base64')));
    return null;
  }
  if (share <= SHARE_MAX) return null;
  await mkdir(OTHERS, { recursive: true });
  await writeFile(join(OTHERS, `${name}.png`), shot);
  return `${name}: ${(100 * share).toFixed(2)} % of it differ; it is kept in ${OTHERS}`;
}
