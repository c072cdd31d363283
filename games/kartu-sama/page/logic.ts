// What Kartu Sama's table says, from the view alone.
import { short } from '$web/cards/french';
import { t } from '$web/shell/words.svelte';
import { KARTU_SAMA_STANDARD, type KartuSamaShown } from '$web/views';
import { shown } from '$web/games/parts/view';

/** What a back is called: by the number of its deck (kartu-sama:1.4). */
const letter = (back: number): string => 'ABCD'[back] ?? '';

/** The backs of a hand, where they differ, each after its card where that is seen; else empty. */
export function backs({ hands, backs }: KartuSamaShown, seat: number): string {
  const own = shown(hands[seat]);
  const one = (back: number, at: number) => `${own[at] ? short(own[at]) : ''}${letter(back)}`;
  const all = (backs?.hands[seat] ?? []).map(one).join(' ');
  return all && t('page-kartu-sama-backs', { backs: all });
}

/** The back on top of the draw pile, where backs differ; else empty. */
export function top({ backs }: KartuSamaShown): string {
  const back = backs?.draw[0];
  return typeof back === 'number' ? t('page-kartu-sama-back', { back: letter(back) }) : '';
}

/** What cards count that have no number (kartu-sama:5.1). */
export function worths(options: object): Record<'court' | 'ace' | 'joker', number> {
  const { court_points, ace_points, joker_points } = { ...KARTU_SAMA_STANDARD, ...options };
  return { court: court_points, ace: ace_points, joker: joker_points };
}

/** What a card counts in a hand. */
export function worth(card: string, options: object): number {
  const { court, ace, joker } = worths(options);
  if (card === 'Jo') return joker;
  const [rank = ''] = card;
  return { J: court, Q: court, K: court, A: ace, T: 10 }[rank] ?? Number(rank);
}
