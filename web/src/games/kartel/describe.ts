// What happens in Kartel, in sentences. Shapes would be read aloud by their own names, so suits are
// words here.
import { spoken } from '../../cards/kartel';
import type { KartelPublic, KartelSecret } from '../../views';
import { common, counted, joined, Speaker } from '../parts/words';
import type { Describe } from '../types';
import { title } from './logic';

export const describe: Describe = (event, names, you) => {
  const speaker = new Speaker(names, you);
  const it = event as KartelPublic | KartelSecret;
  switch (it.type) {
    case 'dealt': {
      const aside = it.aside ? ` ${counted(it.aside, 'card')} are put aside.` : '';
      return `Round ${it.round}: ${speaker.then(it.dealer, 'deal')} ${counted(it.hand_size, 'card')} each, ${speaker.then(it.leader, 'lead')}.${aside}`;
    }
    case 'played': {
      const cards = joined(it.cards.map(spoken));
      const what = it.cards.length > 1 ? `${title(it.cards, it.name)}: ${cards}` : cards;
      const left = it.left ? `${it.left} left` : 'no card left';
      return `${speaker.does(it.seat, 'play')} ${what} (${left}).`;
    }
    case 'passed':
      return `${speaker.does(it.seat, 'pass')}.`;
    case 'emptied':
      return `All others have passed: ${speaker.then(it.leader, 'lead')}.`;
    case 'hand':
      return null;
    case 'round_over':
      return `${speaker.does(it.winner, 'is')} out of cards. ${common(speaker, it, true)}`;
    case 'match_over':
      return common(speaker, it);
  }
};
