// The tables at which this browser has a seat: as they were last seen, and as the server says.
import type { RoomView } from '../protocol';
import { ApiError, look } from '../shell/api';
import { isLike, Kept, listOf } from '../shell/kept';
import { forgetRoom, seatKey, seatRooms } from '../shell/memory';

/** More than these are not requested. */
const ASKED = 12;

/** How many cleared matches are remembered; the oldest goes first. */
const CLEARED_MAX = 60;

/** What the server says where a room is gone, or where what was kept is no key. */
const GONE = new Set<ApiError['code']>(['no_room', 'bad_key']);

/** What the front page says of a table. */
export type Known = Pick<RoomView, 'room' | 'game' | 'stage' | 'match'> & {
  seats: { name: string; bot: string | null }[];
  /** Whether the player is to decide there. */
  turn?: boolean;
};

const EXAMPLE = { room: '', game: '', stage: '', match: 0, seats: [{ name: '' }] };

const seen = new Kept<Known[]>(
  'kartenhaus.tables',
  listOf((it) => isLike(EXAMPLE, it)),
);
const cleared = new Kept<string[]>(
  'kartenhaus.cleared',
  listOf((it) => isLike('', it)),
);

/** A match that is over, among all of them. */
const idOf = ({ room, match }: Known) => `${room}/${match}`;

/** Where the player is to decide comes first of all. */
const waits = ({ turn }: Known) => Number(turn ?? false);

/** Tables with other people come first, since somebody may be waiting there. */
const friends = ({ seats }: Known) => Number(seats.filter(({ bot }) => bot === null).length > 1);

/** Where play goes on comes before where nothing has begun. */
const plays = ({ stage }: Known) => Number(stage !== 'lobby');

export class Tables {
  #names = seatRooms().slice(0, ASKED);
  /** What was seen last is there at once, so that nothing moves when the answers come. */
  #known = $state.raw<Record<string, Known>>(
    Object.fromEntries(seen.get().map((it) => [it.room, it])),
  );
  #cleared = $state.raw(new Set(cleared.get()));

  /** Where something is still to be played. */
  readonly open: Known[] = $derived.by(() =>
    this.#all()
      .filter(({ stage }) => stage !== 'match_over')
      .toSorted((a, b) => waits(b) - waits(a) || plays(b) - plays(a) || friends(b) - friends(a)),
  );
  /** Where the match is over, without those that were cleared. */
  readonly finished: Known[] = $derived.by(() =>
    this.#all().filter((it) => it.stage === 'match_over' && !this.#cleared.has(idOf(it))),
  );

  constructor() {
    const asked = this.#names.map((name) => this.#ask(name));
    void Promise.all(asked).then(() => seen.set(this.#all()));
  }

  /** Takes the finished matches off the list; their seats stay. */
  clear(): void {
    this.#cleared = new Set([...this.#cleared, ...this.finished.map(idOf)]);
    cleared.set([...this.#cleared].slice(-CLEARED_MAX));
  }

  // Not derived: when the answers come, the page may be gone.
  #all(): Known[] {
    return this.#names.flatMap((name) => this.#known[name] ?? []);
  }

  async #ask(name: string): Promise<void> {
    try {
      const { room, game, stage, match, seats, turn } = await look(name, seatKey(name));
      const who = seats.map(({ name, bot }) => ({ name, bot }));
      this.#known = { ...this.#known, [name]: { room, game, stage, match, seats: who, turn } };
    } catch (error) {
      if (!(error instanceof ApiError && GONE.has(error.code))) return;
      forgetRoom(name);
      const { [name]: _, ...others } = this.#known;
      this.#known = others;
    }
  }
}
