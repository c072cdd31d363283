// What lessons and hints ask of a table: what is to be pressed for a move, as selectors, and what
// may be done now.
import type { Update } from '../../protocol';

/** A control that says its key. */
export const key = (key: string) => `main button[aria-keyshortcuts="${key}"]`;

/** A card that is to be selected, as long as it is not. */
export const card = (attribute: string) => `main button[${attribute}][aria-pressed="false"]`;

/**
 * The cards that are to be selected, and what plays them once all of them are; before that, where
 * they mean several things, what says that they mean `meant`.
 */
export function select(cards: string[], meant?: string): string[] {
  const all = cards.map((it) => `:has(button[${it}][aria-pressed="true"])`).join('');
  const choice = meant && `button[${meant}][aria-pressed="false"]`;
  const ready = choice ? `${all}:not(:has(${choice}))` : all;
  const chosen = choice ? [`main${all} ${choice}`] : [];
  return [...cards.map(card), ...chosen, key('⏎').replace('main', `main${ready}`)];
}

export const held = (name: string) => `data-key="${name}"`;

/** Whether the player may make a move with this beginning. */
export const may = (verb: string) => (update: Update) =>
  update.legal.some((move) => move.startsWith(verb));

/** Whether the player may make this move alone. */
export const only = (move: string) => (update: Update) => update.legal.join() === move;
