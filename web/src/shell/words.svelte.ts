// What people read, from the catalogue that the server and the terminal speak from: locales/.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { remember, remembered } from './memory';
import { isolated } from './names';

/** What every page says, in each language, by path. */
const files = import.meta.glob<string>('../../../locales/*/site.ftl', {
  query: '?page',
  import: 'default',
});

/** What is said only in some places. */
const others = {
  /** At tables. */
  tables: import.meta.glob<string>('../../../locales/*/table.ftl', {
    query: '?page',
    import: 'default',
  }),
  /** In the rules in short, and at a glance. */
  guides: import.meta.glob<string>('../../../locales/*/guide.ftl', {
    query: '?page',
    import: 'default',
  }),
  /** On pages that tell of the site, of a person and of the server; in the form of options. */
  pages: import.meta.glob<string>('../../../locales/*/pages.ftl', {
    query: '?page',
    import: 'default',
  }),
};
type Place = keyof typeof others;

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
/** Loads what is said in some place, once requested. */
const loads = new Map<Place, Promise<void>>();
/** The last change: one follows the other, so that none undoes another. */
let changing: Promise<void> = Promise.resolve();

/** Switches to a language, also on the screen. */
export const speak = (tag: string): Promise<void> => inTurn(() => change(tag));

function inTurn(change: () => Promise<void>): Promise<void> {
  const changed = changing.then(change);
  changing = changed.catch(() => {});
  return changed;
}

/** What the bundle is made of. */
let now: FluentResource[] = [];
/** What was read, by path: reading takes long. */
const read = new Map<string, FluentResource>();

/** A language's file of those for one place. */
async function resource(part: typeof files, tag: string): Promise<FluentResource> {
  const [path, load] = Object.entries(part).find(([path]) => tagOf(path) === tag) ?? [];
  if (!path || !load) throw new Error(`there is no catalogue for ${tag}`);
  const before = read.get(path);
  if (before) return before;
  const text = await load();
  // A file in a task, so that the page answers meanwhile; without the first there is no page.
  if (part !== files) await new Promise((done) => setTimeout(done));
  const made = new FluentResource(text);
  read.set(path, made);
  return made;
}

async function change(tag: string): Promise<void> {
  const parts = [files, ...[...loads.keys()].map((place) => others[place])];
  const texts = await Promise.all(parts.map((part) => resource(part, tag)));
  // Whoever waited for a turn may find that all of it is there.
  if (texts.length === now.length && texts.every((text, at) => text === now[at])) return;
  // Only what is written from right to left is isolated: marks would be read aloud.
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) {
    const errors = made.addResource(text);
    if (errors.length) throw errors[0];
  }
  [bundle, now] = [made, texts];
  said.clear();
  document.documentElement.lang = tag;
}

/** Loads what is said at tables, before a table is shown. */
export const speakAtTables = (): Promise<void> => speakAlso('tables');

/** Loads what is said in the rules in short and at a glance, before they are shown. */
export const speakOfGames = (): Promise<void> => speakAlso('guides');

/** Loads what is said on a page of its own, with the page. */
export async function withWords<T>(page: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([page, speakAlso('pages')]);
  return loaded;
}

function speakAlso(place: Place): Promise<void> {
  // Later calls wait for the same.
  const before = loads.get(place);
  if (before) return before;
  const loading = inTurn(() => change(spoken())).catch((error: unknown) => {
    loads.delete(place);
    throw error;
  });
  loads.set(place, loading);
  return loading;
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

/** The parameters, with texts from right to left apart from the sentence. */
function isolatedParams(params: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const apart = (it: FluentVariable) => (typeof it === 'string' ? isolated(it) : it);
  return Object.fromEntries(Object.entries(params).map(([name, it]) => [name, apart(it)]));
}

/** The message with these parameters; its name if there is no such message. */
export function t(id: string, params: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (bundle && pattern) {
    const what = `${id} ${JSON.stringify(params)}`;
    const before = said.get(what);
    if (before !== undefined) return before;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, isolatedParams(params), errors);
    // Every test of the page fails on this, and on a missing message.
    if (errors.length) console.error(`${id}: ${errors.join(', ')}`);
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
