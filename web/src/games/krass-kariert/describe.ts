// What happens in Krass Kariert, in sentences.
import { name } from '../../cards/krass';
import type { KrassKariertPublic, KrassKariertSecret, KrassKariertShown } from '../../views';
import { capital, common, counted, Speaker } from '../parts/words';
import type { Describe } from '../types';
import { title, why } from './logic';

export const describe: Describe = (event, names, you, view) => {
  const speaker = new Speaker(names, you);
  const it = event as KrassKariertPublic | KrassKariertSecret;
  switch (it.type) {
    case 'dealt':
      return `Round ${it.round}: ${speaker.then(it.dealer, 'deal')}, ${speaker.then(it.starter, 'start')}.`;
    case 'played': {
      const [first] = it.cards;
      if (first === 'S') return `${speaker.does(it.seat, 'play')} Stop: the trick ends.`;
      if (first === 'D')
        return `${speaker.does(it.seat, 'play')} Draw: who wins the trick draws three.`;
      const shown = it.cards.includes('X') ? ` (${it.cards.join(' ')})` : '';
      return `${speaker.does(it.seat, 'play')} ${title(it.cards, it.as)}${shown}.`;
    }
    case 'took':
      return `${speaker.does(it.seat, 'take')} ${name(it.card)} from the reserve, to place ${it.at + 1}.`;
    case 'trick_won': {
      const won = speaker.does(it.seat, 'win');
      return it.draws
        ? `${won} the trick and ${it.seat === you ? 'draw' : 'draws'} ${counted(it.draws, 'card')}.`
        : `${won} the trick.`;
    }
    case 'inserted':
      return it.seat === you
        ? null
        : `${speaker.does(it.seat, 'put')} a drawn card at place ${it.at + 1}.`;
    case 'out':
      return `${capital(speaker.list(it.seats))} ${it.seats.length === 1 && it.seats[0] !== you ? 'is' : 'are'} out of cards.`;
    case 'trick_started':
      return `A new trick: ${speaker.then(it.seat, 'start')}.`;
    case 'stuck':
      return `${speaker.does(it.seat, 'has')} nothing to play and no reserve card left.`;
    case 'drew':
      return `You drew ${name(it.card)}.`;
    case 'hand':
      return null;
    case 'round_over': {
      const pay = it.round_scores.flatMap((score, seat) => (score < 0 ? [seat] : []));
      if (view) {
        const reasons = why(view as KrassKariertShown, it.round_scores, speaker);
        return `The round is over. ${reasons.join(' ')} Chips: ${speaker.by(it.chips)}.`;
      }
      const chips = `Chips: ${speaker.by(it.chips)}.`;
      if (!pay.length) return `The round is over; nobody pays. ${chips}`;
      const verb = pay.length === 1 && pay[0] !== you ? 'pays' : 'pay';
      return `The round is over: ${speaker.list(pay)} ${verb} a chip. ${chips}`;
    }
    case 'match_over':
      return common(speaker, it);
  }
};
