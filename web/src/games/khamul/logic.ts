// What Khamul's table says and how its rows are laid out.
import { many, one, short } from '../../cards/french';
import type { Mark, Window } from '../../protocol';
import type { KhamulShown } from '../../views';
import { shown } from '../parts/view';
import { capital, joined, type Speaker } from '../parts/words';

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

/** What needs a word at the end of a round: why a seat does not count what its row does. */
export function why(
  view: KhamulShown & { options: Record<string, unknown> },
  round: number[] | undefined,
  speaker: Speaker,
): string[] {
  if (!round) return [];
  const lines = [
    view.announcer === null
      ? 'The cards are turned up: nobody announced Khamul.'
      : `The cards are turned up: ${speaker.then(view.announcer, 'has')} announced Khamul.`,
  ];
  view.rows.forEach((row, seat) => {
    const [cards, score] = [shown(row), round[seat] ?? 0];
    const sum = cards.reduce((sum, card) => sum + value(card), 0);
    const [does, whose] = [speaker.does(seat, 'count'), capital(speaker.possessive(seat))];
    const more = Number(view.options.false_khamul);
    if (!cards.length) {
      lines.push(`${speaker.does(seat, 'has')} no card left: ${minus(score)}.`);
    } else if (score === sum) {
      return;
    } else if (score === 0) {
      lines.push(`${whose} row counts ${minus(sum)}, the least: 0 for the round.`);
    } else if (seat === view.announcer && score === sum + more) {
      lines.push(`${does} ${sum} and ${more} more: the announcement was false, for ${sum} is above 5.`);
    } else {
      lines.push(
        `${does} ${score} in place of ${minus(sum)}: with 5 or less, and before too, Khamul should have been announced.`,
      );
    }
  });
  return lines;
}

const minus = (number: number) => String(number).replace('-', '−');
