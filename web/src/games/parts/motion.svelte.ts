// Has the cards of a table move as its updates tell.
import { onMount, untrack } from 'svelte';
import { Flyer } from '../../motion';
import type { Move, Moves } from '../../motion/plan';
import type { TableProps } from '../types';

/** Of more changes at once nobody sees one: the table is drawn as it is. */
const CHANGES_MAX = 3;

/** How close together updates are "at once", in milliseconds. */
const ONCE_MS = 250;

export class Motion {
  #flyer: Flyer | null = null;
  /** The update that was drawn last. */
  #drawn = { match: -1, seq: -1, order: undefined as unknown };
  /** When the last updates came. */
  #times: number[] = [];

  /**
   * `moves` says what each event moves; `order` is how the player's cards are sorted: they slide
   * when that changes.
   */
  constructor(props: () => TableProps, moves: Moves, order: () => unknown = () => null) {
    const deals = (told: unknown[], you: number | null, view: unknown) =>
      told.flatMap((event) => moves(event, you, view)).filter((move) => 'deal' in move);
    onMount(() => {
      const { update, you } = props();
      const told = update.told.length > CHANGES_MAX ? [] : update.told;
      const dealt = deals(told.flatMap(({ all }) => all), you, update.view);
      const flyer = new Flyer();
      this.#flyer = flyer;
      if (dealt.length > 0) flyer.open(dealt);
      return () => {
        flyer.stop();
        this.#flyer = null;
      };
    });
    $effect.pre(() => {
      void props().update;
      void order();
      untrack(() => this.#flyer?.before());
    });
    $effect(() => {
      const { update, you } = props();
      const now = order();
      untrack(() => {
        const told = this.#fresh(update);
        const sorted = now !== this.#drawn.order && this.#drawn.match === update.match;
        this.#drawn = { match: update.match, seq: update.seq, order: now };
        const list = told?.flatMap((event) => moves(event, you, update.view)) ?? [];
        if (list.length > 0 || sorted) this.#flyer?.after(list as Move[]);
        else this.#flyer?.forget();
      });
    });
  }

  /** The events that were not drawn yet; null where they are too many, or from another match. */
  #fresh({ match, seq, told }: TableProps['update']): unknown[] | null {
    if (match !== this.#drawn.match || seq <= this.#drawn.seq) return null;
    const now = performance.now();
    this.#times = [...this.#times.filter((time) => now - time < ONCE_MS), now];
    const fresh = told.filter((batch) => batch.seq > this.#drawn.seq);
    if (Math.max(fresh.length, this.#times.length) > CHANGES_MAX) return null;
    return fresh.flatMap(({ all, you }) => [...all, ...you]);
  }
}
