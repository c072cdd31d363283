import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, speak, t } from './words.svelte';

/** Every source of the page but its tests. */
function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/(?<!\.test)\.(ts|svelte)$/.test(entry.name)) yield path;
  }
}

test('every message that the page names is there, in every language', async () => {
  const names = new Set<string>();
  for (const path of sources('src')) {
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/'((?:event|page|list)-[a-z-]+)'/g)) {
      names.add(name ?? '');
    }
  }
  expect(names.size).toBeGreaterThan(40);
  expect(languages).toContain('de');
  for (const language of languages) {
    await speak(language);
    for (const name of names) expect(t(name), language).not.toBe(name);
  }
  await speak('en');
});

test('the page is not sent what others say', () => {
  for (const name of ['rule-kartel-1-1', 'refused-over', 'terminal-your-name']) {
    expect(t(name)).toBe(name);
  }
});
