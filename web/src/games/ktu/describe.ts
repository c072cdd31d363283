// What happens in KTU, in sentences.
import { rank, short } from '../../cards/french';
import { common, counted, joined, Speaker } from '../parts/words';
import type { Describe } from '../types';
import type { KtuPublic, KtuSecret } from '../../views';
import { sorted } from './logic';

/** Cards of which suits do not matter: `9, 9 and J`. */
function ranks(cards: string[]): string {
  return joined(sorted(cards).map(rank));
}

export const describe: Describe = (event, names, you) => {
  const speaker = new Speaker(names, you);
  const it = event as KtuPublic | KtuSecret;
  switch (it.type) {
    case 'dealt':
      return `Round ${it.round}: ${speaker.then(it.dealer, 'deal')}, ${speaker.then(it.turn, 'begin')}.`;
    case 'chose':
      return it.seat === you ? null : `${speaker.does(it.seat, 'has')} chosen.`;
    case 'opened':
      return `Open: ${it.open.map((cards, seat) => `${speaker.of(seat)} ${ranks(cards)}`).join('; ')}.`;
    case 'played':
      return `${speaker.does(it.seat, 'play')} ${joined(it.cards.map(short))}.`;
    case 'flipped':
      return `${speaker.does(it.seat, 'turn')} over ${short(it.card)}${it.beats ? '' : ', in vain'}.`;
    case 'passed_over': {
      const [only] = it.seats;
      return it.seats.length === 1 && only !== undefined
        ? `${speaker.does(only, 'is')} passed over.`
        : `Passed over: ${speaker.list(it.seats)}.`;
    }
    case 'burned':
      return `The pile is burnt: ${counted(it.cards.length, 'card')} out of the game.`;
    case 'took':
      return `${speaker.does(it.seat, 'pick')} up ${counted(it.cards.length, 'card')}: ${ranks(it.cards)}.`;
    case 'drew':
      if ('cards' in it) return it.cards.length ? `You drew ${joined(it.cards.map(short))}.` : null;
      return it.seat === you || !it.count
        ? null
        : `${speaker.does(it.seat, 'draw')} ${counted(it.count, 'card')}.`;
    case 'took_up':
      return `${speaker.does(it.seat, 'take')} up ${speaker.possessive(it.seat) === 'your' ? 'your' : 'the'} open cards: ${ranks(it.cards)}.`;
    case 'out':
      return `${speaker.does(it.seat, 'is')} out of cards.`;
    case 'hand':
      return null;
    case 'round_over':
    case 'match_over':
      return common(speaker, it);
  }
};
