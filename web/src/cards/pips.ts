// Where the pips of a number card are, beside the index: in a box of 100 by 140.

/** How many rows the two columns have, and where single pips are between them, from top to foot. */
const PLACES: Record<number, { rows: number; between: number[] }> = {
  2: { rows: 0, between: [0, 1] },
  3: { rows: 0, between: [0, 0.5, 1] },
  4: { rows: 2, between: [] },
  5: { rows: 2, between: [0.5] },
  6: { rows: 3, between: [] },
  7: { rows: 3, between: [0.25] },
  8: { rows: 3, between: [0.25, 0.75] },
  9: { rows: 4, between: [0.5] },
  10: { rows: 4, between: [1 / 6, 5 / 6] },
};

/** How large the pips of a number are. */
const size = (number: number) =>
  [35, 27, 23.5, 21.5][[3, 6, 8, 10].findIndex((most) => number <= most)];

/** Where the pips of a number from 2 to 10 are, and how large each is. */
export function pips(number: number): { x: number; y: number; size: number }[] {
  const { rows = 0, between = [] } = PLACES[number] ?? {};
  const high = size(number) ?? 0;
  const at = (share: number) => high / 2 + 11 + share * (118 - high);
  const sides = Array.from({ length: rows }, (_, row) => at(row / (rows - 1)));
  return [
    ...sides.flatMap((y) => [48, 81].map((x) => ({ x, y, size: high }))),
    ...between.map((share) => ({ x: 64.5, y: at(share), size: high })),
  ];
}

/** What was drawn before: a table has many cards of a kind. */
const before = new Map<string, string>();

/** The pips of a number as SVG, all with one outline: one piece to draw, and not eleven. */
export function drawn(path: string, number: number): string {
  const key = `${number} ${path}`;
  const found = before.get(key);
  if (found !== undefined) return found;
  const all = pips(number).map(
    ({ x, y, size }) => `<path d="${path}" transform="translate(${x} ${y}) scale(${size / 20})" />`,
  );
  const made = all.join('');
  before.set(key, made);
  return made;
}
