// Whom a player does not want to hear at a table: in this tab alone, and nobody is told.
import type { RoomView } from '../protocol';
import { remember, remembered, tab } from '../shell/kept';

/** Of how many at one table that is kept: more than can sit there. */
const NAMES_MAX = 50;

export class Muted {
  readonly #key: string;
  #names = $state.raw<string[]>([]);

  constructor(room: string) {
    this.#key = `kartenhaus.muted.${room}`;
    const kept = remembered(this.#key, tab);
    // A name has no line break.
    this.#names = kept ? kept.split('\n').slice(0, NAMES_MAX) : [];
  }

  has(name: string | undefined): boolean {
    return name !== undefined && this.#names.includes(name);
  }

  set(name: string, on: boolean): void {
    const others = this.#names.filter((it) => it !== name);
    this.#names = on ? [...others, name].slice(-NAMES_MAX) : others;
    remember(this.#key, this.#names.join('\n') || null, tab);
  }

  /** Another name does not make anybody heard again. */
  follow(before: RoomView, after: RoomView): void {
    if (before.seats.length !== after.seats.length) return;
    const here = after.seats.map(({ name }) => name);
    before.seats.forEach(({ name, bot }, seat) => {
      const now = after.seats[seat];
      const renamed = bot === null && now?.bot === null && !here.includes(name);
      if (renamed && this.has(name)) this.set(now.name, true);
    });
  }
}
