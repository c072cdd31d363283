// Passing by itself: where nothing else is legal, if the player likes that; and until the pile is
// emptied, if the player said so for this trick.
import type { KartelShown } from '$web/views';
import type { Player } from '$web/games/parts/player.svelte';
import type { TableProps } from '$web/games/types';

/** How long it takes, in milliseconds: as long as somebody who thinks might. */
const AFTER_MS = 800;
const UP_TO_MS = 2_000;

type Shown = Partial<KartelShown> & { options?: { pass?: string } };

export class Passes {
  /** Whether to pass until the pile is emptied. */
  on = $state(false);
  /** Whether that can be said now: others answer each other on the pile. */
  readonly possible: boolean = $derived.by(() => {
    const { you, update } = this.#props();
    const { pile = [], options } = update.view as Shown;
    // Who is locked out has passed for the whole trick anyway.
    return you !== null && options?.pass === 'soft' && pile.length > 0 && pile.at(-1)?.seat !== you;
  });
  readonly #props: () => TableProps;

  constructor(props: () => TableProps, player: Player) {
    this.#props = props;
    $effect(() => {
      const { pile } = props().update.view as Shown;
      if (!pile?.length) this.on = false;
    });
    $effect(() => {
      const { legal } = props().update;
      // Only what is legal is asked, so this tells no more than the player's own pass would.
      const alone = legal.length === 1 && player.here.preferences.autoPass;
      if (!legal.includes('pass') || !(this.on || alone)) return;
      const after = AFTER_MS + Math.random() * (UP_TO_MS - AFTER_MS);
      const timer = setTimeout(() => void player.attempt('pass'), after);
      return () => clearTimeout(timer);
    });
  }
}
