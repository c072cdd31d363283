// Cards as people write them, in the server's sentences, and all cards that a replay shows.
import { atTable } from '../games/loaded.svelte';

/** A sentence in which cards stand as the rules write them, as people do: `7h` is `7♥`. */
export function withCards(game: string, text: string): string {
  const { card, short } = atTable(game) ?? {};
  if (!card || !short) return text;
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])(?:${card})(?![\\p{L}\\p{N}])`, 'gu');
  return text.replace(alone, (card) => short(card));
}

/** The cards of one seat, by where they lie. */
export interface Held {
  where: 'hand' | 'row' | 'open' | 'closed' | 'reserve';
  cards: string[];
}

type Lists = (string | null)[][];

/** The cards of each seat, when all lie open. */
export function allHeld(view: unknown, seats: number): Held[][] {
  const it = view as Record<string, Lists | undefined>;
  const places = [
    ['hand', it.hands],
    ['row', it.rows],
    ['reserve', it.reserves],
    ['open', it.open],
    ['closed', it.closed],
  ] as const;
  return Array.from({ length: seats }, (_, seat) =>
    places.flatMap(([where, lists]) => {
      const list = lists?.[seat];
      const cards = Array.isArray(list) ? list.filter((card) => card !== null) : [];
      return cards.length > 0 ? [{ where, cards }] : [];
    }),
  );
}
