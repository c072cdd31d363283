// What happens in Khamul, in sentences. None of them names a card that lies face down afterwards:
// remembering is the game, and the log would do it for everyone. The table shows it for a moment.
import { short } from '../../cards/french';
import { t } from '../../shell/words.svelte';
import type { KhamulPublic, KhamulSecret } from '../../views';
import { all, Teller, yes } from '../parts/words';
import type { Describe } from '../types';
import { why } from './logic';

/** A slot as people count: from 1. */
const place = (slot: number) => String(slot + 1);

export const describe: Describe = (event, names, you, view) => {
  const teller = new Teller(names, you);
  const it = event as KhamulPublic | KhamulSecret;
  switch (it.type) {
    case 'dealt':
      // All look at cards before somebody begins.
      return teller.dealt('event-khamul-dealt', it.round, it.dealer, it.dealer);
    case 'peeked':
      if ('cards' in it) return null;
      return teller.does('event-khamul-peeked', it.seat, { slots: all(it.slots.map(place)) });
    case 'turn':
      return null;
    case 'passed':
      return teller.does('event-khamul-passed', it.seat);
    case 'announced':
      return teller.does('event-khamul-announced', it.seat);
    case 'drew':
      return 'card' in it ? null : teller.does('event-khamul-drew', it.seat);
    case 'took':
      return teller.does('event-khamul-took', it.seat, { named: 'no', card: '' });
    case 'discarded':
      return teller.does('event-khamul-discarded', it.seat, { card: short(it.card) });
    case 'switched': {
      const said = { named: 'no', card: '', slot: place(it.slot), discarded: short(it.discarded) };
      return teller.does('event-khamul-switched', it.seat, said);
    }
    case 'threw': {
      // A card that goes back lies face down again.
      const card = it.matches ? short(it.card) : '';
      const matches = yes(it.matches);
      const slot = place(it.slot);
      return teller.does('event-khamul-threw', it.seat, { slot, card, matches, named: 'no' });
    }
    case 'received':
      return teller.does('event-khamul-received', it.seat, { drawn: yes(it.drawn) });
    case 'done':
      return null;
    case 'looked':
      if ('card' in it) return null;
      return teller.does('event-khamul-looked', it.seat, { slot: place(it.slot) });
    case 'gave':
      return teller.does('event-khamul-gave', it.seat, teller.one('to', 'to-who', it.to));
    case 'exchanged': {
      const other = teller.one('other', 'other-who', it.other);
      const slots = { slot: place(it.slot), 'other-slot': place(it.other_slot) };
      return teller.does('event-khamul-exchanged', it.seat, { ...slots, ...other });
    }
    case 'declined':
      return teller.does('event-khamul-declined', it.seat);
    case 'arranged':
      return teller.does('event-khamul-arranged', it.seat, {
        slots: it.slots.map(place).join(', '),
      });
    case 'reshuffled':
      return t('event-khamul-reshuffled', { count: it.draw_size });
    case 'turned_up':
      return t('event-khamul-turned-up');
    case 'round_over': {
      const known = view as Parameters<typeof why>[0] | undefined;
      // That the cards are turned up was said.
      const reasons = known ? why(known, it.round_scores, teller).slice(1) : [];
      return [...reasons, teller.over(it)].join(' ');
    }
    case 'match_over':
      return teller.over(it);
  }
};
