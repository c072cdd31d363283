// What an update moves, from where things lay, where they lie now, and what was told.

/**
 * A card that goes from one spot to another; with `slide`, one that stays in its row and is only
 * pushed along. Or a spot that something happens to.
 *
 * Spots are named by `data-spot` and are single cards; places are named by `data-place` and hold
 * many. Of a spot that is not on the screen, its place is meant: of `seat 2 1`, `seat 2`.
 */
export type Move =
  | { from: string; to: string; slide?: boolean; note?: string }
  | { pulse: string };

/** What an event moves. `view` is the one after its update. */
export type Moves = (event: unknown, you: number | null, view: unknown) => Move[];

/** Where something is on the screen, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is on the screen: cards by spot, and places. */
export interface Picture<B extends Box = Box> {
  spots: Map<string, B>;
  places: Map<string, B>;
}

/** A card that flies over the table. */
export interface Flight<B extends Box = Box> {
  from: B;
  to: B;
  /** Which end shows the flying card. */
  card: 'from' | 'to';
  /** Whether the other end is a card too, and not a place of many. */
  both: boolean;
  /** Whether the card at its end is new, and so invisible until it lands. */
  fresh: boolean;
  delay: number;
}

/** A card that is pushed along. */
export interface Slide<B extends Box = Box> {
  to: B;
  dx: number;
  dy: number;
  /** The text on it if nothing may move. */
  note: string | null;
}

export interface Plan<B extends Box = Box> {
  flights: Flight<B>[];
  slides: Slide<B>[];
  pulses: B[];
}

/** How long a flight takes, in milliseconds. */
export const FLIGHT_MS = 220;

/** How long after one flight the next one begins, in milliseconds. */
export const STAGGER_MS = 35;

/** Nobody can follow more cards than this. */
export const FLIGHTS_MAX = 6;

/** Rows of more cards than this are redrawn without a slide. */
export const SLIDES_MAX = 24;

/** Works out what moves, and from where to where. */
export function plan<B extends Box>(
  before: Picture<B>,
  after: Picture<B>,
  moves: Move[],
): Plan<B> {
  const flights: Flight<B>[] = [];
  const slides = pushed(before, after, moves);
  const pulses: B[] = [];
  for (const move of moves) {
    if ('pulse' in move) {
      const box = after.spots.get(move.pulse) ?? after.places.get(move.pulse);
      if (box) pulses.push(box);
    } else if (!move.slide && flights.length < FLIGHTS_MAX) {
      const flight = flown(before, after, move.from, move.to);
      if (flight) flights.push({ ...flight, delay: flights.length * STAGGER_MS });
    }
  }
  return { flights, slides, pulses };
}

/** A flight needs a card at one end at least. */
function flown<B extends Box>(
  before: Picture<B>,
  after: Picture<B>,
  from: string,
  to: string,
): Omit<Flight<B>, 'delay'> | null {
  const [left, reached] = [before.spots.get(from), after.spots.get(to)];
  const start = left ?? placed(before, from);
  const end = reached ?? placed(after, to);
  if (!start || !end || (!left && !reached)) return null;
  const both = left !== undefined && reached !== undefined;
  const fresh = reached !== undefined && !before.spots.has(to);
  return { from: start, to: end, card: reached ? 'to' : 'from', both, fresh };
}

/** The place that a spot belongs to. */
function placed<B extends Box>(picture: Picture<B>, spot: string): B | undefined {
  for (let name = spot; name; name = name.slice(0, Math.max(0, name.lastIndexOf(' ')))) {
    const place = picture.places.get(name);
    if (place) return place;
  }
  return undefined;
}

/** Cards that moved within a row: those in the events, and those that made room. */
function pushed<B extends Box>(
  before: Picture<B>,
  after: Picture<B>,
  moves: Move[],
): Slide<B>[] {
  const origins = new Map<string, { from: string; note: string | null }>();
  for (const spot of after.spots.keys()) {
    if (spot.startsWith('hand ')) origins.set(spot, { from: spot, note: null });
  }
  for (const move of moves) {
    if ('pulse' in move) continue;
    if (move.slide) origins.set(move.to, { from: move.from, note: move.note ?? null });
    // A card that flew in was not pushed.
    else if (!before.spots.has(move.to)) origins.delete(move.to);
  }
  const slides = [...origins].flatMap(([spot, { from, note }]) => {
    const [was, to] = [before.spots.get(from), after.spots.get(spot)];
    if (!was || !to) return [];
    const [dx, dy] = [was.x - to.x, was.y - to.y];
    return Math.abs(dx) + Math.abs(dy) < 2 ? [] : [{ to, dx, dy, note }];
  });
  return slides.length > SLIDES_MAX ? [] : slides;
}
