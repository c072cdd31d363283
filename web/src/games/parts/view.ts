// What all views have alike.
import type { SeatView } from '../../protocol';

/** How many cards a list has, shown or not. */
export function size(list: readonly unknown[] | number | undefined): number {
  return typeof list === 'number' ? list : (list?.length ?? 0);
}

/** The cards of a list, none if they are not shown. */
export function shown<T>(list: T[] | number | undefined): T[] {
  return Array.isArray(list) ? list : [];
}

/** Whose turn it is, in words, where it is not the player's. */
export function turnOf(
  view: { phase: string; to_act: number[] },
  seats: SeatView[],
  waiting = 'Waiting for',
): string {
  if (view.phase === 'match_over') return 'The match is over.';
  if (view.phase !== 'playing') return 'The round is over.';
  const names = view.to_act.map((seat) => seats[seat]?.name ?? '?');
  if (names.length === 1) return `${names[0]}’s turn`;
  if (names.length <= 3) return `${waiting} ${names.join(', ')}`;
  return `${waiting} ${names.length} players`;
}
