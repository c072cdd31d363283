// What happens in Kartel, in sentences. Shapes would be read aloud by their own names, so suits are
// words here.
import type { KartelPublic, KartelSecret } from '../../views';
import { t } from '../../shell/words.svelte';
import { all, Teller } from '../parts/words';
import type { Describe } from '../types';
import { spoken } from './cards';
import { title } from './logic';

export const describe: Describe = (event, names, you) => {
  const teller = new Teller(names, you);
  const it = event as KartelPublic | KartelSecret;
  switch (it.type) {
    case 'dealt': {
      const { round, dealer, leader, hand_size: count, aside } = it;
      return teller.dealt('event-kartel-dealt', round, dealer, leader, { count, aside });
    }
    case 'played': {
      const set = it.cards.length > 1 ? title(it.cards, it.name) : 'solo';
      const cards = all(it.cards.map(spoken));
      return teller.does('event-kartel-played', it.seat, { cards, set, left: it.left });
    }
    case 'passed':
      return teller.does('event-kartel-passed', it.seat);
    case 'emptied':
      return teller.does('event-kartel-emptied', it.leader);
    case 'hand':
      return null;
    case 'round_over': {
      const winner = teller.one('seat', 'who', it.winner);
      return t('event-kartel-round-over', { ...winner, ...teller.scores(it, true) });
    }
    case 'match_over':
      return teller.over(it);
  }
};
