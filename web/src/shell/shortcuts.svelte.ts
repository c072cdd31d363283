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
    return !event.ctrlKey && !event.metaKey && !event.altKey && !writes(event.target);
  }

  /** Keeps single characters from whoever listens, while they are off; listens before all. */
  silence(event: KeyboardEvent): void {
    const single = event.key.length === 1 && event.key !== ' ';
    if (!this.#on && single && !writes(event.target)) event.stopPropagation();
  }
}

/** Whether somebody writes there. */
function writes(target: EventTarget | null): boolean {
  const fields = 'input:not([type=range]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(fields) !== null;
}

/** The one setting, for the shell and the tables. */
export const shortcuts = new Shortcuts();
