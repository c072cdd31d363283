// What happens in Khamul, in sentences. None of them names a card that lies face down afterwards:
// remembering is the game, and the log would do it for everyone. The table shows it for a moment.
import { short } from '../../cards/french';
import type { KhamulPublic, KhamulSecret } from '../../views';
import { common, counted, joined, Speaker } from '../parts/words';
import type { Describe } from '../types';
import { why } from './logic';

/** A slot as people count: from 1. */
const card = (slot: number) => `card ${slot + 1}`;

export const describe: Describe = (event, names, you, view) => {
  const speaker = new Speaker(names, you);
  const it = event as KhamulPublic | KhamulSecret;
  switch (it.type) {
    case 'dealt':
      return `Round ${it.round}: ${speaker.then(it.dealer, 'deal')}.`;
    case 'peeked':
      if ('cards' in it) return null;
      return `${speaker.does(it.seat, 'look')} at cards ${it.slots.map((slot) => slot + 1).join(' and ')}.`;
    case 'turn':
      return null;
    case 'passed':
      return `${speaker.does(it.seat, 'pass')}: there is nothing to draw or take.`;
    case 'announced':
      return `${speaker.does(it.seat, 'announce')} Khamul: everyone else has one more turn.`;
    case 'drew':
      return 'card' in it ? null : `${speaker.does(it.seat, 'draw')}.`;
    case 'took':
      return `${speaker.does(it.seat, 'take')} the top of the discard pile.`;
    case 'discarded':
      return `${speaker.does(it.seat, 'discard')} ${short(it.card)}.`;
    case 'switched':
      return `${speaker.does(it.seat, 'put')} it in place of ${card(it.slot)}; ${short(it.discarded)} is discarded.`;
    case 'threw': {
      const throws = `${speaker.does(it.seat, 'throw')} ${card(it.slot)}`;
      return it.matches
        ? `${throws}: ${short(it.card)}, a match.`
        : `${throws}: no match, it goes back.`;
    }
    case 'received':
      return it.drawn
        ? `${speaker.does(it.seat, 'get')} an unseen card.`
        : `${speaker.does(it.seat, 'get')} no card: none is left.`;
    case 'done':
      return null;
    case 'looked':
      if ('card' in it) return null;
      return `${speaker.does(it.seat, 'look')} at ${card(it.slot)}.`;
    case 'gave':
      return `${speaker.does(it.seat, 'make')} ${speaker.of(it.to)} take a card.`;
    case 'exchanged':
      return `${speaker.does(it.seat, 'swap')} ${card(it.slot)} for ${speaker.possessive(it.other)} ${card(it.other_slot)}, and ${it.seat === you ? 'look' : 'looks'} at it.`;
    case 'declined':
      return `${speaker.does(it.seat, 'use')} no power.`;
    case 'arranged':
      return `${speaker.does(it.seat, 'rearrange')} the cards: ${joined(it.slots.map((slot) => String(slot + 1)))} in the new order.`;
    case 'reshuffled':
      return `The discard pile is shuffled: ${counted(it.draw_size, 'card')} to draw from.`;
    case 'turned_up':
      return 'All cards are turned up.';
    case 'round_over': {
      const known = view as Parameters<typeof why>[0] | undefined;
      // That the cards are turned up was said.
      const reasons = known ? why(known, it.round_scores, speaker).slice(1) : [];
      return [...reasons, common(speaker, it)].join(' ');
    }
    case 'match_over':
      return common(speaker, it);
  }
};
