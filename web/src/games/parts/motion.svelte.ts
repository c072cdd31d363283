// Has the cards of a table move as its updates tell. What does it comes after the first paint.
import { onMount, untrack } from 'svelte';
import type { Flyer } from '../../motion';
import type { Move, Moves } from '../../motion/plan';
import { later } from '../../shell/later';
import type { TableProps } from '../types';

/** Of more changes at once nobody sees one: the table is drawn as it is. */
const CHANGES_MAX = 3;

/** How close together updates are "at once", in milliseconds. */
const ONCE_MS = 250;

/** A table that was drawn longer ago has nothing to deal any more, in milliseconds. */
const LATE_MS = 500;

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
      let here = true;
      const { update, you } = props();
      const told = update.told.length > CHANGES_MAX ? [] : update.told;
      const dealt = deals(told.flatMap(({ all }) => all), you, update.view);
      const drawn = performance.now();
      const begin = ({ Flyer }: typeof import('../../motion')) => {
        if (!here) return;
        this.#flyer = new Flyer();
        const now = props().update.match === update.match && performance.now() - drawn < LATE_MS;
        if (now && dealt.length > 0) this.#flyer.open(dealt);
      };
      // Without it nothing moves.
      later(import('../../motion'), begin);
      return () => {
        here = false;
        this.#flyer?.stop();
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
