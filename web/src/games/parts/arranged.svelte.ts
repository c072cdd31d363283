// The player's own order of a hand, where a game's rules leave that to the player. It lasts as long
// as the hand does, on this device.
import { isLike, Kept, listOf } from '../../shell/kept';

type Hand = [name: string, keys: string[]];

const kept = new Kept<Hand[]>(
  'kartenhaus.hands',
  listOf((it) => isLike([], it) && isLike('', it[0]) && isLike([], it[1])),
);

/** The orders of so many hands are kept; the oldest goes first. */
const HANDS_MAX = 4;

/** No hand has more cards. */
const CARDS_MAX = 80;

export class Arranged {
  readonly #hand: () => string;
  #own = $state.raw<{ hand: string; keys: string[] } | null>(null);

  /** The keys of the cards in the player's order; none if it is not the player's. */
  readonly keys: readonly string[] = $derived.by(() => {
    const hand = this.#hand();
    if (this.#own?.hand === hand) return this.#own.keys;
    return kept.get().find(([name]) => name === hand)?.[1] ?? [];
  });
  readonly on = $derived(this.keys.length > 0);

  /** `hand` names the hand: another one is not arranged yet. */
  constructor(hand: () => string) {
    this.#hand = hand;
  }

  /** Sorted cards in the player's order; what has come since lies behind the card before it. */
  sorted<Item extends string | object>(items: Item[], key: (item: Item) => string): Item[] {
    const { keys } = this;
    if (keys.length === 0) return items;
    const byKey = new Map(items.map((item) => [key(item), item]));
    const all = keys.flatMap((it) => byKey.get(it) ?? []);
    const known = new Set(all);
    items.forEach((item, at) => {
      if (known.has(item)) return;
      const before = items[at - 1];
      all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, item);
    });
    return all;
  }

  /** The cards lie in this order from now on; null sorts them again. */
  lay(keys: string[] | null): void {
    const hand = this.#hand();
    this.#own = { hand, keys: keys?.slice(0, CARDS_MAX) ?? [] };
    const others = kept.get().filter(([name]) => name !== hand);
    const all: Hand[] = keys ? [...others, [hand, this.#own.keys]] : others;
    kept.set(all.slice(-HANDS_MAX));
  }
}

/** Some cards of a row come to lie before its `at`th other card. */
export function moved(keys: string[], some: string[], at: number): string[] {
  const others = keys.filter((key) => !some.includes(key));
  return [...others.slice(0, at), ...keys.filter((key) => some.includes(key)), ...others.slice(at)];
}
