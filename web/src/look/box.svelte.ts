// The box that is open: the whole page is in its colours.

/** Puts the page into the colours of a game's box, for as long as the component is there. */
export function openBox(game: () => string | undefined): void {
  $effect(() => {
    const open = game();
    const { dataset } = document.documentElement;
    if (!open) return;
    dataset.game = open;
    return () => delete dataset.game;
  });
}
