// Where the pips of a number card are: in a box of 100 by 141, as wide and high as a card.

const ROWS: Record<number, number[]> = {
  2: [29, 112],
  3: [29, 70.5, 112],
  4: [29, 56.7, 84.3, 112],
};

/** How many rows the two columns have, and the heights of the single pips between them. */
const PLACES: Record<number, { rows: number; between: number[] }> = {
  1: { rows: 0, between: [70.5] },
  2: { rows: 0, between: [29, 112] },
  3: { rows: 0, between: [29, 70.5, 112] },
  4: { rows: 2, between: [] },
  5: { rows: 2, between: [70.5] },
  6: { rows: 3, between: [] },
  7: { rows: 3, between: [49.7] },
  8: { rows: 3, between: [49.7, 91.3] },
  9: { rows: 4, between: [70.5] },
  10: { rows: 4, between: [42.8, 98.2] },
};

/** Where the pips of a number from 2 to 10 are; those in the lower half are upside down. */
export function pips(number: number): { x: number; y: number; down: boolean }[] {
  const { rows = 0, between = [] } = PLACES[number] ?? {};
  const sides = (ROWS[rows] ?? []).flatMap((y) => [
    { x: 36, y },
    { x: 64, y },
  ]);
  const middle = between.map((y) => ({ x: 50, y }));
  return [...sides, ...middle].map((place) => ({ ...place, down: place.y > 71 }));
}

/** What was drawn before: a table has many cards of a kind. */
const before = new Map<string, string>();

/** The pips of a number as SVG, all with one outline: one piece to draw, and not eleven. */
export function drawn(path: string, number: number): string {
  const key = `${number} ${path}`;
  const found = before.get(key);
  if (found !== undefined) return found;
  const all = pips(number).map(({ x, y, down }) => {
    const place = `translate(${x} ${y}) scale(${down ? -0.64 : 0.64}) translate(-12 -12)`;
    return `<path d="${path}" transform="${place}" />`;
  });
  const made = all.join('');
  before.set(key, made);
  return made;
}
