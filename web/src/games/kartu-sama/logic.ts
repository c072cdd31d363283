// What Kartu Sama's table says, from the view alone.
import { one, rank, suit } from '../../cards/french';
import { size } from '../parts/view';
import { counted } from '../parts/words';
import type { KartuSamaView } from '../wire';

/** How many cards `draw` would cost this seat now (kartu-sama:3.3, 3.4, 4.3). */
export function cost(view: KartuSamaView, held: number): number {
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

/** What fits on this card, in words. */
export function fits(top: string | undefined): string {
  if (!top || top === 'Jo') return 'any card fits';
  return `play ${one(top)} or ${suit(top)}`;
}

/** The cards of the chain that is owed, from its first joker: as many as make up what is owed. */
export function chain(view: KartuSamaView): string[] {
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
export function task(view: KartuSamaView, legal: string[], held: number): string {
  const top = view.discard.at(-1);
  const due = cost(view, held);
  const ends = due > size(view.draw) ? ', which ends the round' : '';
  const plays = legal.filter((move) => move.startsWith('play '));
  const draws = legal.includes('draw');
  if (!plays.length) return `Nothing fits: draw ${due}${ends}.`;
  const fit = plays.every((move) => move === 'play Jo') ? 'only a joker fits' : fits(top);
  const or = draws ? `, or draw ${due}${ends}` : '';
  if (view.owed) return `You owe ${counted(view.owed, 'more card')}: ${fit}${or}.`;
  return `Your turn: ${fit}${or}.`;
}
