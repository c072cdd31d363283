// Who sat where: a seat may be taken over in mid-match.
import type { MatchAbout, PlayerAbout } from '../protocol';

type Sat = Pick<MatchAbout, 'players' | 'takeovers'>;

/** How many takeovers there were before a step. */
export function eraAt({ takeovers }: Sat, round: number, step: number): number {
  const isLater = (it: { round: number; step: number }) =>
    it.round > round || (it.round === round && it.step >= step);
  const later = takeovers.findIndex(isLater);
  return later < 0 ? takeovers.length : later;
}

/** By seat, who sat there after so many takeovers. */
export function playersIn({ players, takeovers }: Sat, era: number): PlayerAbout[] {
  const later = takeovers.slice(era);
  return players.map((last, seat) => later.find((it) => it.seat === seat)?.before ?? last);
}
