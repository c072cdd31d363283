// What an update moves, from where things lay, where they lie now, and what was told.

/**
 * A card that goes from one spot to another; with `slide`, one that stays in its row and is only
 * pushed along; with `hit`, one that lands hard; with `burn`, one that burns where it lies. Or a
 * spot that something happens to; cards that are dealt to spots and places, in this order, round
 * after round; or all cards that left a place, which go to another.
 *
 * Spots are named by `data-spot` and are single cards; places are named by `data-place` and hold
 * many. Of a spot that is not on the screen, its place is meant: of `seat 2 1`, `seat 2`.
 */
export type Move =
  | { from: string; to: string; slide?: boolean; note?: string; hit?: boolean; burn?: boolean }
  | { pulse: string }
  | { deal: string[] }
  | { sweep: string; to: string };

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
  /** How it goes: laid, thrown hard, taken with others from a pile, or burnt where it lies. */
  how: 'laid' | 'hit' | 'taken' | 'burnt';
  delay: number;
}

/** A card that is dealt: to a spot, where it is drawn, or to a place of many. */
export interface Dealt<B extends Box = Box> {
  from: B;
  to: B;
  spot: boolean;
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
  deals: Dealt<B>[];
  slides: Slide<B>[];
  pulses: B[];
}

/** How long a flight takes, in milliseconds. */
export const FLIGHT_MS = 280;

/** How long after one flight the next one begins, in milliseconds. */
export const STAGGER_MS = 45;

/** How long a card takes that is dealt, in milliseconds. */
export const DEALT_MS = 240;

/** How long a whole deal takes at most, in milliseconds. */
export const DEAL_MS = 900;

/** So many cards are dealt to a place of many. */
const BACKS_MAX = 3;

/** Where they come from: the first of these that there is. */
const DEALT_FROM = ['deck', 'pile'];

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
  const deals: Dealt<B>[] = [];
  const flew = new Set<string>();
  const fly = (from: string, to: string, how: Flight['how']) => {
    flew.add(from);
    const flight = flights.length < FLIGHTS_MAX ? flown(before, after, from, to) : null;
    // A pile is taken, or burns, as a whole.
    const late = how === 'taken' || how === 'burnt' ? 0 : flights.length * STAGGER_MS;
    if (flight) flights.push({ ...flight, how, delay: late });
  };
  const how = ({ from, hit, burn }: { from: string; hit?: boolean; burn?: boolean }) =>
    hit ? 'hit' : burn ? 'burnt' : from.startsWith('pile ') ? 'taken' : 'laid';
  for (const move of moves) {
    if ('pulse' in move) {
      const box = after.spots.get(move.pulse) ?? after.places.get(move.pulse);
      if (box) pulses.push(box);
    } else if ('deal' in move) {
      deals.push(...dealt(after, move.deal));
    } else if ('sweep' in move) {
      const gone = left(before, after, move.sweep).filter((spot) => !flew.has(spot));
      for (const spot of gone) fly(spot, move.to, 'taken');
    } else if (!move.slide) {
      fly(move.from, move.to, how(move));
    }
  }
  return { flights, deals, slides, pulses };
}

/** The spots of a place that lay there before, and do not any more. */
function left<B extends Box>(before: Picture<B>, after: Picture<B>, place: string): string[] {
  const spots = [...before.spots.keys()].filter((spot) => spot.startsWith(`${place} `));
  return spots.filter((spot) => !after.spots.has(spot));
}

/** One card to each, and so on, from the deck or from the middle of the table. */
function dealt<B extends Box>(after: Picture<B>, names: string[]): Dealt<B>[] {
  const at = (name: string) => after.spots.get(name) ?? after.places.get(name) ?? [];
  const [from] = DEALT_FROM.flatMap(at);
  if (!from) return [];
  const hands = names.map((name) => {
    const spots = [...after.spots].filter(([spot]) => spot.startsWith(`${name} `));
    const place = after.places.get(name);
    if (spots.length > 0 || !place) return spots.map(([, to]) => ({ from, to, spot: true }));
    return Array.from({ length: BACKS_MAX }, () => ({ from, to: place, spot: false }));
  });
  const rounds = Math.max(0, ...hands.map((hand) => hand.length));
  const all = Array.from({ length: rounds }, (_, at) => hands.flatMap((hand) => hand[at] ?? []));
  const cards = all.flat();
  const step = Math.min(STAGGER_MS, (DEAL_MS - DEALT_MS) / Math.max(1, cards.length - 1));
  return cards.map((card, at) => ({ ...card, delay: Math.round(at * step) }));
}

/** A flight needs a card at one end at least. */
function flown<B extends Box>(
  before: Picture<B>,
  after: Picture<B>,
  from: string,
  to: string,
): Omit<Flight<B>, 'delay' | 'how'> | null {
  const [lay, reached] = [before.spots.get(from), after.spots.get(to)];
  const start = lay ?? placed(before, from);
  const end = reached ?? placed(after, to);
  if (!start || !end || (!lay && !reached)) return null;
  const both = lay !== undefined && reached !== undefined;
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
    if (!('from' in move)) continue;
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
