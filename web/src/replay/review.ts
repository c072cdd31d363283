// Where a match turned: what the server found, and how it is drawn.
import type { MatchAbout } from '../protocol';
import type { MatchReview, ReviewPoint, ReviewTurn } from '../reviews';
import { url } from '../shell/address';
import { readMatch } from '../shell/api';
import { speakAtTables } from '../shell/words.svelte';

export interface Reviewed {
  about: MatchAbout;
  review: MatchReview;
}

/** Fetches a review, which takes the server some seconds to make; until `gone` says otherwise. */
export async function fetchReview(of: string, gone: () => boolean): Promise<Reviewed> {
  const about = await readMatch<MatchAbout>(of);
  // Its moves are told as at its table.
  await speakAtTables(about.game);
  for (;;) {
    const review = await readMatch<MatchReview>(`${of}/review`);
    if (review.ready || gone()) return { about, review };
  }
}

/** The address of a step of a match, from its path on the server. */
export function linkTo(of: string, search: string): string {
  const [, room, match] = /^rooms\/([^/]+)\/(?:matches\/(?=\d))?(\d+|expert)$/.exec(of) ?? [];
  const path = url(room ? `/r/${room}/replay/${match}` : of.replace(/^records/, '/replay'));
  return path + search;
}

/** A place in the drawing: both from 0 to 100, and the second counts from the top. */
export interface Dot {
  x: number;
  y: number;
}

/** The drawing of one seat's chances. */
export interface Curve {
  line: Dot[];
  /** Around the line, how far it may be off. */
  band: Dot[];
  /** From the last own decision to what it came to. */
  end: [Dot, Dot];
  rounds: { round: number; x: number }[];
  /** The moves that cost most. */
  turns: Dot[];
}

/** How far a step is from the beginning of the match, in hundredths. */
export function place({ rounds }: MatchAbout, round: number, step: number): number {
  const all = rounds.reduce((sum, { steps }) => sum + steps, 0);
  const before = rounds.slice(0, round - 1).reduce((sum, { steps }) => sum + steps, 0);
  return (100 * (before + step)) / Math.max(1, all - 1);
}

/** What one seat could know of its chance; of each seat there is its own. */
export const pointsOf = ({ points }: MatchReview, seat: number): ReviewPoint[] =>
  points.filter((point) => point.seat === seat);

/** The moves of one seat that cost most, as they came. */
export const turnsOf = ({ turns }: MatchReview, seat: number): ReviewTurn[] =>
  turns
    .filter((turn) => turn.seat === seat)
    .sort((a, b) => a.round - b.round || a.step - b.step);

/** Draws what one seat could know of its chance. */
export function curve({ about, review }: Reviewed, seat: number): Curve {
  const points = pointsOf(review, seat);
  const x = ({ round, step }: { round: number; step: number }) => place(about, round, step);
  const y = (chance: number) => 100 - Math.min(100, Math.max(0, chance));
  const line = points.map((point) => ({ x: x(point), y: y(point.chance) }));
  const upper = points.map((point) => ({ x: x(point), y: y(point.chance + point.doubt) }));
  const lower = points.map((point) => ({ x: x(point), y: y(point.chance - point.doubt) }));
  const result = { x: 100, y: about.winners.includes(seat) ? 0 : 100 };
  return {
    line,
    band: [...upper, ...lower.reverse()],
    end: [line.at(-1) ?? result, result],
    rounds: about.rounds.map((_, at) => ({ round: at + 1, x: place(about, at + 1, 0) })),
    turns: turnsOf(review, seat).map((turn) => {
      const own = points.find(({ round, step }) => round === turn.round && step === turn.step);
      return { x: x(turn), y: y(own?.chance ?? turn.played.chance) };
    }),
  };
}

/** Places, as SVG writes them. */
export const drawn = (dots: Dot[]): string =>
  dots.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
