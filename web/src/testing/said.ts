// For tests: messages as a player reads them.
import { Reader } from '../games/parts/say';
import type { Phrase } from '../protocol';

/** Who sits at the table. */
export const NAMES = ['Ada', 'Bea', 'Cem'];

/** What Ada reads. */
export function said(game: string, id: string, params: Phrase['params']): string {
  const [line = ''] = new Reader(game, NAMES, 0).lines({ said: [[{ id, params }]], said_you: [] });
  return line;
}
