// What happens in Kartu Sama, in sentences.
import { short } from '../../cards/french';
import { t } from '../../shell/words.svelte';
import { all, Teller } from '../parts/words';
import type { Describe } from '../types';
import type { KartuSamaPublic, KartuSamaSecret, KartuSamaShown } from '../../views';
import { why } from './logic';

export const describe: Describe = (event, names, you, view) => {
  const teller = new Teller(names, you);
  const it = event as KartuSamaPublic | KartuSamaSecret;
  switch (it.type) {
    case 'dealt': {
      const card = short(it.card);
      return teller.dealt('event-kartu-sama-dealt', it.round, it.dealer, it.turn, { card });
    }
    case 'played': {
      const card = short(it.card);
      return teller.does('event-kartu-sama-played', it.seat, { card, owed: it.owed });
    }
    case 'drew':
      if ('cards' in it) {
        return it.cards.length ? t('event-drew-own', { cards: all(it.cards.map(short)) }) : null;
      }
      // What one drew oneself is told in full.
      if (it.count && it.seat === you) return null;
      return teller.does('event-kartu-sama-drew', it.seat, { count: it.count });
    case 'hand':
      return null;
    case 'round_over': {
      const reasons = view ? why(view as KartuSamaShown, teller) : [];
      return [...reasons, teller.over(it)].join(' ');
    }
    case 'match_over':
      return teller.over(it);
  }
};
