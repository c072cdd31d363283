// Keys that work wherever the focus is, except where one writes.
import { here } from '../../shell/here.svelte';
import { isStill } from './still';

type Entry = (event: KeyboardEvent) => boolean | void;

/**
 * Makes a handler for `keydown` on the window. A key counts as used unless its entry returns false.
 * Letters are lower case here and work with Shift too. At a table that is only looked at none of
 * them does anything.
 */
export function keys(entries: Record<string, Entry>): (event: KeyboardEvent) => void {
  const still = isStill();
  const { root, shortcuts } = here();
  return (event) => {
    if (still) return;
    if (!shortcuts.meant(event) || root.querySelector('dialog[open]')) return;
    const control = (event.target as Element | null)?.closest?.('a, button, summary, input');
    if ((event.key === 'Enter' || event.key === ' ') && control) return;
    const entry = entries[shortcuts.meaning(event.key)];
    if (entry && entry(event) !== false) event.preventDefault();
  };
}
