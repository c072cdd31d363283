// What Khamul's table says and how its rows are laid out.
import { many, one, short } from '../../cards/french';
import type { Mark, Window } from '../../protocol';
import type { KhamulShown } from '../../views';
import { joined } from '../parts/words';

/**
 * Where a slot lies: the first four form a square, and what comes later is laid at its right, so
 * that no card seems to move when another one joins.
 */
export function cell(slot: number): { row: number; column: number } {
  if (slot < 4) return { row: Math.floor(slot / 2) + 1, column: (slot % 2) + 1 };
  return { row: ((slot - 4) % 2) + 1, column: 3 + Math.floor((slot - 4) / 2) };
}

/** How many columns a row of so many slots has. */
export function columns(slots: number): number {
  return slots <= 4 ? 2 : 2 + Math.ceil((slots - 4) / 2);
}

/** What a card counts (khamul:1.2). */
export function value(card: string): number {
  const [rank = '', suit = ''] = card;
  const red = 'dh'.includes(suit);
  if (rank === 'A') return 1;
  if (rank === 'J') return 10;
  if (rank === 'Q') return red ? 20 : 10;
  if (rank === 'K') return red ? 0 : 10;
  return rank === 'T' ? 10 : Number(rank);
}

/** What a card may do once it is discarded (khamul:5), in brackets. */
export function power(card: string): string {
  if (card[0] === 'J') return ' (look at a card)';
  if (card === 'Qc' || card === 'Qs') return ' (give a card)';
  if (card === 'Kc' || card === 'Ks') return ' (swap cards)';
  return '';
}

/** Who is on turn or has a power to use; in the first look whoever has not looked yet. */
export function acting(view: KhamulShown & { to_act: number[] }): number[] {
  if (view.power) return [view.power.seat];
  return view.snap && view.turn !== null ? [view.turn] : view.to_act;
}

/** What matches the top of the discard pile, in words, and never whether anything does. */
export function wanted(window: Pick<Window, 'card'>, byValue: boolean): string {
  return byValue ? `cards worth ${value(window.card)}` : many(window.card);
}

/** A mark on a card, in words. */
export function marked(mark: Mark, names: string[], you: number | null): string {
  const who =
    mark.seat === null ? 'everyone' : mark.seat === you ? 'you' : (names[mark.seat] ?? '?');
  const when =
    mark.turns === 0 ? 'this turn' : mark.turns === 1 ? '1 turn ago' : `${mark.turns} turns ago`;
  return `${who} looked ${when}`;
}

/** What the player has to do, in a sentence. */
export function task(view: KhamulShown, legal: ReadonlySet<string>, byValue: boolean): string {
  const may = (verb: string) =>
    [...legal].some((move) => move === verb || move.startsWith(`${verb} `));
  const top = view.discard.at(-1) ?? '';
  if (may('peek')) return 'Choose two of your cards to look at, once.';
  if (view.power) {
    if (may('look')) return 'Your jack: look at one of your cards?';
    if (may('give')) return 'Your queen: who takes a card?';
    return 'Your king: swap one of your cards with whose?';
  }
  if (view.in_hand?.card) {
    const card = view.in_hand.card;
    if (!may('discard')) return `You took ${short(card)}: choose the card that it replaces.`;
    const or = may('switch') ? ', or choose the card that it replaces' : '';
    return `You drew ${short(card)}${power(card)}: discard it${or}.`;
  }
  if (may('done')) {
    const what = byValue ? `a card worth ${value(top)}` : one(top);
    return may('snap')
      ? `Snap: throw ${what} if you have one.`
      : 'Snap: you have no card to throw.';
  }
  const ways = [
    may('draw') && 'draw',
    may('take') && `take ${short(top)}`,
    may('khamul') && 'announce Khamul',
  ];
  return `Your turn: ${joined(
    ways.filter((way) => way !== false),
    'or',
  )}.`;
}
