// Hints for somebody who plays a game for the first time in this browser: three for each game, each
// shown once, when its moment comes.
import { atTable } from '../games/loaded.svelte';
import type { JsonValue, OptionAbout, Update } from '../protocol';
import { remember, remembered, type Store } from '../shell/kept';
import { reached } from '../shell/results';

/** Where the hints that were read are kept. */
const READ = 'kartenhaus.hints';

export class Hints {
  readonly #store: Store;
  #read = $state.raw<ReadonlySet<string>>(new Set());

  constructor(store: Store) {
    this.#store = store;
    this.#read = new Set((remembered(READ, store) ?? '').split(' '));
  }

  /** Whether a game has hints that were not read. */
  wanted(game: string): boolean {
    const names = Object.keys(atTable(game)?.hints ?? {});
    return names.some((name) => !this.#read.has(`${game}.${name}`));
  }

  /** Whether nothing of a game was read or played yet: what it is about, `goal`, comes first. */
  isNew(game: string): boolean {
    const read = [...this.#read].some((name) => name.startsWith(`${game}.`));
    return !read && !reached().some((it) => it.game === game);
  }

  /** The hint whose moment it is. */
  now(game: string, update: Update): string | null {
    const found = Object.entries(atTable(game)?.hints ?? {}).find(
      ([name, when]) => !this.#read.has(`${game}.${name}`) && when(update),
    );
    return found?.[0] ?? null;
  }

  /** Records that a hint was read. */
  close(game: string, name: string): void {
    this.#keep(new Set([...this.#read, `${game}.${name}`]));
  }

  /** Shows them again, as if for the first time. */
  again(): void {
    this.#keep(new Set());
  }

  #keep(read: ReadonlySet<string>): void {
    this.#read = read;
    remember(READ, [...read].join(' ').trim() || null, this.#store);
  }
}

/** A table's options, as hints name them: a view leaves out numbers that are the standard ones. */
export function numbersOf(
  options: OptionAbout[],
  { view }: Update,
): Record<string, string | number> {
  const own = (view as { options?: Record<string, JsonValue> }).options ?? {};
  const all = options.map(({ name, default: usual }) => [name, own[name] ?? usual] as const);
  return Object.fromEntries(
    all.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]),
  );
}
