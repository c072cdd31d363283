// For tests: which controls a game's table marks for a move.
import { atTable } from '../games/loaded.svelte';

/** A table with these buttons, each with attributes. */
export function table(...buttons: string[]): void {
  const all = buttons.map((it) => `<button ${it}></button>`);
  document.body.innerHTML = `<main>${all.join('')}</main>`;
}

/** What is marked for a move, as the buttons' places. */
export function marked(game: string, move: string): number[] {
  const all = [...document.querySelectorAll('button')];
  const marks = atTable(game)?.marks(move) ?? [];
  return marks.flatMap((selector) => all.flatMap((it, at) => (it.matches(selector) ? [at] : [])));
}
