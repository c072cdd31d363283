// What Kartu Sama's table says, from the view alone.
import { one, rank, suit } from '../../cards/french';
import { size } from '../parts/view';
import { counted, type Speaker } from '../parts/words';
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

/** What fits on this card, in words. */
export function fits(top: string | undefined, jokers = true): string {
  if (!top || top === 'Jo') return 'any card fits';
  return jokers ? `play ${one(top)}, ${suit(top)} or a joker` : `play ${one(top)} or ${suit(top)}`;
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

/** Why the round is over. */
export function why(view: KartuSamaShown, speaker: Speaker): string[] {
  const out = view.hands.flatMap((hand, seat) => (size(hand) === 0 ? [seat] : []));
  const [only] = out;
  if (only !== undefined && out.length === 1) return [`${speaker.does(only, 'has')} no card left.`];
  if (size(view.draw) > 0) return [];
  return ['The deck could not give all the cards that were to be drawn: that ends the round.'];
}

/** What the player has to do, in a sentence. */
export function task(view: KartuSamaShown, legal: string[], held: number): string {
  const top = view.discard.at(-1);
  const due = cost(view, held);
  const ends = due > size(view.draw) ? ', which ends the round' : '';
  const plays = legal.filter((move) => move.startsWith('play '));
  const draws = legal.includes('draw');
  if (!plays.length) return `Nothing fits: draw ${due}${ends}.`;
  const { options } = view as { options?: Record<string, unknown> };
  const only = plays.every((move) => move === 'play Jo');
  const fit = only ? 'only a joker fits' : fits(top, options?.jokers !== 0);
  const or = draws ? `, or draw ${due}${ends}` : '';
  if (view.owed) return `You owe ${counted(view.owed, 'more card')}: ${fit}${or}.`;
  // Where nothing may be drawn instead, that is said.
  if (!draws && fit.startsWith('play')) return `You must ${fit}.`;
  return `Your turn: ${fit}${or}.`;
}
