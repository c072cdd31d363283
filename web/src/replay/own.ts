// What somebody has played: sums over their own matches, ready to be drawn.
import type { MatchAbout, OwnMatch } from '../protocol';
import { group, type Player } from './statistics';

/** With fewer matches than these a share says little. */
export const FEW = 10;

/** So many of the last matches are somebody's form. */
export const FORM = 10;

/** So many of those who were met most are shown. */
const MET_MAX = 8;

/** Somebody who was met. */
export interface Met {
  id: string;
  name: string;
  bot: boolean;
  matches: number;
  /** In how many of them they came behind. */
  behind: number;
}

/** How often somebody won, beside what chance would give. */
export interface Wins {
  matches: number;
  won: number;
  share: number;
  /** Its 95 % interval. */
  low: number;
  high: number;
  /** What everybody at these tables would have, if nothing but chance decided. */
  chance: number;
}

const isWon = ({ about, seat }: OwnMatch) => about.winners.includes(seat);

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, it) => sum + it, 0) / Math.max(numbers.length, 1);

/** The latest first, each once. */
export function inOrder(all: readonly OwnMatch[]): OwnMatch[] {
  const byId = new Map(all.map((it) => [`${it.room}/${it.about.match}`, it]));
  const ended = ({ about }: OwnMatch) => about.over_at ?? about.began_at ?? 0;
  return [...byId.values()].sort((a, b) => ended(b) - ended(a));
}

/** A seat's place in a match. */
export const rank = ({ ranks }: MatchAbout, seat: number) => ranks[seat] ?? 1;

/** The mean place, beside what chance would give. */
export function meanRank(all: readonly OwnMatch[]): { rank: number; chance: number } {
  return {
    rank: mean(all.map(({ about, seat }) => rank(about, seat))),
    chance: mean(all.map(({ about }) => mean(about.ranks))),
  };
}

/** How often somebody won; the interval is Wilson's. */
export function wins(all: readonly OwnMatch[]): Wins {
  const [matches, won] = [all.length, all.filter(isWon).length];
  const chance = mean(all.map(({ about }) => about.winners.length / about.players.length));
  if (matches === 0) return { matches, won, share: 0, low: 0, high: 1, chance };
  const [share, z2] = [won / matches, 1.96 ** 2];
  const middle = share + z2 / (2 * matches);
  const wide = Math.sqrt(z2 * ((share * (1 - share)) / matches + z2 / (4 * matches ** 2)));
  const [low, high] = [middle - wide, middle + wide].map((it) => it / (1 + z2 / matches));
  return { matches, won, share, low: Math.max(low ?? 0, 0), high: Math.min(high ?? 1, 1), chance };
}

/** What may be said of that. */
export function verdict({ matches, low, high, chance }: Wins): 'few' | 'more' | 'less' | 'luck' {
  if (matches < FEW) return 'few';
  if (low > chance) return 'more';
  return high < chance ? 'less' : 'luck';
}

/** How many matches in a row were won: up to now, and at most. */
export function streaks(all: readonly OwnMatch[]): { now: number; longest: number } {
  let [now, longest] = [0, 0];
  for (const match of all.toReversed()) {
    now = isWon(match) ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** Those who were met most, by the names that they had. */
export function met(all: readonly OwnMatch[]): Met[] {
  const others = new Map<string, Met>();
  for (const { about, seat } of all) {
    about.players.forEach(({ name, bot }, at) => {
      if (at === seat) return;
      const id = `${bot === null ? 'person' : 'bot'} ${name}`;
      const it = others.get(id) ?? { id, name, bot: bot !== null, matches: 0, behind: 0 };
      it.matches += 1;
      it.behind += Number(rank(about, at) > rank(about, seat));
      others.set(id, it);
    });
  }
  const sorted = [...others.values()].sort(
    (a, b) => Number(a.bot) - Number(b.bot) || b.matches - a.matches,
  );
  return sorted.slice(0, MET_MAX);
}

/** Somebody alone, as those of a group are summed up; null if they played nothing. */
export function alone(all: readonly OwnMatch[], game: string, name: string): Player | null {
  const own = all.map(({ about, seat }) => ({
    ...about,
    players: [{ name, bot: null }],
    winners: about.winners.includes(seat) ? [0] : [],
    rounds: about.rounds.map(({ steps, scores }) => ({ steps, scores: [scores[seat] ?? 0] })),
  }));
  return group(own, game).players[0] ?? null;
}

/** An estimate over ranked matches, in order, with what it may be wrong by. */
export interface Estimate {
  estimate: number;
  doubt: number;
}

/** How well somebody was thought to play, after each match that counts. */
export const estimates = (all: readonly OwnMatch[]): Estimate[] =>
  all.toReversed().flatMap(({ rating }) =>
    rating ? [{ estimate: rating.after + rating.doubt, doubt: rating.doubt }] : [],
  );
