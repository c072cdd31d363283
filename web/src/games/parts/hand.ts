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

/** Whether there is nothing to tell two states of a card apart. */
export function alike(one: HandItem, other: HandItem): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const of = (item: HandItem, name: string) => (item as unknown as Record<string, unknown>)[name];
  return [...names].every((name) => {
    const [a, b] = [of(one, name), of(other, name)];
    if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((it, at) => it === b[at]);
    return a === b;
  });
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
