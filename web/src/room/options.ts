// What the form of a game's options needs beside the words for them.
import type { JsonValue, OptionAbout, RoomView } from '../protocol';
import { own, slug } from './words';

export function optionMeaning(game: string, { name, text }: OptionAbout): string {
  return own(`page-option-text-${game}-${slug(name)}`, text);
}

/** An option's text as a sentence, in pieces: words, and the clauses that it names. */
export function optionText(text: string): { text: string; clause: string | null }[] {
  const sentence = (text[0] ?? '').toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');
  return sentence
    .split(/(\d+\.\d+)/)
    .map((piece, at) => ({ text: piece, clause: at % 2 === 1 ? piece : null }))
    .filter((piece) => piece.text !== '');
}

export function optionValue(about: OptionAbout, options: RoomView['options']): JsonValue {
  const chosen = options[about.name];
  return chosen === undefined ? about.default : chosen;
}

/** Understands what was typed for a number; null is the standard. */
export function numberTyped(about: OptionAbout, text: string): number | null {
  if (!/^\d{1,9}$/.test(text.trim())) return null;
  const [min, max] = [about.min ?? 0, about.max ?? Number.MAX_SAFE_INTEGER];
  const value = Math.min(max, Math.max(min, Number(text)));
  return value === about.default ? null : value;
}
