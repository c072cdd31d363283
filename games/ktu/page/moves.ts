// What KTU's events move. A hand shows one card for each rank.
import type { Moves } from '$web/motion/plan';
import type { Common, KtuEvent, KtuShown } from '$web/views';
import { deal } from '$web/games/parts/moves';

/** So many cards of the pile lie visibly. */
const SEEN = 5;

/** More cards than these that others draw are not told apart. */
const BACKS_MAX = 3;

export const moves: Moves = (event, you, view) => {
  const it = event as KtuEvent;
  const { hands, pile, to_act } = view as KtuShown & Common;
  const hand = (card: string) => `hand ${card[0] ?? ''}`;
  const at = (seat: number, card: string) => (seat === you ? hand(card) : `seat ${seat}`);
  switch (it.type) {
    case 'dealt':
      return deal(it.dealer, hands.length, you);
    case 'played':
      return it.cards.map((card, index) => ({
        from: at(it.seat, card),
        to: `pile ${pile.length - it.cards.length + index}`,
      }));
    case 'flipped': {
      const from = it.seat === you ? `hand closed ${it.index}` : `seat ${it.seat}`;
      return it.beats ? [{ from, to: `pile ${pile.length - 1}` }] : [];
    }
    case 'took':
      return last(it.cards).map(({ card, index }) => ({
        from: `pile ${index}`,
        to: at(it.seat, card),
      }));
    case 'burned':
      return [
        ...last(it.cards).map(({ index }) => ({ from: `pile ${index}`, to: 'burnt', burn: true })),
        // Who burned it goes on.
        ...to_act.map((seat) => ({ pulse: `seat ${seat}` })),
      ];
    case 'drew': {
      if ('cards' in it) return it.cards.map((card) => ({ from: 'deck', to: hand(card) }));
      if (it.seat === you) return [];
      const length = Math.min(it.count, BACKS_MAX);
      return Array.from({ length }, () => ({ from: 'deck', to: `seat ${it.seat}` }));
    }
    case 'passed_over':
      return it.seats.map((seat) => ({ pulse: `seat ${seat}` }));
    default:
      return [];
  }
};

/** The cards of a pile that could be seen, with their places in it. */
function last(cards: string[]): { card: string; index: number }[] {
  return cards.map((card, index) => ({ card, index })).slice(-SEEN);
}
