// What Kartel's events move.
import type { Moves } from '$web/motion/plan';
import type { KartelEvent, KartelShown } from '$web/views';
import { deal, own } from '$web/games/parts/moves';

export const moves: Moves = (event, you, view) => {
  const it = event as KartelEvent;
  if (it.type === 'dealt') return deal(it.dealer, (view as KartelShown).hands.length, you);
  // Who won the trick leads the next one.
  if (it.type === 'emptied') return [{ sweep: 'pile', to: own(it.leader, you) }];
  if (it.type !== 'played') return [];
  return it.cards.map((card) => ({
    from: it.seat === you ? `hand ${card}` : `seat ${it.seat}`,
    to: `pile ${card}`,
  }));
};
