// The order in which a ranking stands side by side, as a house of cards.

/** Somebody who stands on the house. */
export interface Placed {
  name: string;
  /** A bot's level, or `program`. */
  bot: string | null;
  /** From 1 on; those who are level have the same. */
  place: number;
  /** What is said under the name, such as a sum. */
  score: string;
  /** Whether it is the player. */
  you: boolean;
}

/** The storeys under a place: three under the first, none from the fourth on. */
export const storeys = (place: number) => Math.max(0, 4 - place);

/** As on a stand: up to the first, and down again from the fourth on. */
export function arranged(all: readonly Placed[]): Placed[] {
  const order = all.toSorted((a, b) => a.place - b.place);
  if (order.length < 3) return order;
  const [first, second, third, ...rest] = order as [Placed, Placed, Placed, ...Placed[]];
  return order.length === 3 ? [second, first, third] : [third, second, first, ...rest];
}
