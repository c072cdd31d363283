// What Kartu Sama's events move.
import type { Moves } from '$web/motion/plan';
import type { KartuSamaEvent, KartuSamaShown } from '$web/views';
import { deal } from '$web/games/parts/moves';

/** More cards than these that others draw are not told apart. */
const BACKS_MAX = 3;

export const moves: Moves = (event, you, view) => {
  const it = event as KartuSamaEvent;
  if (it.type === 'dealt') return deal(it.dealer, (view as KartuSamaShown).hands.length, you);
  if (it.type === 'played') {
    const to = `pile ${(view as KartuSamaShown).discard.length - 1}`;
    return [{ from: it.seat === you ? `hand ${it.card}.0` : `seat ${it.seat}`, to }];
  }
  if (it.type !== 'drew') return [];
  // What one drew oneself is told in full.
  if ('cards' in it) return it.cards.map((card) => ({ from: 'deck', to: `hand ${card}.0` }));
  if (it.seat === you) return [];
  const length = Math.min(it.count, BACKS_MAX);
  return Array.from({ length }, () => ({ from: 'deck', to: `seat ${it.seat}` }));
};
