// Characters that not every machine has a font for: they are drawn as on the cards.

/** The ranks of Kartel that the characters stand for. */
const RANKS: Record<string, string> = { 女: 'W', 王: 'K', 后: 'Q', 神: 'G', 正: 'Z' };

/** A text in pieces: words, and single characters with the rank whose strokes draw them. */
export function glyphs(text: string): { text: string; rank: string | null }[] {
  return text
    .split(/([女王后神正])/)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, rank: RANKS[piece] ?? null }));
}
