// The box that is open: the whole page is in its colours.
import { here } from '../shell/here.svelte';
import { remember, remembered } from '../shell/kept';

const LAST = 'kartenhaus.box';

/** The game whose box was opened last. */
export const lastBox = (): string | null => remembered(LAST);

/** Keeps in mind which box is open. */
export const keepBox = (game: string): void => remember(LAST, game);

/** Puts the page into the colours of a game's box, for as long as the component is there. */
export function openBox(game: () => string | undefined): void {
  const { root } = here();
  $effect(() => {
    const open = game();
    const { dataset } = root;
    if (!open) return;
    dataset.game = open;
    keepBox(open);
    return () => delete dataset.game;
  });
}
