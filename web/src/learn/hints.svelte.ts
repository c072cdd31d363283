// What is said to who plays a game for the first time in this browser: three hints for each game,
// each once, when its moment comes.
import type { Update } from '../protocol';
import { remember, remembered } from '../shell/memory';

/** Where the hints stand that were read. */
const READ = 'kartenhaus.hints';

/** Whether the player may make a move with this beginning. */
const may = (verb: string) => (update: Update) =>
  update.legal.some((move) => move.startsWith(verb));

/** Whether the player may make this move alone. */
const only = (move: string) => (update: Update) => update.legal.join() === move;

const pile = (update: Update) => (update.view as { pile: unknown[] }).pile.length > 0;
const turns = (update: Update) => (update.view as { turns: number }).turns;

/** By game and hint, when it matters. */
const MOMENTS: Record<string, Record<string, (update: Update) => boolean>> = {
  kartel: {
    lead: (update) => may('play')(update) && !pile(update),
    beat: (update) => may('play')(update) && pile(update),
    pass: only('pass'),
  },
  'kartu-sama': { fit: may('play'), draw: only('draw'), joker: may('play Jo') },
  'krass-kariert': {
    neighbours: may('play'),
    gap: (update) => may('play')(update) && turns(update) > 1,
    reserve: may('take'),
  },
  khamul: {
    look: may('peek'),
    snap: (update) => update.window !== null && may('done')(update),
    announce: may('khamul'),
  },
  ktu: { open: may('open'), special: may('play'), blind: may('flip') },
};

class Hints {
  #read = $state.raw<ReadonlySet<string>>(new Set((remembered(READ) ?? '').split(' ')));

  /** Whether a game has hints that were not read. */
  wanted(game: string): boolean {
    return Object.keys(MOMENTS[game] ?? {}).some((name) => !this.#read.has(`${game}.${name}`));
  }

  /** The hint whose moment it is. */
  now(game: string, update: Update): string | null {
    const found = Object.entries(MOMENTS[game] ?? {}).find(
      ([name, when]) => !this.#read.has(`${game}.${name}`) && when(update),
    );
    return found?.[0] ?? null;
  }

  /** A hint was read. */
  close(game: string, name: string): void {
    this.#keep(new Set([...this.#read, `${game}.${name}`]));
  }

  /** They are shown again, as if for the first time. */
  again(): void {
    this.#keep(new Set());
  }

  #keep(read: ReadonlySet<string>): void {
    this.#read = read;
    remember(READ, [...read].join(' ').trim() || null);
  }
}

/** The hints of this browser. */
export const hints = new Hints();
