// What French cards are called.

const RANKS: Record<string, string> = {
  A: 'Ace',
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
  T: 'Ten',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
};
const SUITS: Record<string, string> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const SIGNS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** As people say it: `Seven of hearts`. */
export function name(card: string): string {
  if (card === 'Jo') return 'Joker';
  return `${RANKS[card[0] ?? ''] ?? '?'} of ${SUITS[card[1] ?? ''] ?? '?'}`;
}

/** A rank as it is printed: `10`. */
export function rank(card: string): string {
  return card[0] === 'T' ? '10' : (card[0] ?? '');
}

/** As people write it: `7♥`. */
export function short(card: string): string {
  return card === 'Jo' ? 'Joker' : rank(card) + (SIGNS[card[1] ?? ''] ?? '');
}

/** A suit as people say it. */
export function suit(card: string): string {
  return SUITS[card[1] ?? ''] ?? '';
}

/** A rank in a sentence, with its article: `an eight`. */
export function one(card: string): string {
  const word = (RANKS[card[0] ?? ''] ?? '?').toLowerCase();
  return `${/^[ae]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** Several of a rank: `sixes`. */
export function many(card: string): string {
  const word = (RANKS[card[0] ?? ''] ?? '?').toLowerCase();
  return word.endsWith('x') ? `${word}es` : `${word}s`;
}
