// What people read, from the catalogue that the server and the terminal speak from: locales/, and
// games/*/words/.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { remember, remembered } from './kept';
import { isolated } from './names';

/** What loads the text of a file. */
type Load = () => Promise<string>;

/** What loads what is said in some place in a language; undefined if the language lacks it. */
type Part = (tag: string) => Load | undefined;

/** What every page says, in each language, by path. */
const files = import.meta.glob<string>('../../../locales/*/site.ftl', {
  query: '?page',
  import: 'default',
});

const site: Part = inLocales(files);

/** What is said at tables, in any game. */
const tables = inLocales(
  import.meta.glob<string>('../../../locales/*/table.ftl', { query: '?page', import: 'default' }),
);

/** What no page needs at once: loaded with the first part that says it. */
const later = {
  /** Of matches that were played. */
  matches: inLocales(
    import.meta.glob<string>('../../../locales/*/replay.ftl', {
      query: '?page',
      import: 'default',
    }),
  ),
  /** In the rules in short, and at a glance, of any game. */
  guides: inLocales(
    import.meta.glob<string>('../../../locales/*/guide.ftl', { query: '?page', import: 'default' }),
  ),
  /** On pages that tell of the site, of a person and of the server; in the form of options. */
  pages: inLocales(
    import.meta.glob<string>('../../../locales/*/pages.ftl', { query: '?page', import: 'default' }),
  ),
};

/** What a game alone says. */
const own = {
  /** At its table. */
  tables: import.meta.glob<string>('../../../games/*/words/*.ftl', {
    query: '?table',
    import: 'default',
  }),
  /** In its rules in short, and at a glance. */
  guides: import.meta.glob<string>('../../../games/*/words/*.ftl', {
    query: '?guide',
    import: 'default',
  }),
};

const nothing: Load = () => Promise.resolve('');

/** A file that each language has in its folder. */
function inLocales(files: Record<string, Load>): Part {
  const all = Object.entries(files);
  return (tag) => all.find(([path]) => tagOf(path) === tag)?.[1];
}

/** The name of each language in itself, by path. */
const called = import.meta.glob<string>('../../../locales/*/site.ftl', {
  query: '?name',
  import: 'default',
  eager: true,
});

/** Where the chosen language is kept. */
const CHOSEN = 'kartenhaus.language';

function tagOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

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
/** What is said in some places, once requested, by their names. */
const loads = new Map<string, { part: Part; loading: Promise<void> }>();
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
/** What was read, by path and part, each of which has a load of its own: reading takes long. */
const read = new Map<Load, FluentResource>();

/** What is said in one place, in a language. */
async function resource(part: Part, tag: string): Promise<FluentResource> {
  const load = part(tag);
  if (!load) throw new Error(`there is no catalogue for ${tag}`);
  const before = read.get(load);
  if (before) return before;
  const text = await load();
  // A file in a task, so that the page answers meanwhile; without the first there is no page.
  if (part !== site) await new Promise((done) => setTimeout(done));
  const made = new FluentResource(text);
  read.set(load, made);
  return made;
}

async function change(tag: string): Promise<void> {
  const parts = [site, ...[...loads.values()].map(({ part }) => part)];
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

/** Loads what is said at tables, and of a game at its own, before a table is shown. */
export async function speakAtTables(game?: string): Promise<void> {
  await Promise.all([speakAlso('tables', tables), game && speakOwn('tables', game)]);
}

/** Loads what is said in a game's rules in short and at a glance, before they are shown. */
export async function speakInGuide(game: string): Promise<void> {
  await Promise.all([speakLater('guides'), speakOwn('guides', game)]);
}

/** Loads more words with the part of the page that says them. */
export async function withWords<T>(code: Promise<T>, words: Words[] = ['pages']): Promise<T> {
  const tables = words.includes('matches') ? speakAtTables() : null;
  const [loaded] = await Promise.all([code, tables, ...words.map(speakLater)]);
  return loaded;
}

export type Words = keyof typeof later;

const speakLater = (place: Words) => speakAlso(place, later[place]);

/** Loads what one game alone says in some place. */
async function speakOwn(place: 'tables' | 'guides', game: string): Promise<void> {
  const files = own[place];
  // There is a test that every game has words.
  const ofGame: Part = (tag) => files[`../../../games/${game}/words/${tag}.ftl`] ?? nothing;
  await speakAlso(`${place} of ${game}`, ofGame);
}

function speakAlso(place: string, part: Part): Promise<void> {
  // Later calls wait for the same.
  const before = loads.get(place);
  if (before) return before.loading;
  const loading = inTurn(() => change(spoken())).catch((error: unknown) => {
    loads.delete(place);
    throw error;
  });
  loads.set(place, { part, loading });
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

export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** Writes numbers as the language does: `1.5`, `1,5`. */
export function numbers(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(bundle?.locales, options);
}
