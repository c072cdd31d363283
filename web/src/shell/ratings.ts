// The leaderboard, as the server tells it.
import type { Leaderboard, MatchRatings, OwnRatings } from '../protocol';
import { ask, signed } from './api';

export const leaderboard = (game: string) =>
  ask<Leaderboard>(`ratings/${encodeURIComponent(game)}`);

/** The ratings of the person at this browser. */
export const ownRatings = () => signed<OwnRatings>('ratings', {});

export const matchRatings = (room: string, match: number) =>
  ask<MatchRatings>(`rooms/${encodeURIComponent(room)}/matches/${match}/ratings`);
