// Single keys that do things. Some people need them off, or others (WCAG 2.1.4).
import { prefer, preferences } from './preferences.svelte';

/** The keys that are letters, as they are without any change. */
export const LETTERS = [...'PDSLTHWMRKN'];

class Shortcuts {
  /** The player's own keys, by the usual one. */
  readonly own: ReadonlyMap<string, string> = $derived.by(
    () => new Map(preferences.ownKeys.split(' ').flatMap((pair) => split(pair))),
  );
  /** The usual keys, by the player's own. */
  readonly #usual = $derived.by(
    () => new Map([...this.own].map(([usual, own]) => [own, usual])),
  );

  /** Whether single keys do things. */
  get on(): boolean {
    return preferences.keys;
  }

  set on(on: boolean) {
    prefer('keys', on);
  }

  /** Takes another key for what a usual one does; none, or the usual one, gives that back. */
  take(usual: string, key: string): void {
    const all = new Map([...this.own].filter(([, own]) => own !== key));
    if (key && key !== usual) all.set(usual, key);
    else all.delete(usual);
    prefer('ownKeys', [...all].map((pair) => pair.join('=')).join(' '));
  }

  /** The key that does what a usual one does. */
  shown(usual: string): string {
    return this.own.get(usual) ?? usual;
  }

  /** What a pressed key stands for: the usual key, in lower case if it is a letter; or nothing. */
  meaning(key: string): string {
    if (key.length !== 1) return key;
    const pressed = key.toUpperCase();
    const usual = this.#usual.get(pressed);
    if (usual) return usual.toLowerCase();
    return this.own.has(pressed) ? '' : key.toLowerCase();
  }

  /**
   * Whether a key press is meant for the table: no modifier, nobody is writing, and if it is a
   * single character, those do things.
   */
  meant(event: KeyboardEvent): boolean {
    const character = event.key.length === 1 && event.key !== ' ';
    if ((character && !this.on) || event.defaultPrevented || event.isComposing) return false;
    return !event.ctrlKey && !event.metaKey && !event.altKey && !writes(event.target);
  }
}

/** One pair of what is kept, if it is one. */
function split(pair: string): [string, string][] {
  const found = /^([A-Z])=(\S)$/u.exec(pair);
  return found?.[1] && found[2] ? [[found[1], found[2]]] : [];
}

/** Whether somebody writes there. */
function writes(target: EventTarget | null): boolean {
  const fields = 'input:not([type=range]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(fields) !== null;
}

/** The one setting, for the shell and the tables. */
export const shortcuts = new Shortcuts();
