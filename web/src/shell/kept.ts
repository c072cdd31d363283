// What this browser keeps. No cookies.

/** Says `change` whenever this browser remembers something new, `brought` if another device did. */
export const changed = new EventTarget();

export type Store = () => Storage;
export const browser: Store = () => localStorage;

/** What one tab keeps. */
export const tab: Store = () => sessionStorage;

/** Reads a text, if the browser keeps any. */
export function remembered(name: string, store = browser): string | null {
  try {
    return store().getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text, if the browser keeps any. */
export function remember(name: string, text: string | null, store = browser): void {
  try {
    if (text === store().getItem(name)) return;
    if (text === null) store().removeItem(name);
    else store().setItem(name, text);
    // What is only this tab's is no news for other devices.
    if (store() === localStorage) changed.dispatchEvent(new Event('change'));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}

/** What every name in the browser's memory begins with. */
const OURS = 'kartenhaus.';

/** Forgets all that this browser remembers: seats, results, settings, and a person's key. */
export function forgetEverything(): void {
  for (const store of [browser, tab]) {
    try {
      const names = Object.keys(store()).filter((name) => name.startsWith(OURS));
      names.forEach((name) => store().removeItem(name));
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }
}

/** A value that is kept as JSON; `null` and what is empty are not kept. */
export class Kept<T> {
  /** `read` takes what was kept, which may be anything, or null. */
  constructor(
    readonly name: string,
    readonly read: (it: any) => T,
    readonly store = browser,
  ) {}

  get(): T {
    return this.of(remembered(this.name, this.store));
  }

  /** Understands a text as this browser keeps it. */
  of(text: string | null): T {
    try {
      return this.read(JSON.parse(text ?? 'null'));
    } catch {
      return this.read(null);
    }
  }

  set(value: T | null): void {
    const isEmpty = value === null || Object.keys(value as object).length === 0;
    remember(this.name, isEmpty ? null : JSON.stringify(value), this.store);
  }
}

/** Reads a list, without what is no such thing. */
export const listOf =
  <T>(isOne: (it: any) => boolean) =>
  (it: unknown): T[] =>
    Array.isArray(it) ? it.filter(isOne) : [];

/** Whether a value is like an example: it has all of that, and such things in its lists. */
export function isLike(example: unknown, it: unknown): boolean {
  if (Array.isArray(example)) {
    return (
      Array.isArray(it) && (example.length === 0 || it.every((one) => isLike(example[0], one)))
    );
  }
  if (typeof it !== typeof example || it === null || Array.isArray(it)) return false;
  if (typeof example !== 'object') return true;
  const all = it as Record<string, unknown>;
  return Object.entries(example ?? {}).every(([name, one]) => isLike(one, all[name]));
}
