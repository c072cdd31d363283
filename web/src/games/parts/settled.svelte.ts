// The cards of a hand, which stay where they are while a finger is down.
import { alike, type HandItem } from './hand';

export class Settled<Item extends HandItem> {
  readonly #items: () => Item[];
  /** What lay there when a finger came down; null without one. */
  #held: Item[] | null = null;
  /** Rises when a finger that kept cards from moving is lifted. */
  #lifted = $state(0);
  #drawn = new Map<string, Item>();

  // A tap costs nothing here: only what changes while a finger is down is kept where it was.
  // And only a card of which something changes is drawn anew.
  readonly shown: Item[] = $derived.by(() => {
    void this.#lifted;
    const items = this.#items();
    const now = this.#held?.map((old) => items.find(({ key }) => key === old.key) ?? old) ?? items;
    const kept = now.map((item) => {
      const old = this.#drawn.get(item.key);
      return old && alike(old, item) ? old : item;
    });
    this.#drawn = new Map(kept.map((item) => [item.key, item]));
    return kept;
  });

  constructor(items: () => Item[]) {
    this.#items = items;
  }

  /** A finger came down. */
  hold(): void {
    this.#held = this.shown;
  }

  /** It was lifted. */
  release(): void {
    if (!this.#held) return;
    const keys = (list: Item[]) => list.map(({ key }) => key).join(' ');
    if (keys(this.#held) !== keys(this.#items())) this.#lifted += 1;
    this.#held = null;
  }
}
