// Peeks: cards that the player may see for a moment. Their values are kept only until they were
// looked at, or until the player acts.
import type { Peek } from '$web/protocol';
import type { KhamulSecret } from '$web/views';

/** How long one may look in total, in milliseconds. */
export const BUDGET = 6000;

interface Look {
  id: number;
  faces: { slot: number; card: string }[];
  left: number;
}

export class Looks {
  #waiting = $state.raw<Look[]>([]);
  #open = $state(false);
  #left = $state(BUDGET);
  /** Whether a finger or a key keeps them turned up. */
  held = $state(false);
  readonly #met = new Set<number>();
  readonly #shown: (ids: number[]) => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #last = 0;

  constructor(shown: (ids: number[]) => void) {
    this.#shown = shown;
  }

  /** The slots of the look that waits, or that is open. */
  readonly slots: number[] = $derived.by(
    () => this.#waiting[0]?.faces.map(({ slot }) => slot) ?? [],
  );
  /** What share of the time is left. */
  readonly share: number = $derived.by(() => this.#left / BUDGET);

  /** Whether the cards are turned up now. */
  get open(): boolean {
    return this.#open;
  }

  /** The card in a slot, while it is turned up. */
  face(slot: number): string | null {
    if (!this.#open) return null;
    return this.#waiting[0]?.faces.find((face) => face.slot === slot)?.card ?? null;
  }

  /** Takes in what came with an update. */
  hear(peeks: Pick<Peek, 'id' | 'event'>[]): void {
    for (const { id, event } of peeks) {
      if (this.#met.has(id)) continue;
      this.#met.add(id);
      const it = event as KhamulSecret;
      const faces =
        it.type === 'peeked'
          ? it.slots.map((slot, at) => ({ slot, card: it.cards[at] ?? '' }))
          : it.type === 'looked'
            ? [{ slot: it.slot, card: it.card }]
            : [];
      if (faces.length) this.#waiting = [...this.#waiting, { id, faces, left: BUDGET }];
      else this.#shown([id]);
    }
  }

  /** Turns the cards up, as long as they are held or until they are hidden. */
  show(held = false): void {
    this.held = held;
    const look = this.#waiting[0];
    if (!look || this.#open) return;
    this.#open = true;
    this.#left = look.left;
    this.#last = performance.now();
    this.#timer = setInterval(() => this.#tick(look), 50);
    // Two frames later they are on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#shown([look.id])));
  }

  /** Turns them down again; the rest of the time is left for another look. */
  hide(): void {
    clearInterval(this.#timer);
    this.#open = false;
  }

  /** Turns them down for good, and forgets them. */
  close(): void {
    this.hide();
    const [look, ...rest] = this.#waiting;
    if (!look) return;
    if (look.left === BUDGET) this.#shown([look.id]);
    look.faces.length = 0;
    this.#waiting = rest;
    this.#left = BUDGET;
  }

  /** The last look that came so far; 0 if there was none. */
  get last(): number {
    return Math.max(0, ...this.#met);
  }

  /** Forgets what came up to this look: who acts has looked, and cannot save it for later. */
  end(last = this.last): void {
    for (let look = this.#waiting[0]; look && look.id <= last; look = this.#waiting[0]) {
      this.close();
    }
  }

  #tick(look: Look): void {
    const now = performance.now();
    look.left -= now - this.#last;
    this.#last = now;
    this.#left = Math.max(0, look.left);
    if (look.left <= 0) this.close();
  }
}
