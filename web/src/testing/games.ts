// What each game's folder says for the tests that all games share.
import type { Direction } from '../games/types';
import type { Pattern } from './player';

/** What `games/<game>/page/testing/expected.ts` exports as `expected`. */
export interface Expected {
  /** Which way play goes round, from the game's text, and a recorded table with several others. */
  way: { table: string; direction: Direction };
  /**
   * Recorded tables, from an update on if one is named, and keys that each do something there when
   * pressed in this order. Only the last one plays a move.
   */
  keys: { table: string; keys: string; seq?: number }[];
  /** What the rules forbid Ada at the table `refusals-<game>`, after a message if one is named. */
  refused: {
    until?: Pattern;
    /** The cards that she selects, and the key of the button that she presses then. */
    cards: string[];
    key: string;
    /** The clause that is cited, and the button that plays the first move that would work. */
    rule: string;
    ready: string;
  };
  /** The same for Bea there, in the first position of a lesson. */
  refusedFirst: {
    cards: string[];
    /** Whether a selection is refused before the button is pressed. */
    early?: true;
    /** Whether the server says so, and not the page itself. */
    asks?: true;
    rule: string;
    /** A move that she types, and the clause that is cited then. */
    typed: string;
    cited: string;
  };
  /** A clause with an example: the cards to choose by name, and what is said then. */
  example: {
    clause: string;
    choose: string[];
    good: RegExp;
    /** How many cards are marked. */
    marked?: number;
    /** What is changed then by keys, and what is said after that. */
    then?: string[];
    bad?: RegExp;
  };
  /** Whether everybody's cards are dealt to the table, each of them by itself. */
  open?: true;
  /** Whether all its cards are different. */
  unlike?: true;
  /** Whether the hint at the table `help-<game>` is a look, which ends with it. */
  looks?: true;
}

const found = import.meta.glob<Expected>('../../../games/*/page/testing/expected.ts', {
  eager: true,
  import: 'expected',
});

/** What is expected of a game's page. */
export function expectedOf(game: string): Expected {
  const path = `games/${game}/page/testing/expected.ts`;
  const all = found[`../../../${path}`];
  if (!all) throw new Error(`${path} lacks \`expected\`: see web/src/testing/games.ts`);
  return all;
}

/** What the stories in a browser know of a game, too: `web/e2e/support/games.mjs` describes it. */
interface Played {
  /** The names of its hints. */
  hints: string[];
}

const played = import.meta.glob<Played>('../../../games/*/page/testing/e2e.mjs', {
  eager: true,
  import: 'game',
});

export function playedOf(game: string): Played {
  const path = `games/${game}/page/testing/e2e.mjs`;
  const all = played[`../../../${path}`];
  if (!all) throw new Error(`${path} lacks \`game\`: see web/e2e/support/games.mjs`);
  return all;
}
