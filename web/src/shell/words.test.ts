import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GAMES } from '../games';
import { catalogue, filesOf } from '../testing/catalogues';
import {
  choose,
  has,
  languages,
  otherLanguages,
  preferred,
  speak,
  spoken,
  t,
} from './words.svelte';

/** Every source of the page but its tests. */
function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === 'testing') continue;
    if (entry.name === 'testing') continue;
    if (entry.name === 'testing') continue;
    if (entry.isDirectory()) yield* sources(path);
    else if (/(?<!\.test)\.(ts|svelte)$/.test(entry.name)) yield path;
  }
}

const paths = [...sources('src'), ...sources('../games')];
const code = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));

/** The messages that the page names, in full. */
const names = new Set(
  [...code.values()].flatMap((text) =>
    [...text.matchAll(/'((?:event|page|list)-[a-z-]+)'/g)].map(([, name]) => name ?? ''),
  ),
);

/** The beginnings, and ends, of the messages whose names the page puts together. */
const shapes = [...code.values()].flatMap((text) =>
  [...text.matchAll(/`(page-[a-z-]+)\$\{[^`]*?\}([a-z-]*)`/g)].map(([, from = '', to = '']) => ({
    from,
    to,
  })),
);

test('every message that the page names is there, in every language', async () => {
  expect(names.size).toBeGreaterThan(400);
  expect(languages).toContain('de');
  for (const language of languages) {
    await speak(language);
    for (const name of names) expect(has(name), `${language}: ${name}`).toBe(true);
  }
  await speak('en');
});

/** What is in the page before any other words are loaded; rules and tables wait for theirs. */
const FIRST = [
  'main.ts',
  'pages/Front.svelte',
  'shell/Head.svelte',
  'pages/Learn.svelte',
  'pages/Clauses.svelte',
];

/** What every page knows of each game; a glob finds them. */
const INDEXES = GAMES.map(({ game }) => `../games/${game}/page/index.ts`);

/** What a visit says when the words of a table are here. */
const AWAITED = ['page-advice-took-back'];

/** A file and all that it imports at once. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  const text = code.get(path);
  if (text === undefined || found.has(path)) return found;
  found.add(path);
  const imports = /^\s*(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'((?:\.|\$web)[^']*)'/gm;
  for (const [, to = ''] of text.matchAll(imports)) {
    const other = to.startsWith('$web') ? to.replace('$web', 'src') : join(path, '..', to);
    for (const end of ['', '.ts', '.svelte.ts', '/index.ts']) withImports(other + end, found);
  }
  return found;
}

test('what comes before other words are loaded says only what every page has', () => {
  const site = readFileSync('../locales/en/site.ftl', 'utf8');
  const there = [...site.matchAll(/^([a-z][a-z-]*) =/gm)].map(([, name]) => name);
  const has = new Set([...there, ...AWAITED]);
  const files = new Set(
    [...FIRST.map((path) => join('src', path)), ...INDEXES].flatMap((path) => [
      ...withImports(path),
    ]),
  );
  expect(files.size).toBeGreaterThan(60);
  const early = [...files].flatMap((path) => {
    const said = (code.get(path) ?? '').matchAll(/'((?:page|list)-[a-z-]+)'/g);
    return [...said].flatMap(([, name]) => (has.has(name) ? [] : [`${path}: ${name}`]));
  });
  expect(early).toEqual([]);
});

/** A part of a message that depends on a variable. */
interface Select {
  type: string;
  selector: { name?: string };
  variants: { key: { value: string | number } }[];
}

/** The variables for which part of a message has a singular. */
function* counted(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return;
  const { type, selector, variants } = part as Partial<Select>;
  const tells = variants?.some(({ key }) => key.value === 'one');
  if (type === 'select' && tells && selector?.name) yield selector.name;
  for (const inner of Object.values(part)) yield* counted(inner);
}

test('every language has a singular where English does', () => {
  const all = (language: string) =>
    filesOf(language).flatMap((path) => {
      const { body } = new FluentResource(readFileSync(path, 'utf8'));
      return body.map(({ id, value }) => `${id}: ${[...new Set(counted(value))].sort()}`);
    });
  const english = all('en').sort();
  for (const language of languages) {
    const own = all(language).filter((it) => !it.startsWith('rule-'));
    expect(own.sort(), language).toEqual(english);
  }
});

test('the page says everything that the catalogue has for it', () => {
  const there = [...catalogue('en').matchAll(/^(page-[a-z-]+) =/gm)].map(([, name]) => name ?? '');
  expect(there.length).toBeGreaterThan(400);
  const unused = there.filter(
    (name) =>
      !names.has(name) &&
      !shapes.some(({ from, to }) => name.startsWith(from) && name.endsWith(to)),
  );
  expect(unused).toEqual([]);
});

test('the language is the one chosen, else the browser’s, else English', async () => {
  expect(preferred(['fr', 'de-AT', 'en'])).toBe('de');
  expect(preferred(['fr', 'it'])).toBe('en');
  await choose('de');
  expect(spoken()).toBe('de');
  expect(document.documentElement.lang).toBe('de');
  expect(preferred(['en'])).toBe('de');
  expect(otherLanguages()).toContainEqual({ tag: 'en', name: 'English' });
  localStorage.clear();
  await speak('en');
});

/** What is loaded for a table: what all games say there, and what one says. */
const AT_TABLES = import.meta.glob<string>('../../../locales/*/table.ftl', {
  query: '?page',
  import: 'default',
  eager: true,
});
const OF_GAMES = import.meta.glob<string>('../../../games/*/words/*.ftl', {
  query: '?table',
  import: 'default',
  eager: true,
});

test('a table loads little text, of its own game alone', () => {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  for (const [path, text] of Object.entries(OF_GAMES)) {
    const [, game = '', language = ''] = /games\/(.+)\/words\/(.+)\.ftl$/.exec(path) ?? [];
    const names = [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, name = '']) => name);
    expect(names.length, path).toBeGreaterThan(10);
    expect(names.filter((name) => !`-${name}-`.includes(`-${game}-`))).toEqual([]);
    const shared = AT_TABLES[`../../../locales/${language}/table.ftl`] ?? expect.fail(path);
    expect(bytes(shared) + bytes(text), path).toBeLessThan(32_000);
  }
});

test('the page is not sent what others say', () => {
  for (const name of ['rule-kartel-1-1', 'refused-over', 'terminal-your-name']) {
    expect(has(name)).toBe(false);
  }
});

test('a missing message or variable is logged as an error', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => errors.mockRestore());
  expect(t('page-seat', { seat: 2 })).toBe('seat 2');
  expect(errors).not.toHaveBeenCalled();
  t('page-seat', { at: 2 });
  t('page-no-such-message');
  expect(errors.mock.calls).toEqual([
    ['page-seat: ReferenceError: Unknown variable: $seat'],
    ['there is no message page-no-such-message'],
  ]);
});

/** Words that are the same in every language: the name, keys, an example, a file. */
const SAME = new Set(['Kartenhaus', 'plum-otter-41']);

/** A template without what is code: its script, its style, comments and everything in braces. */
function template(source: string): string {
  let text = source.replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\{[^{}]*\}/g, '');
  }
  return text;
}

test('no template has words of its own', () => {
  const found: string[] = [];
  for (const [path, source] of code) {
    if (!path.endsWith('.svelte')) continue;
    const text = template(source);
    const said = [
      ...[
        ...text.matchAll(/\b(?:aria-label|aria-valuetext|title|placeholder|alt|label)="([^"]*)"/g),
      ],
      ...[...text.replace(/=>/g, '').matchAll(/>([^<>]*)</g)],
    ].map(([, words = '']) => words.replace(/&[a-z]+;/g, '').trim());
    for (const words of said) {
      if (/\p{L}{2}/u.test(words) && !SAME.has(words)) found.push(`${path}: ${words}`);
    }
  }
  expect(found).toEqual([]);
});

test('no code has sentences of its own', () => {
  const found: string[] = [];
  for (const [path, source] of code) {
    // What the page learns of the server is typed and commented there; names are names; and
    // fresh.ts speaks where no catalogue can be loaded.
    if (/(protocol|views|fresh)\.ts$|games\/[a-z-]+\/page\/index\.ts$/.test(path)) continue;
    const plain = source
      .replace(/<style>[\s\S]*<\/style>|<!--[\s\S]*?-->/g, '')
      .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
    for (const [, words = ''] of plain.matchAll(/['`]([^'`\n]*)['`]/g)) {
      // Cards are no words.
      if (/^\S{1,2}( \S{1,2})*$/.test(words)) continue;
      if (/^\p{Lu}\p{Ll}+ \p{L}{2}.*|.* \p{Ll}{2,}.*[.?!…]$/u.test(words)) {
        found.push(`${path}: ${words}`);
      }
    }
  }
  const said = found.filter((it) => !/import |throw new Error/.test(it));
  expect(said, 'each of these is a message of a catalogue').toEqual([]);
});
