// What Drossel's events move.
import type { Moves } from '$web/motion/plan';
import { deal } from '$web/games/parts/moves';
import type { DrosselEvent, DrosselShown } from '$web/views';

export const moves: Moves = (event, you, view) => {
  const it = event as DrosselEvent;
  if (it.type === 'dealt') return deal(it.dealer, (view as DrosselShown).hands.length, you);
  if (it.type !== 'played') return [];
  return [
    { from: it.seat === you ? `hand ${it.card}` : `seat ${it.seat}`, to: `pile ${it.seat}` },
  ];
};
