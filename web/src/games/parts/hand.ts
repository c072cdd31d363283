// What a hand needs to know of a card.

export interface HandItem {
  /** Tells it from the other cards, also when they move. */
  key: string;
  /** Its spoken name and state. */
  label: string;
  selected: boolean;
  /** It stands up a little. */
  up?: boolean;
  /** It stays in the background. */
  flat?: boolean;
  /** It has just come in. */
  fresh?: boolean;
}

/** What is done with the cards of a hand. */
export interface Selects<Item extends HandItem> {
  readonly items: Item[];
  /** Selects a card, or takes the selection back. */
  toggle(key: string): void;
  /** A finger or a mouse tapped a card; else that selects it, as keys do. */
  tap?(key: string): void;
  /** Plays what is selected. */
  commit(): void | Promise<void>;
  /** A card was double-clicked. */
  twice?(key: string): void;
  /** Shift and an arrow: the focus moved from one card to another, to select both. */
  extend?(from: string, to: string): void;
  /** Lays cards before the `at`th of the others, where the rules leave the order to the player. */
  arrange?(keys: string[], at: number): void;
  /** Whether that can be done with a card; with every one if it is not said. */
  arranges?(key: string): boolean;
  /** Whether a card can be played by dragging; every one if it is not said. */
  drops?(key: string): boolean;
}

/** Whether there is nothing to tell two states of a card apart. */
export function alike(one: HandItem, other: HandItem): boolean {
  const [a, b] = [one, other] as unknown as Record<string, unknown>[];
  // Each tap asks this of every card: nothing is made for it.
  for (const name in a) if (!same(a[name], b?.[name])) return false;
  for (const name in b) if (!same(a?.[name], b[name])) return false;
  return true;
}

function same(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((it, at) => it === b[at]);
}

/** Keys for cards of which some can be alike: the card, and which of these it is. */
export function keyed(cards: string[]): string[] {
  const met = new Map<string, number>();
  return cards.map((card) => {
    const nth = met.get(card) ?? 0;
    met.set(card, nth + 1);
    return `${card}.${nth}`;
  });
}
