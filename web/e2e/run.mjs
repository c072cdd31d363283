// Runs the tests of all files, games' folders included, side by side, on one browser: first those on recordings, which keep a
// processor busy, then the stories on servers of their own, which mostly wait:
// `node --test-reporter=spec e2e/run.mjs [--quick] [WORD]`, where a file or a title has the word.
import { readdir } from 'node:fs/promises';
import { after, describe, test } from 'node:test';
import { folderOf, IDS } from './support/games.mjs';
import { warned } from './support/person.mjs';
import { open, quit } from './support/site.mjs';
import { stories } from './support/story.mjs';

/** How many stories run at once: some wait for a server, a clock or each other. */
const STORIES = Number(process.env.KARTENHAUS_STORIES ?? 6);

/** How many tests on recordings run at once. */
const RECORDED = Number(process.env.KARTENHAUS_RECORDED ?? 2);

/** How long a story may take, also on a slow machine, in milliseconds. */
const TIMEOUT = 180_000;

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const word = words.find((word) => !word.startsWith('--'));

/** @type {import('./support/story.mjs').Story[]} */
const wanted = [];
for (const folder of [new URL('.', import.meta.url), ...IDS.map(folderOf)]) {
  for (const file of (await readdir(folder)).sort()) {
    if (!file.endsWith('.test.mjs')) continue;
    const before = stories.length;
    const { href } = new URL(file, folder);
    await import(href);
    for (const story of stories.slice(before)) {
      const named = !word || href.includes(word) || story.title.includes(word);
      if (named && (story.quick || !quick)) wanted.push(story);
    }
  }
}
if (wanted.length === 0) throw new Error(`no file or title has the word ${word}`);

after(async () => {
  await quit();
  for (const warning of warned) console.warn(`a console warned: ${warning}`);
});

wanted.sort((a, b) => Number(b.first ?? false) - Number(a.first ?? false));

/** @param {string} title @param {number} concurrency @param {typeof wanted} stories */
function run(title, concurrency, stories) {
  if (stories.length === 0) return;
  describe(title, { concurrency }, () => {
    for (const story of stories) test(story.title, { timeout: TIMEOUT }, () => play(story));
  });
}

/** @param {import('./support/story.mjs').Story} story */
async function play(story) {
  const { title, body } = story;
  const site = await open(story);
  // The runner gives up without a word; we say what people saw.
  const late = setTimeout(() => void site.keep(title), TIMEOUT - 10_000);
  try {
    await Promise.race([body(site), site.failed]);
    site.check();
  } catch (error) {
    await site.keep(title);
    throw error;
  } finally {
    clearTimeout(late);
    await site.stop();
  }
}

run('the page on recordings', RECORDED, wanted.filter(({ recorded }) => recorded));
run('the page on servers', STORIES, wanted.filter(({ recorded }) => !recorded));
