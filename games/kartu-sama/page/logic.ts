// What Kartu Sama's table says, from the view alone.
import { rank, short } from '$web/cards/french';
import { t } from '$web/shell/words.svelte';
import { KARTU_SAMA_STANDARD, type KartuSamaShown } from '$web/views';
import { shown } from '$web/games/parts/view';

/** A view: of the options those that a variant changes are there only where they differ (7.1). */
type View = KartuSamaShown & { options?: object };

/** How many cards `draw` would cost this seat now (kartu-sama:3.3, 3.4, 4.3). */
export function cost({ hands, owed, options }: View, held: number): number {
  const seats = hands.length;
  const { drawn, drawn_single, drawn_owing } = { ...KARTU_SAMA_STANDARD, ...options };
  if (owed) return drawn_owing * seats;
  return held === 1 ? drawn + drawn_single * (seats - 1) : drawn;
}

/** How many cards a joker asks for (kartu-sama:4.1). */
export const asks = ({ hands, options }: View): number =>
  ({ ...KARTU_SAMA_STANDARD, ...options }).joker_asks || hands.length;

/** What a card counts (kartu-sama:5.1). */
export function points(card: string, options: object = {}): number {
  const { court_points, ace_points, joker_points } = { ...KARTU_SAMA_STANDARD, ...options };
  if (card === 'Jo') return joker_points;
  const letter = card[0] ?? '';
  if (letter === 'A') return ace_points;
  return 'JQK'.includes(letter) ? court_points : Number(rank(card));
}

/** The cards of the chain that is owed, from its first joker: as many as make up what is owed. */
export function chain(view: View): string[] {
  if (!view.owed) return [];
  for (let from = view.discard.length - 1; from >= 0; from -= 1) {
    if (view.discard[from] !== 'Jo') continue;
    let owed = 0;
    for (const card of view.discard.slice(from)) {
      owed = Math.max(0, owed - 1) + (card === 'Jo' ? asks(view) : 0);
    }
    if (owed === view.owed) return view.discard.slice(from);
  }
  return [];
}

/** What a back is called: by the number of its deck (kartu-sama:1.4). */
const letter = (back: number): string => 'ABCD'[back] ?? '';

/** The backs of a hand, where they differ, each after its card where that is seen; else empty. */
export function backs({ hands, backs }: View, seat: number): string {
  const own = shown(hands[seat]);
  const one = (back: number, at: number) => `${own[at] ? short(own[at]) : ''}${letter(back)}`;
  const all = (backs?.hands[seat] ?? []).map(one).join(' ');
  return all && t('page-kartu-sama-backs', { backs: all });
}

/** The back on top of the draw pile, where backs differ; else empty. */
export function top({ backs }: View): string {
  const back = backs?.draw[0];
  return typeof back === 'number' ? t('page-kartu-sama-back', { back: letter(back) }) : '';
}
