// What all views have alike.
import type { SeatView } from '../../protocol';
import { t } from '../../shell/words.svelte';
import type { Common } from '../../views';

/** A game's view, with what all views have alike. */
export type View<Shown> = Common & { game: string; options: Record<string, unknown> } & Shown;

/** How many cards a list has, shown or not. */
export function size(list: readonly unknown[] | number | undefined): number {
  return typeof list === 'number' ? list : (list?.length ?? 0);
}

/** The cards of a list, none if they are not shown. */
export function shown<T>(list: T[] | number | undefined): T[] {
  return Array.isArray(list) ? list : [];
}

/** Whose turn it is, in words, where it is not the player's. */
export function turnOf(view: { phase: string; to_act: number[] }, seats: SeatView[]): string {
  if (view.phase === 'match_over') return t('page-match-over');
  if (view.phase !== 'playing') return t('page-round-over');
  const names = view.to_act.map((seat) => seats[seat]?.name ?? '?');
  const [name = ''] = names;
  if (names.length === 1) return t('page-table-turn-of', { name });
  if (names.length <= 3) return t('page-table-waiting', { names: names.join(', ') });
  return t('page-table-waiting-many', { count: names.length });
}
