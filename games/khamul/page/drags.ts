// What is dragged at Khamul's table: the card in hand onto a card or the discard pile, a card of
// one's own onto the discard pile, or, where they are rearranged, onto another one.
import { draggable, type Drags } from '$web/games/parts/drag';
import { isStill } from '$web/games/parts/still';
import type { KhamulTurn } from './turn.svelte';

/** Lets what an element holds be dragged. */
export function dragCards(turn: KhamulTurn): (element: HTMLElement) => (() => void) | void {
  return isStill() ? () => {} : (element) => draggable(element, drags(turn));
}

const slotOf = (name: string) => (name.startsWith('slot ') ? Number(name.slice(5)) : null);

function drags(turn: KhamulTurn): Drags {
  const accepts = (from: string, to: string): boolean => {
    const [own, other] = [slotOf(from), slotOf(to)];
    if (turn.rearrange.on) return own !== null && other !== null && own !== other;
    if (own !== null) return to === 'discard' && turn.throws(own);
    return other === null ? turn.replace.discards : turn.legal.has(`switch ${other}`);
  };
  return {
    lift: (from) => [from],
    accepts: ({ dataset }, to) => accepts(dataset.drag ?? '', to),
    drop({ dataset }, to) {
      const [own, other] = [slotOf(dataset.drag ?? ''), slotOf(to)];
      if (turn.rearrange.on) {
        turn.slots = [];
        for (const slot of [own, other]) if (slot !== null) turn.toggle(slot);
      } else if (own !== null) {
        turn.throw(own);
      } else if (other === null) {
        void turn.act('discard');
      } else {
        turn.clear();
        turn.slots = [other];
        void turn.commit();
      }
    },
  };
}
