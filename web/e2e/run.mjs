// Runs the stories of all files side by side, on one browser and few servers:
// `node --test-reporter=spec e2e/run.mjs [--quick] [WORD]`, where a file or a title has the word.
import { readdir } from 'node:fs/promises';
import { after, describe, test } from 'node:test';
import { stopShared } from './support/server.mjs';
import { open, quit } from './support/site.mjs';
import { stories } from './support/story.mjs';

/** How many stories run at once: some wait for a server, a clock or each other. */
const AT_ONCE = Number(process.env.KARTENHAUS_STORIES ?? 6);

/** How long a story may take, also on a slow machine, in milliseconds. */
const TIMEOUT = 180_000;

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const word = words.find((word) => !word.startsWith('--'));

/** @type {import('./support/story.mjs').Story[]} */
const wanted = [];
for (const file of (await readdir(new URL('.', import.meta.url))).sort()) {
  if (!file.endsWith('.test.mjs')) continue;
  const before = stories.length;
  await import(`./${file}`);
  for (const story of stories.slice(before)) {
    const named = !word || file.includes(word) || story.title.includes(word);
    if (named && (story.quick || !quick)) wanted.push(story);
  }
}
if (wanted.length === 0) throw new Error(`no file or title has the word ${word}`);

after(async () => {
  await quit();
  await stopShared();
});

wanted.sort((a, b) => Number(b.first ?? false) - Number(a.first ?? false));
describe('the page', { concurrency: AT_ONCE }, () => {
  for (const story of wanted) {
    const { title, body } = story;
    test(title, { timeout: TIMEOUT }, async () => {
      const site = await open(story);
      // The runner gives up without a word; we say what people saw.
      const late = setTimeout(() => void site.keep(title), TIMEOUT - 10_000);
      try {
        await body(site);
        site.check();
      } catch (error) {
        await site.keep(title);
        throw error;
      } finally {
        clearTimeout(late);
        await site.stop();
      }
    });
  }
});
