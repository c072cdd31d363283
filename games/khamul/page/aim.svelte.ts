// A card that is about to be thrown: one tap throws it, and for a moment another takes that back.

/** For how long a throw can be taken back, in milliseconds. */
export const UNDO_MS = 300;

/** Nobody sees a card and answers within this time: such a tap was meant for something else. */
const REACTION_MS = 250;

/** How long an answer takes to be heard of at most, in milliseconds. */
const ANSWERED_MS = 1500;

export class Aim {
  #slot = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opened = -Infinity;
  #ends = Infinity;
  #answered = -Infinity;

  /** The card's slot. */
  get slot(): number | null {
    return this.#slot;
  }

  /** Whether a tap cannot be an answer to the snap yet. */
  get isEarly(): boolean {
    return performance.now() - this.#opened < REACTION_MS;
  }

  /** Whether the player has just answered. */
  get isAnswered(): boolean {
    return performance.now() - this.#answered < ANSWERED_MS;
  }

  /** The player answers. */
  answer(): void {
    this.#answered = performance.now();
    this.drop();
  }

  /** A snap is on the screen, for this long. */
  open(left: number): void {
    this.#opened = performance.now();
    this.#ends = this.#opened + left;
  }

  /** Throws a card, unless that is taken back in time; at once where the snap is nearly over. */
  at(slot: number, fire: () => void): void {
    this.drop();
    if (performance.now() + UNDO_MS >= this.#ends) return fire();
    this.#slot = slot;
    this.#timer = setTimeout(() => {
      this.drop();
      fire();
    }, UNDO_MS);
  }

  /** Takes it back. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#slot = null;
  }
}
