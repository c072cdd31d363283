// Whether single keys do things. Some people need them off (WCAG 2.1.4).
import { remember, remembered } from './memory';

const KEY = 'kartenhaus.shortcuts';

class Shortcuts {
  #on = $state(remembered(KEY) !== 'off');

  /** Whether single keys do things. */
  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    remember(KEY, on ? null : 'off');
  }

  /** Whether a key press is a shortcut: on, no modifier, and nobody is writing. */
  meant(event: KeyboardEvent): boolean {
    if (!this.#on || event.defaultPrevented || event.isComposing) return false;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const target = event.target as Element | null;
    return !target?.closest?.('input:not([type=range]), textarea, select, [contenteditable]');
  }
}

/** The one setting, for the shell and the tables. */
export const shortcuts = new Shortcuts();
