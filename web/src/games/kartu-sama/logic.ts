// What Kartu Sama's table says, from the view alone.
import { rank } from '../../cards/french';
import type { KartuSamaShown } from '../../views';

/** How many cards `draw` would cost this seat now (kartu-sama:3.3, 3.4, 4.3). */
/** Whether who has fewest points wins, and not who won most rounds. */
export const fewest = ({ count }: { count?: unknown }): boolean => count !== 'victories';

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
