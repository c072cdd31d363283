// Pictures of the page, kept under docs/screenshots/: taken anew, or compared with what is there.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pixelsOf, png } from './png.mjs';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Where pictures go that are not as they were. */
const OTHERS = join(tmpdir(), 'kartenhaus-browser-failed', 'pictures');

/** How far a channel of a pixel may be off: pictures are kept with 256 colours. */
const CHANNEL_MAX = 48;

/** The share of pixels that may be further off: edges of letters differ from machine to machine. */
const SHARE_MAX = 0.003;

/** Whether pictures are taken anew. */
export const WRITE = process.env.KARTENHAUS_PICTURES === 'write';

/**
 * What a page shows, without the blinking bar of a field. Playwright's own way compresses well, which
 * takes longer than all the rest.
 * @param {import('playwright-core').Page} page
 */
async function screenshot(page) {
  await page.evaluate(() => (document.documentElement.style.caretColor = 'transparent'));
  const session = await page.context().newCDPSession(page);
  const how = /** @type {const} */ ({ format: 'png', optimizeForSpeed: true });
  const { data } = await session.send('Page.captureScreenshot', how);
  await session.detach();
  return Buffer.from(data, 'base64');
}

/** The share of pixels that differ. @param {ReturnType<typeof pixelsOf>} a @param {ReturnType<typeof pixelsOf>} b */
function differing(a, b) {
  if (a.width !== b.width || a.pixels.length !== b.pixels.length) return 1;
  const far = (/** @type {number} */ x, /** @type {number} */ y) => Math.abs(x - y) > CHANNEL_MAX;
  let off = 0;
  for (let at = 0; at < a.pixels.length; at += 1) {
    const [x, y] = [a.pixels[at] ?? 0, b.pixels[at] ?? 0];
    if (x === y) continue;
    if (far(x >> 16, y >> 16) || far((x >> 8) & 255, (y >> 8) & 255) || far(x & 255, y & 255)) off += 1;
  }
  return off / a.pixels.length;
}

/**
 * Keeps a picture of what somebody sees, or gives the reason why it is not the one that is kept.
 * @param {import('./person.mjs').Person} person
 * @param {string} name
 * @param {string} [path] Where it is kept, from the project's root.
 * @returns {Promise<string | null>}
 */
export async function picture({ page }, name, path = `docs/screenshots/${name}.png`) {
  const shot = await screenshot(page);
  const file = join(ROOT, path);
  if (WRITE) {
    const { width, pixels } = pixelsOf(shot);
    await writeFile(file, png(width, pixels));
    return null;
  }
  if (!existsSync(file)) return `${name}: there is no such picture: \`cargo xtask pictures --site\`, then look at it`;
  const share = differing(pixelsOf(shot), pixelsOf(await readFile(file)));
  if (share <= SHARE_MAX) return null;
  await mkdir(OTHERS, { recursive: true });
  await writeFile(join(OTHERS, `${name}.png`), shot);
  return `${name}: ${(100 * share).toFixed(2)} % of it differ; it is kept in ${OTHERS}`;
}
