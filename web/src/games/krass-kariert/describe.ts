// What happens in Krass Kariert, in sentences.
import { t } from '../../shell/words.svelte';
import type { KrassKariertPublic, KrassKariertSecret, KrassKariertShown } from '../../views';
import { Teller } from '../parts/words';
import type { Describe } from '../types';
import { name } from './cards';
import { title, why } from './logic';

/** What a play is, as its message asks: a Stop, a Draw or a combination. */
const WHAT: Record<string, string> = { S: 'stop', D: 'draw' };

export const describe: Describe = (event, names, you, view) => {
  const teller = new Teller(names, you);
  const it = event as KrassKariertPublic | KrassKariertSecret;
  switch (it.type) {
    case 'dealt':
      return teller.dealt('event-krass-kariert-dealt', it.round, it.dealer, it.starter);
    case 'played': {
      const shown = it.cards.includes('X') ? ` (${it.cards.join(' ')})` : '';
      const what = WHAT[it.cards[0] ?? ''] ?? 'cards';
      const cards = what === 'cards' ? title(it.cards, it.as) + shown : '';
      return teller.does('event-krass-kariert-played', it.seat, { what, cards });
    }
    case 'took': {
      const [card, place] = [name(it.card), String(it.at + 1)];
      return teller.does('event-krass-kariert-took', it.seat, { card, place });
    }
    case 'trick_won':
      return teller.does('event-krass-kariert-trick-won', it.seat, { count: it.draws });
    case 'inserted':
      if (it.seat === you) return null;
      return teller.does('event-krass-kariert-inserted', it.seat, { place: String(it.at + 1) });
    case 'out':
      return teller.list('event-krass-kariert-out', it.seats);
    case 'trick_started':
      return teller.does('event-krass-kariert-trick-started', it.seat);
    case 'stuck':
      return teller.does('event-krass-kariert-stuck', it.seat);
    case 'drew':
      return t('event-drew-own', { cards: name(it.card) });
    case 'hand':
      return null;
    case 'round_over': {
      const pay = it.round_scores.flatMap((score, seat) => (score < 0 ? [seat] : []));
      const over = teller.list('event-krass-kariert-round-over', pay, {
        chips: teller.by(it.chips),
      });
      if (!view) return over;
      const reasons = why(view as KrassKariertShown, it.round_scores, teller);
      return [...reasons, over].join(' ');
    }
    case 'match_over':
      return teller.over(it);
  }
};
