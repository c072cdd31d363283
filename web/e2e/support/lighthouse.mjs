// What Lighthouse says of the pages on which people arrive, on its phone preset. Lighthouse is no
// dependency: `LIGHTHOUSE` names a folder in which `npm install lighthouse` was run. Run by
// `cargo xtask browser --figures`.
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** How often each page is looked at; told is the median. */
const RUNS = 3;

/** What is meant, of 100. */
const MEANT = 98;

/** How soon the page is there, and how long it does not answer. */
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

/** @typedef {{ id: string, score: number | null, displayValue?: string, details?: any }} Audit */

/**
 * One look at a page.
 * @param {string} folder
 * @param {string} url
 */
async function look(folder, url) {
  const chrome = execFileSync('which', ['chromium-headless-shell'], { encoding: 'utf8' }).trim();
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js');
  const flags = '--chrome-flags=--headless --no-sandbox --disable-gpu';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, url, '--quiet', '--output=json', flags],
    { env: { ...process.env, CHROME_PATH: chrome }, maxBuffer: 1 << 26 },
  );
  return JSON.parse(stdout);
}

/** @param {number[]} all */
const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;

/**
 * A lobby to look at.
 * @param {string} url
 * @returns {Promise<string>} Its path.
 */
async function lobby(url) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ game: 'ktu', name: 'Ada' });
  const { room } = await (await fetch(`${url}/api/rooms`, { method: 'POST', headers, body })).json();
  return `/r/${room.room}`;
}

/**
 * Looks at pages, and prints what they reach in each category, how soon they are there, and what
 * counts against them.
 * @param {import('./server.mjs').Server} server
 */
export async function lighthouse({ url }) {
  const folder = process.env.LIGHTHOUSE;
  if (!folder) return console.log('Lighthouse: LIGHTHOUSE names no folder that holds it');
  const pages = {
    'the front page': '/',
    'the rules of a game': '/rules/kartel',
    'a lobby': await lobby(url),
    'a lesson': '/learn/kartel',
  };
  for (const [name, path] of Object.entries(pages)) {
    /** @type {any[]} */
    const all = [];
    for (let run = 0; run < RUNS; run += 1) all.push(await look(folder, url + path));
    const [first] = all;
    assert(first);
    const scores = Object.keys(first.categories).map((id) => {
      const each = all.map(({ categories }) => Math.round(100 * categories[id].score));
      return `${id} ${median(each)} (${each.join(', ')})`;
    });
    const times = TIMES.map((id) => {
      const each = all.map(({ audits }) => audits[id].numericValue);
      return `${id} ${Math.round(median(each))} ms`;
    });
    /** @type {Audit[]} */
    const audits = Object.values(first.audits);
    const weak = audits.filter(({ id, score }) => {
      const counts = Object.values(first.categories).some(({ auditRefs }) =>
        auditRefs.some((/** @type {any} */ ref) => ref.id === id && ref.weight > 0),
      );
      return counts && score !== null && score < 0.98;
    });
    const why = weak.map(({ id, score, displayValue = '' }) => `${id} ${score} ${displayValue}`.trim());
    console.log(`Lighthouse, ${name} (meant: ${MEANT}): ${scores.join('; ')}; ${times.join('; ')}`);
    if (why.length > 0) console.log(`  what it misses: ${why.join('; ')}`);
  }
}
