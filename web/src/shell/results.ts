// What this browser's player has reached: streaks and bests, from matches that ended here.
import { isLike, Kept, listOf } from './kept';
import { RESULTS } from './memory';

/** So many matches of a game are told from new ones; the oldest goes first. */
const IDS_MAX = 12;

/** No name of a game is longer, and no site has more games. */
const GAMES_MAX = 20;

/** A match that is over, as its player sees it. */
export interface Result {
  game: string;
  /** Tells it from others. */
  id: string;
  won: boolean;
  /** Its best round, where high scores are good. */
  round: number | null;
  /** Its total, where low ones are good. */
  total: number | null;
}

export interface Reached {
  game: string;
  matches: number;
  won: number;
  /** How many matches in a row were won, up to now and at most. */
  streak: number;
  longest: number;
  /** The best round, where high scores are good. */
  round: number | null;
  /** The best total of a match, where low ones are good. */
  total: number | null;
}

interface Counted extends Reached {
  ids: string[];
}

/** What a match was for its player, beside what came before it. */
export interface News {
  /** How many matches in a row were won. */
  streak: number;
  /** A round that is better than any before. */
  round: number | null;
  /** A total that is better than any before. */
  total: number | null;
}

/** What was reached, by game, the most played first. */
export function reached(): Reached[] {
  const all = kept.get().toSorted((a, b) => b.matches - a.matches);
  return all.map(({ ids: _, ...rest }) => rest);
}

/** Keeps a match, once; returns what is new about it, or null if it was kept before. */
export function keepResult({ game, id, won, round, total }: Result): News | null {
  const all = kept.get();
  const before = all.find((it) => it.game === game) ?? fresh(game);
  if (before.ids.includes(id)) return null;
  const streak = won ? before.streak + 1 : 0;
  const now: Counted = {
    game,
    matches: before.matches + 1,
    won: before.won + Number(won),
    streak,
    longest: Math.max(before.longest, streak),
    round: better(Math.max, before.round, round),
    total: better(Math.min, before.total, total),
    ids: [...before.ids, id].slice(-IDS_MAX),
  };
  const others = all.filter((it) => it.game !== game);
  kept.set([...others, now].slice(-GAMES_MAX));
  // A first match has nothing to be better than.
  const beats = (was: number | null, is: number | null) =>
    was !== null && is !== null && was !== is ? is : null;
  return {
    streak,
    round: beats(before.round, now.round),
    total: beats(before.total, now.total),
  };
}

function better(
  of: (...values: number[]) => number,
  before: number | null,
  now: number | null,
): number | null {
  if (before === null || now === null) return before ?? now;
  return of(before, now);
}

function fresh(game: string): Counted {
  const none = { matches: 0, won: 0, streak: 0, longest: 0 };
  return { game, ...none, round: null, total: null, ids: [] };
}

/** Whether this is what was written here: the browser's memory is nobody's in particular. */
function isCounted(it: Counted): boolean {
  const isBest = (best: number | null) => best === null || typeof best === 'number';
  const example = { game: '', ids: [''], matches: 0, won: 0, streak: 0, longest: 0 };
  return isLike(example, it) && isBest(it.round) && isBest(it.total);
}

const kept = new Kept<Counted[]>(RESULTS, listOf(isCounted));
