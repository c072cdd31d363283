// What Kartel's events move.
import type { Moves } from '../../motion/plan';
import type { KartelEvent } from '../../views';

export const moves: Moves = (event, you) => {
  const it = event as KartelEvent;
  if (it.type !== 'played') return [];
  return it.cards.map((card) => ({
    from: it.seat === you ? `hand ${card}` : `seat ${it.seat}`,
    to: `pile ${card}`,
  }));
};
