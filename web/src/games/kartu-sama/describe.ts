// What happens in Kartu Sama, in sentences.
import { short } from '../../cards/french';
import { common, counted, joined, Speaker } from '../parts/words';
import type { Describe } from '../types';
import type { KartuSamaPublic, KartuSamaSecret, KartuSamaShown } from '../../views';
import { why } from './logic';

export const describe: Describe = (event, names, you, view) => {
  const speaker = new Speaker(names, you);
  const it = event as KartuSamaPublic | KartuSamaSecret;
  switch (it.type) {
    case 'dealt':
      return `Round ${it.round}: ${speaker.then(it.dealer, 'deal')}, ${speaker.then(it.turn, 'begin')}; ${short(it.card)} is turned up.`;
    case 'played': {
      const played = `${speaker.does(it.seat, 'play')} ${short(it.card)}`;
      if (!it.owed) return `${played}.`;
      return `${played} and ${it.seat === you ? 'owe' : 'owes'} ${counted(it.owed, 'more card')}.`;
    }
    case 'drew':
      if ('cards' in it) return it.cards.length ? `You drew ${joined(it.cards.map(short))}.` : null;
      if (!it.count) return `${speaker.does(it.seat, 'has')} to draw, but no card is left.`;
      return it.seat === you
        ? null
        : `${speaker.does(it.seat, 'draw')} ${counted(it.count, 'card')}.`;
    case 'hand':
      return null;
    case 'round_over': {
      const reasons = view ? why(view as KartuSamaShown, speaker) : [];
      return [...reasons, common(speaker, it)].join(' ');
    }
    case 'match_over':
      return common(speaker, it);
  }
};
