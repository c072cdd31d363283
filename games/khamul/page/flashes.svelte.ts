// Cards that everybody sees for a moment: they were thrown, and do not match.
import type { KhamulPublic } from '$web/views';

/** How long they are seen, in milliseconds. */
const SEEN_MS = 4000;

interface Flash {
  seat: number;
  slot: number;
  card: string;
}

export class Flashes {
  #seen = $state.raw<Flash[]>([]);

  hear(events: KhamulPublic[]): void {
    for (const event of events) {
      if (event.type !== 'threw' || event.matches) continue;
      const { seat, slot, card } = event;
      const it = { seat, slot, card };
      this.#seen = [...this.#seen, it];
      this.#end(it);
    }
  }

  /** Hides it after its time; nothing of that runs while nobody sees the page. */
  #end(it: Flash): void {
    if (document.hidden) {
      document.addEventListener('visibilitychange', () => this.#end(it), { once: true });
    } else {
      setTimeout(() => (this.#seen = this.#seen.filter((other) => other !== it)), SEEN_MS);
    }
  }

  /** The card that is seen in a slot. */
  face(seat: number, slot: number): string | null {
    return this.#seen.find((it) => it.seat === seat && it.slot === slot)?.card ?? null;
  }
}
