// How a hand is laid out.

/** What is left and right of a hand. */
export const MARGIN = 8;

/** Between cards that need not overlap. */
const GAP = 4;

export interface Rows {
  /** How many cards each row has. */
  sizes: number[];
  /** From one card's left edge to the next one's, in pixels. */
  step: number;
}

/** The fewest rows in which every card shows this much of its left edge. */
export function rows(count: number, width: number, card: number, least = 30): Rows {
  const room = width - 2 * MARGIN;
  for (let rows = 1; ; rows += 1) {
    const longest = Math.ceil(count / rows);
    const step = longest > 1 ? (room - card) / (longest - 1) : card + GAP;
    if (step >= least || longest <= 1) {
      const sizes = Array.from({ length: rows }, (_, row) =>
        Math.floor((count + rows - 1 - row) / rows),
      );
      return { sizes, step: Math.max(0, Math.min(Math.floor(step), card + GAP)) };
    }
  }
}
