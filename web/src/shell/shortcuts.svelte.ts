// Keyboard shortcuts of a single key. Some people need them off, or changed (WCAG 2.1.4).
import type { Here } from './here.svelte';

/** The default letter keys. */
export const LETTERS = [...'PDSLTHWIBMRKN'];

export class Shortcuts {
  readonly #here: Here;
  /** The player's own keys, by default key. */
  readonly own: ReadonlyMap<string, string> = $derived.by(
    () => new Map(this.#here.preferences.ownKeys.split(' ').flatMap((pair) => split(pair))),
  );
  /** The default keys, by the player's own. */
  readonly #usual = $derived.by(
    () => new Map([...this.own].map(([usual, own]) => [own, usual])),
  );

  constructor(here: Here) {
    this.#here = here;
  }

  /** Whether shortcuts are on. */
  get on(): boolean {
    return this.#here.preferences.keys;
  }

  set on(on: boolean) {
    this.#here.prefer('keys', on);
  }

  /** Replaces a default key by another; with none, or the default one, restores it. */
  take(usual: string, key: string): void {
    const all = new Map([...this.own].filter(([, own]) => own !== key));
    if (key && key !== usual) all.set(usual, key);
    else all.delete(usual);
    this.#here.prefer('ownKeys', [...all].map((pair) => pair.join('=')).join(' '));
  }

  /** The key in place of a default one. */
  shown(usual: string): string {
    return this.own.get(usual) ?? usual;
  }

  /** The default key for a pressed one, in lower case if it is a letter; or nothing. */
  meaning(key: string): string {
    if (key.length !== 1) return key;
    const pressed = key.toUpperCase();
    const usual = this.#usual.get(pressed);
    if (usual) return usual.toLowerCase();
    return this.own.has(pressed) ? '' : key.toLowerCase();
  }

  /**
   * Whether a key press is meant for the table: it is pressed here, with no modifier, nobody is
   * typing, and if it is a single character, shortcuts are on.
   */
  meant(event: KeyboardEvent): boolean {
    const character = event.key.length === 1 && event.key !== ' ';
    if ((character && !this.on) || event.defaultPrevented || event.isComposing) return false;
    if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return false;
    return this.#here.hears(event);
  }
}

/** A stored pair of keys, if it is one. */
function split(pair: string): [string, string][] {
  const found = /^([A-Z])=(\S)$/u.exec(pair);
  return found?.[1] && found[2] ? [[found[1], found[2]]] : [];
}

/** Whether somebody types there. */
function writes(target: EventTarget | null): boolean {
  const fields = 'input:not([type=range]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(fields) !== null;
}
