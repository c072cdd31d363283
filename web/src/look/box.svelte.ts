// The box that is open: the whole page is in its colours.
import { here } from '../shell/here.svelte';

/** Puts the page into the colours of a game's box, for as long as the component is there. */
export function openBox(game: () => string | undefined): void {
  const { root } = here();
  $effect(() => {
    const open = game();
    const { dataset } = root;
    if (!open) return;
    dataset.game = open;
    return () => delete dataset.game;
  });
}
