// What Kartu Sama's table says, from the view alone.
import { one, rank, suit } from '../../cards/french';
import { size } from '../parts/view';
import { t } from '../../shell/words.svelte';
import { yes } from '../parts/words';
import type { KartuSamaShown } from '../../views';

/** How many cards `draw` would cost this seat now (kartu-sama:3.3, 3.4, 4.3). */
export function cost(view: KartuSamaShown, held: number): number {
  const seats = view.hands.length;
  if (view.owed) return 2 * seats;
  return held === 1 ? 2 + seats - 1 : 2;
}

/** What a card counts (kartu-sama:5.1). */
export function points(card: string): number {
  if (card === 'Jo') return 20;
  const letter = card[0] ?? '';
  if (letter === 'A') return 11;
  return 'JQK'.includes(letter) ? 1 : Number(rank(card));
}

/** What fits on this card, as messages ask. */
function fits(top: string | undefined, jokers: boolean): string {
  if (!top || top === 'Jo') return 'any';
  return jokers ? 'top-or-joker' : 'top';
}

/** The cards of the chain that is owed, from its first joker: as many as make up what is owed. */
export function chain(view: KartuSamaShown): string[] {
  const seats = view.hands.length;
  if (!view.owed) return [];
  for (let from = view.discard.length - 1; from >= 0; from -= 1) {
    if (view.discard[from] !== 'Jo') continue;
    let owed = 0;
    for (const card of view.discard.slice(from)) {
      owed = Math.max(0, owed - 1) + (card === 'Jo' ? seats : 0);
    }
    if (owed === view.owed) return view.discard.slice(from);
  }
  return [];
}

/** What the player has to do, in a sentence. */
export function task(view: KartuSamaShown, legal: string[], held: number): string {
  const top = view.discard.at(-1);
  const due = cost(view, held);
  const ends = yes(due > size(view.draw));
  const plays = legal.filter((move) => move.startsWith('play '));
  if (!plays.length) return t('page-kartu-sama-nothing', { draw: due, ends });
  const { options } = view as { options?: Record<string, unknown> };
  const only = plays.every((move) => move === 'play Jo');
  const draw = legal.includes('draw') ? due : 0;
  const fit = {
    fits: only ? 'joker' : fits(top, options?.jokers !== 0),
    rank: one(top ?? ''),
    suit: suit(top ?? ''),
    draw,
    ends,
  };
  if (view.owed) return t('page-kartu-sama-owe', { ...fit, owed: view.owed });
  // Where nothing may be drawn instead, that is said.
  if (!draw && fit.fits.startsWith('top')) return t('page-kartu-sama-must', fit);
  return t('page-kartu-sama-turn', fit);
}
