// What Krass Kariert's cards are called.

const SPECIAL: Record<string, string> = { X: 'X', D: 'Draw', S: 'Stop' };

/** As people say and write it. */
export function name(card: string): string {
  return SPECIAL[card] ?? card;
}
