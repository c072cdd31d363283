// What several games' events move.
import type { Move } from '../../motion/plan';

/** Where a seat's cards go to and come from. */
export const own = (seat: number, you: number | null): string =>
  seat === you ? 'hand' : `seat ${seat}`;

/** Cards for every seat, first for the one after the dealer. */
export function deal(dealer: number, seats: number, you: number | null): Move[] {
  const order = Array.from({ length: seats }, (_, at) => (dealer + 1 + at) % seats);
  return [{ deal: order.map((seat) => own(seat, you)) }];
}
