// What Khamul's events move: places are public, values are what lies on the screen anyway.
import type { Move, Moves } from '$web/motion/plan';
import type { KhamulEvent, KhamulShown } from '$web/views';
import { deal } from '$web/games/parts/moves';
import { size } from '$web/games/parts/view';

export const moves: Moves = (event, _you, view) => {
  const it = event as KhamulEvent;
  const rows = (view as KhamulShown).rows;
  const at = (seat: number, slot: number) => `seat ${seat} ${slot}`;
  switch (it.type) {
    case 'dealt':
      // The player's own cards lie in a row like everybody's.
      return deal(it.dealer, rows.length, null);
    case 'drew':
      return 'seat' in it ? [{ from: 'deck', to: 'held' }] : [];
    case 'took':
      return [{ from: 'discard', to: 'held' }];
    case 'discarded':
      return [{ from: 'held', to: 'discard' }];
    case 'switched': {
      const spot = at(it.seat, it.slot);
      return [
        { from: 'held', to: spot },
        { from: spot, to: 'discard' },
      ];
    }
    case 'threw': {
      const spot = at(it.seat, it.slot);
      if (!it.matches) return [{ pulse: spot }];
      // The slots after it close up (2.4).
      const left = Math.max(0, size(rows[it.seat]) - it.slot);
      const closed = Array.from({ length: left }, (_, index): Move => {
        const slot = it.slot + index;
        return { from: at(it.seat, slot + 1), to: at(it.seat, slot), slide: true };
      });
      return [{ from: spot, to: 'discard', hit: true }, ...closed];
    }
    case 'received':
      return it.drawn ? [{ from: 'deck', to: at(it.seat, size(rows[it.seat]) - 1) }] : [];
    case 'looked':
      return 'seat' in it ? [{ pulse: at(it.seat, it.slot) }] : [];
    case 'exchanged': {
      const [own, other] = [at(it.seat, it.slot), at(it.other, it.other_slot)];
      return [
        { from: own, to: other },
        { from: other, to: own },
      ];
    }
    case 'arranged':
      return it.slots.map((old, slot) => ({
        from: at(it.seat, old),
        to: at(it.seat, slot),
        slide: true,
        note: `${old + 1} → ${slot + 1}`,
      }));
    default:
      return [];
  }
};
