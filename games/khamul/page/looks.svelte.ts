// Cards that are turned up for the player alone, once. They stay up until the player turns them
// down. Only then is the server told: until then a page that is loaded again shows them again.
import type { Peek } from '$web/protocol';
import type { KhamulSecret } from '$web/views';

type Waiting = Pick<Peek, 'id' | 'event'>;

interface Look {
  id: number;
  faces: { slot: number; card: string }[];
}

function look({ id, event }: Waiting): Look {
  const it = event as KhamulSecret;
  if (it.type === 'looked') return { id, faces: [{ slot: it.slot, card: it.card }] };
  if (it.type !== 'peeked') return { id, faces: [] };
  return { id, faces: it.slots.map((slot, at) => ({ slot, card: it.cards[at] ?? '' })) };
}

export class Looks {
  /** Those that the player has turned down. */
  #seen = $state.raw<ReadonlySet<number>>(new Set());
  readonly #peeks: () => Waiting[];
  readonly #shown: (ids: number[]) => void;

  /** `peeks` are those that the server still sends, `shown` tells it that they were seen. */
  constructor(peeks: () => Waiting[], shown: (ids: number[]) => void) {
    this.#peeks = peeks;
    this.#shown = shown;
  }

  /** What is turned up now: one look after another. */
  readonly #open: Look | undefined = $derived.by(() =>
    this.#peeks()
      .filter(({ id }) => !this.#seen.has(id))
      .map(look)
      .find(({ faces }) => faces.length > 0),
  );
  /** The slots that are turned up. */
  readonly slots: number[] = $derived.by(() => this.#open?.faces.map(({ slot }) => slot) ?? []);

  /** The card in a slot that is turned up. */
  face(slot: number): string | null {
    return this.#open?.faces.find((face) => face.slot === slot)?.card ?? null;
  }

  /** Turns them down for good. */
  close(): void {
    if (!this.#open) return;
    const { id } = this.#open;
    this.#seen = new Set([...this.#seen, id]);
    this.#shown([id]);
  }

  /** Tells the server what it has not heard: a line can be lost at the wrong moment. */
  hear(): void {
    const done = (it: Waiting) => this.#seen.has(it.id) || look(it).faces.length === 0;
    const ids = this.#peeks()
      .filter(done)
      .map(({ id }) => id);
    if (ids.length) this.#shown(ids);
  }
}
