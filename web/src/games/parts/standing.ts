// Who stands where, before and after a round.

export interface Standing {
  /** The seats, best first. */
  order: number[];
  /** By seat, from 1; who has as much shares a place. */
  places: number[];
}

/** Where totals put each seat; who won a match stands before those who did not. */
export function standing(
  totals: number[],
  fewest: boolean,
  winners: readonly number[] | null = null,
): Standing {
  const lead = (seat: number, other: number) => {
    const won = Number(winners?.includes(seat) ?? 0) - Number(winners?.includes(other) ?? 0);
    const more = (totals[seat] ?? 0) - (totals[other] ?? 0);
    return won || (fewest ? -more : more);
  };
  const order = totals.map((_, seat) => seat).sort((a, b) => lead(b, a) || a - b);
  const places = totals.map((_, seat) => 1 + order.filter((other) => lead(other, seat) > 0).length);
  return { order, places };
}

/** By seat: whom it has overtaken. */
export function overtaken(before: Standing, after: Standing): number[][] {
  return after.places.map((place, seat) =>
    after.places.flatMap((other, at) => {
      const was = (before.places[seat] ?? 0) > (before.places[at] ?? 0);
      return was && place < other ? [at] : [];
    }),
  );
}
