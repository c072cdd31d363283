// What Khamul's table says and how its rows are laid out.
import { many } from '$web/cards/french';
import type { Mark, Window } from '$web/protocol';
import type { KhamulShown } from '$web/views';
import { t } from '$web/shell/words.svelte';

/**
 * Where a slot lies: the first four form a square, and what comes later is laid at its right, so
 * that no card seems to move when another one joins.
 */
export function cell(slot: number): { row: number; column: number } {
  if (slot < 4) return { row: Math.floor(slot / 2) + 1, column: (slot % 2) + 1 };
  return { row: ((slot - 4) % 2) + 1, column: 3 + Math.floor((slot - 4) / 2) };
}

/** How many of so many cards lie in a line. */
export function line(slots: number): number {
  return slots <= 6 ? Math.max(slots, 1) : Math.ceil(slots / 2);
}

/** How many columns a square of so many slots has. */
export function columns(slots: number): number {
  return slots <= 4 ? 2 : 2 + Math.ceil((slots - 4) / 2);
}

/** Who is on turn or has a power to use; in the first look whoever has not looked yet. */
export function acting(view: KhamulShown & { to_act: number[] }): number[] {
  if (view.power) return [view.power.seat];
  return view.snap && view.turn !== null ? [view.turn] : view.to_act;
}

/** What matches a card, as messages take it; `counts` is what it counts, if values are to match. */
const matching = (card: string, counts: number | null) => ({
  by: counts === null ? 'rank' : 'value',
  value: counts ?? 0,
  cards: many(card),
});

/** What matches the top of the discard pile, in words, and never whether anything does. */
export function wanted(window: Pick<Window, 'card'>, counts: number | null): string {
  return t('page-khamul-wanted', matching(window.card, counts));
}

/**
 * A prompt, with what can be thrown at the top of the discard pile though no snap is open; `yours`
 * is whether it says what the player has to do, in whole sentences.
 */
export function anytime(
  prompt: string,
  top: string,
  counts: number | null,
  yours: boolean,
): string {
  const who = yours ? 'you' : 'other';
  return t('page-khamul-anytime', { prompt, who, ...matching(top, counts) });
}

/** A mark on a card, in words. */
export function marked(mark: Mark, names: string[], you: number | null): string {
  const who = mark.seat === null ? 'everyone' : mark.seat === you ? 'you' : 'other';
  const seat = names[mark.seat ?? -1] ?? '?';
  return t('page-khamul-mark', { who, seat, turns: mark.turns });
}

/** As many letters of each name as tell it from the others; a number where that is not enough. */
export function initials(names: string[]): string[] {
  const letters = names.map((name) => [...name.normalize('NFC')]);
  const start = (at: number, count: number) => letters[at]?.slice(0, count).join('') ?? '';
  return names.map((_, at) => {
    for (let count = 1; count <= 3; count += 1) {
      const alike = names.some(
        (_, other) =>
          other !== at && start(other, count).toLowerCase() === start(at, count).toLowerCase(),
      );
      if (!alike) return start(at, count);
    }
    return `${start(at, 1)}${at + 1}`;
  });
}
