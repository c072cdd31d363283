// What a group has played in a room: sums over its finished matches, ready to be drawn.
import type { MatchAbout, PlayerAbout } from '../protocol';

/** So many lines are told apart; those who played most have one. */
export const LINES_MAX = 6;

/** A player, by name: a bot of the same name is another one. */
export interface Player {
  id: string;
  name: string;
  bot: boolean;
  matches: number;
  won: number;
  /** The points of their rounds, in order. */
  rounds: number[];
  /** After so many rounds of the group, all their points so far. */
  totals: { after: number; points: number }[];
}

/** The five numbers that say how somebody's points are spread. */
export interface Spread {
  least: number;
  low: number;
  middle: number;
  high: number;
  most: number;
}

/** What a group has played of one game. */
export interface Group {
  matches: number;
  rounds: number;
  /** Those who played most first. */
  players: Player[];
}

const idOf = ({ name, bot }: PlayerAbout) => `${bot === null ? 'person' : 'bot'} ${name}`;

/** Sums up the matches of one game; the server tells the latest first. */
export function group(all: readonly MatchAbout[], game: string): Group {
  const matches = all.filter((match) => match.game === game).toReversed();
  const players = new Map<string, Player>();
  let rounds = 0;
  for (const { players: seats, winners, rounds: played } of matches) {
    seats.forEach((seat, at) => {
      const { name, bot } = seat;
      const id = idOf(seat);
      const fresh: Player = {
        id,
        name,
        bot: bot !== null,
        matches: 0,
        won: 0,
        rounds: [],
        totals: [{ after: rounds, points: 0 }],
      };
      const player = players.get(id) ?? fresh;
      players.set(id, player);
      player.matches += 1;
      player.won += Number(winners.includes(at));
      played.forEach(({ scores }, round) => {
        const points = (player.totals.at(-1)?.points ?? 0) + (scores[at] ?? 0);
        player.rounds.push(scores[at] ?? 0);
        player.totals.push({ after: rounds + round + 1, points });
      });
    });
    rounds += played.length;
  }
  const sorted = [...players.values()].sort((a, b) => b.matches - a.matches);
  return { matches: matches.length, rounds, players: sorted };
}

/** How some numbers are spread; null where there are none. */
export function spread(numbers: readonly number[]): Spread | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  const at = (share: number) => {
    const place = last * share;
    const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    if (below === undefined || above === undefined) return 0;
    return below + (above - below) * (place - Math.floor(place));
  };
  if (last < 0) return null;
  return { least: at(0), low: at(0.25), middle: at(0.5), high: at(0.75), most: at(1) };
}

/** From the least to the most of some numbers and nought; never empty. */
export function span(numbers: readonly number[]): [number, number] {
  const [least, most] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  return least === most ? [least, least + 1] : [least, most];
}

/** Where a number lies within a span, in hundredths. */
export function within(number: number, span: readonly number[]): number {
  const [least = 0, most = 1] = [span[0], span.at(-1)];
  return (100 * (number - least)) / (most - least);
}

/** Marks from below the least of some numbers to above the most: evenly, and about so many. */
export function marksOf(numbers: readonly number[], count: number): number[] {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const apart = (most - least) / count || 1;
  const power = 10 ** Math.floor(Math.log10(apart));
  const step = Math.max(1, power * ([1, 2, 5].find((it) => it * power >= apart) ?? 10));
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}
