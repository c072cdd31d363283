// Cards as people write them, in what the server says of them, and all that a replay shows.
import { short as french } from '../cards/french';
import { short as kartel } from '../cards/kartel';

/**
 * How a card of a game is written, and where one stands in a text; none where both are the same.
 */
const WRITTEN: Record<string, { card: RegExp; short: (card: string) => string }> = {
  kartel: { card: /(?<![\p{L}\p{N}])[2-8WKQGZ][ogkbr](?![\p{L}\p{N}])/gu, short: kartel },
  'kartu-sama': {
    card: /(?<![\p{L}\p{N}])(?:[2-9TJQKA][cdhs]|Jo)(?![\p{L}\p{N}])/gu,
    short: french,
  },
  khamul: { card: /(?<![\p{L}\p{N}])[2-9TJQKA][cdhs](?![\p{L}\p{N}])/gu, short: french },
  ktu: { card: /(?<![\p{L}\p{N}])[2-9TJQKA][cdhs](?![\p{L}\p{N}])/gu, short: french },
};

/** A sentence in which cards stand as the rules write them, as people do: `7h` is `7♥`. */
export function withCards(game: string, text: string): string {
  const written = WRITTEN[game];
  return written ? text.replace(written.card, (card) => written.short(card)) : text;
}

/** The cards of one seat, by where they lie. */
export interface Held {
  where: 'hand' | 'row' | 'open' | 'closed' | 'reserve';
  cards: string[];
}

type Lists = (string | null)[][];

/** What each seat has, where all cards lie open. */
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
