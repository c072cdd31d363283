// What Krass Kariert's events move. Cards of a hand are named by their position, so what lies
// behind a change slides.
import type { Move, Moves } from '$web/motion/plan';
import type { KrassKariertEvent, KrassKariertShown } from '$web/views';
import { deal, own } from '$web/games/parts/moves';

export const moves: Moves = (event, you, view) => {
  const it = event as KrassKariertEvent;
  const { hands, trick } = view as KrassKariertShown;
  const held = you === null ? 0 : (hands[you]?.length ?? 0);
  switch (it.type) {
    case 'dealt':
      return deal(it.dealer, hands.length, you);
    // The cards are gone when its winner has drawn.
    case 'trick_won':
    case 'trick_started':
      return [{ sweep: 'pile', to: own(it.seat, you) }];
    case 'played': {
      const { seat, first, cards } = it;
      const play = trick.findLastIndex((play) => play.seat === seat);
      const flights = cards.map((_, at) => ({
        from: seat === you ? `hand ${first + at}` : `seat ${seat}`,
        to: `pile ${play} ${at}`,
      }));
      return seat === you ? [...flights, ...closed(first, held, cards.length)] : flights;
    }
    case 'took':
    case 'inserted':
      if (it.seat === you) {
        const put: Move = { from: 'hand new', to: `hand ${it.at}`, slide: true };
        return [put, ...closed(it.at + 1, held, -1)];
      }
      return it.type === 'inserted' ? [{ from: 'deck', to: `seat ${it.seat}` }] : [];
    case 'drew':
      return [{ from: 'deck', to: 'hand new' }];
    default:
      return [];
  }
};

/** The cards from a position on, which lay so many further back. */
function closed(from: number, to: number, by: number): Move[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => ({
    from: `hand ${from + index + by}`,
    to: `hand ${from + index}`,
    slide: true,
  }));
}
