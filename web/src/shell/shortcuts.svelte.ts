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

  /**
   * Whether a key press is meant for the table: no modifier, nobody is writing, and if it is a
   * single character, those do things.
   */
  meant(event: KeyboardEvent): boolean {
    const character = event.key.length === 1 && event.key !== ' ';
    if ((character && !this.#on) || event.defaultPrevented || event.isComposing) return false;
    return !event.ctrlKey && !event.metaKey && !event.altKey && !writes(event.target);
  }
}

/** Whether somebody writes there. */
function writes(target: EventTarget | null): boolean {
  const fields = 'input:not([type=range]), textarea, select, [contenteditable]';
  return target instanceof Element && target.closest(fields) !== null;
}

/** The one setting, for the shell and the tables. */
export const shortcuts = new Shortcuts();
