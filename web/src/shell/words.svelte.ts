// What people read, from the catalogue that the server and the terminal speak from: locales/.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { remember, remembered } from './memory';

/** What every page says, in each language, by path. */
const files = import.meta.glob<string>('../../../locales/*/site.ftl', {
  query: '?page',
  import: 'default',
});

/** What is said only at tables. */
const tableFiles = import.meta.glob<string>('../../../locales/*/table.ftl', {
  query: '?page',
  import: 'default',
});

/** The name of each language in itself, by path. */
const called = import.meta.glob<string>('../../../locales/*/site.ftl', {
  query: '?name',
  import: 'default',
  eager: true,
});

/** Where the chosen language is kept. */
const CHOSEN = 'kartenhaus.language';

const tagOf = (path: string) => path.split('/').at(-2) ?? '';

/** All languages. */
export const languages = Object.keys(files).map(tagOf);

/** All languages but the current one, each with its name in itself. */
export const otherLanguages = (): { tag: string; name: string }[] =>
  Object.entries(called)
    .map(([path, name]) => ({ tag: tagOf(path), name }))
    .filter(({ tag }) => tag !== spoken());

let bundle = $state.raw<FluentBundle | null>(null);
/** A cache of texts, by message and parameters, since a hand repeats itself at each tap. */
const said = new Map<string, string>();
/** When the cache is larger, it is cleared. */
const SAID_MAX = 2_000;
/** Loads what is said at tables, once requested. */
let atTables: Promise<void> | null = null;

/** Switches to a language, also on the screen. */
export async function speak(tag: string): Promise<void> {
  const parts = [files, ...(atTables ? [tableFiles] : [])];
  const texts = await Promise.all(
    parts.map((part) => Object.entries(part).find(([path]) => tagOf(path) === tag)?.[1]()),
  );
  // Names are isolated by the page; marks would be read aloud.
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) {
    if (text === undefined) throw new Error(`there is no catalogue for ${tag}`);
    const errors = made.addResource(new FluentResource(text));
    if (errors.length) throw errors[0];
  }
  bundle = made;
  said.clear();
  document.documentElement.lang = tag;
}

/** Loads what is said at tables, before a table is shown. */
export function speakAtTables(): Promise<void> {
  // Later calls wait for the same.
  atTables ??= Promise.resolve()
    .then(() => speak(spoken()))
    .catch((error: unknown) => {
      atTables = null;
      throw error;
    });
  return atTables;
}

/** The current language. */
export const spoken = (): string => bundle?.locales[0] ?? 'en';

/**
 * The first language: the one chosen here, else the browser's, else English.
 */
export function preferred(wanted: readonly string[] = navigator.languages): string {
  for (const tag of [remembered(CHOSEN) ?? '', ...wanted]) {
    const own = [tag.toLowerCase(), tag.toLowerCase().split('-')[0] ?? ''];
    const found = own.find((it) => languages.includes(it));
    if (found) return found;
  }
  return 'en';
}

/** Switches to a chosen language, now and next time. */
export async function choose(tag: string): Promise<void> {
  remember(CHOSEN, tag);
  await speak(tag);
}

/** The message with these parameters; its name if there is no such message. */
export function t(id: string, params: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (bundle && pattern) {
    const what = `${id} ${JSON.stringify(params)}`;
    const before = said.get(what);
    if (before !== undefined) return before;
    const text = bundle.formatPattern(pattern, params, []);
    if (said.size >= SAID_MAX) said.clear();
    said.set(what, text);
    return text;
  }
  // A test that sees the page fails on it.
  console.error(`there is no message ${id}`);
  return id;
}

/** Whether there is a message with this name. */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** Writes numbers as the language does: `1.5`, `1,5`. */
export function numbers(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(bundle?.locales, options);
}
