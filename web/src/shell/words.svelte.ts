// What people read, from the catalogue that the server and the terminal speak from: locales/.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { remember, remembered } from './memory';

/** What every page says, in each language, by path. */
const files = import.meta.glob<string>('../../../locales/*/site.ftl', {
  query: '?page',
  import: 'default',
});

/** What is said at tables only. */
const tableFiles = import.meta.glob<string>('../../../locales/*/table.ftl', {
  query: '?page',
  import: 'default',
});

/** What each language is called in itself, by path. */
const called = import.meta.glob<string>('../../../locales/*/site.ftl', {
  query: '?name',
  import: 'default',
  eager: true,
});

/** Where the language that somebody chose is kept. */
const CHOSEN = 'kartenhaus.language';

const tagOf = (path: string) => path.split('/').at(-2) ?? '';

/** The languages that there are. */
export const languages = Object.keys(files).map(tagOf);

/** The languages that there are but the one that is spoken, each with its name in itself. */
export const otherLanguages = (): { tag: string; name: string }[] =>
  Object.entries(called)
    .map(([path, name]) => ({ tag: tagOf(path), name }))
    .filter(({ tag }) => tag !== spoken());

let bundle = $state.raw<FluentBundle | null>(null);
/** What was said in it, by message and parameters: a hand says the same again at each tap. */
const said = new Map<string, string>();
/** More is not kept; then it begins anew. */
const SAID_MAX = 2_000;
/** What is said at tables, once it is asked for: done when it is spoken too. */
let atTables: Promise<void> | null = null;

/** Speaks a language from now on; what is on the screen changes with it. */
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

/** Speaks also what is said at tables, from now on: before a table is shown. */
export function speakAtTables(): Promise<void> {
  // Who asks again waits for the same.
  atTables ??= Promise.resolve()
    .then(() => speak(spoken()))
    .catch((error: unknown) => {
      atTables = null;
      throw error;
    });
  return atTables;
}

/** The language that is spoken. */
export const spoken = (): string => bundle?.locales[0] ?? 'en';

/**
 * The language to begin with: the one chosen here, else what the browser is set to, else English.
 */
export function preferred(wanted: readonly string[] = navigator.languages): string {
  for (const tag of [remembered(CHOSEN) ?? '', ...wanted]) {
    const own = [tag.toLowerCase(), tag.toLowerCase().split('-')[0] ?? ''];
    const found = own.find((it) => languages.includes(it));
    if (found) return found;
  }
  return 'en';
}

/** Speaks a language that somebody chose, also next time. */
export async function choose(tag: string): Promise<void> {
  remember(CHOSEN, tag);
  await speak(tag);
}

/** The message with these parameters. Whoever asks for one that is not there sees its name. */
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
