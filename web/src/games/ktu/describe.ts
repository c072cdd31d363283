// What happens in KTU, in sentences.
import { rank, short } from '../../cards/french';
import { t } from '../../shell/words.svelte';
import { all, Teller, yes } from '../parts/words';
import type { Describe } from '../types';
import type { KtuPublic, KtuSecret } from '../../views';
import { sorted } from './logic';

/** Cards of which suits do not matter: `9, 9 and J`. */
function ranks(cards: string[]): string {
  return all(sorted(cards).map(rank));
}

export const describe: Describe = (event, names, you) => {
  const teller = new Teller(names, you);
  const it = event as KtuPublic | KtuSecret;
  switch (it.type) {
    case 'dealt':
      return teller.dealt('event-ktu-dealt', it.round, it.dealer, it.turn);
    case 'chose':
      return it.seat === you ? null : teller.does('event-ktu-chose', it.seat);
    case 'opened': {
      const open = it.open.map((cards, seat) => `${teller.name(seat)} ${ranks(cards)}`);
      return t('event-ktu-opened', { open: open.join('; ') });
    }
    case 'played':
      return teller.does('event-ktu-played', it.seat, { cards: all(it.cards.map(short)) });
    case 'flipped': {
      const [card, beats] = [short(it.card), yes(it.beats)];
      return teller.does('event-ktu-flipped', it.seat, { card, beats });
    }
    case 'passed_over':
      return teller.list('event-ktu-passed-over', it.seats);
    case 'burned':
      return t('event-ktu-burned', { count: it.cards.length });
    case 'took': {
      const [count, cards] = [it.cards.length, ranks(it.cards)];
      return teller.does('event-ktu-took', it.seat, { count, cards });
    }
    case 'drew':
      if ('cards' in it) {
        return it.cards.length ? t('event-drew-own', { cards: all(it.cards.map(short)) }) : null;
      }
      // What one drew oneself is told in full.
      if (it.seat === you || !it.count) return null;
      return teller.does('event-ktu-drew', it.seat, { count: it.count });
    case 'took_up':
      return teller.does('event-ktu-took-up', it.seat, { cards: ranks(it.cards) });
    case 'out':
      return teller.does('event-ktu-out', it.seat, { place: 0 });
    case 'hand':
      return null;
    case 'round_over':
    case 'match_over':
      return teller.over(it);
  }
};
