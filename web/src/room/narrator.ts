// Tells what happens in a room, in the log and aloud, and calls the player to their turn.
import { speechOf } from '../games/loaded.svelte';
import type { Reader } from '../games/parts/say';
import type { Knock, RoomView, Told, Update } from '../protocol';
import { speak } from '../shell/announce';
import { keepMatch } from '../shell/memory';
import { isolated } from '../shell/names';
import type { Preferences } from '../shell/preferences';
import { t } from '../shell/words.svelte';
import type { Common } from '../views';
import type { Visit } from './visit.svelte';
import { beforeStop, roomChanges, turnCall } from './words';

/** By how much a clock here may be behind the server's, in milliseconds. */
const CLOCK_SLACK = 700;

/** What is spoken of events for which the log has these sentences. */
async function spoken(
  { verbosity }: Preferences,
  game: string,
  events: unknown[],
  lines: string[],
  names: string[],
  you: number | null,
  view: unknown,
): Promise<string[]> {
  if (verbosity === 'normal' || events.length === 0) return lines;
  const words = await import('./spoken').catch(() => null);
  if (!words) return lines;
  const { brief, counts } = words;
  if (verbosity === 'full') return [...lines, counts(view, names, you) ?? ''].filter(Boolean);
  const said = events.flatMap((event) => brief(game, event, names, you) ?? []);
  // If no event has a short form, the sentences are spoken.
  return said.length > 0 ? said : lines;
}

/** When a seat's time for its decision runs out; never without a clock. */
function dueAt(update: Update, seat: number | null): number {
  const left = seat === null ? null : update.clock?.left_ms[seat];
  return left === null || left === undefined ? Infinity : performance.now() + left;
}

export class Narrator {
  readonly #visit: Visit;
  #match = 0;
  #words: Promise<unknown> = Promise.resolve();
  #mine = false;
  /** What the player was last told to decide; empty if nothing. */
  #task = '';
  /** The snap window that was open last. */
  #snap: number | null = null;
  /** How many of the room's remarks have arrived. */
  #said: number | null = null;
  /** The room as last told, and the player's seat in it. */
  #before: { room: RoomView; you: number | null } | null = null;
  /** When the last update came, and when the player's clock runs out. */
  #received = { at: 0, due: Infinity };

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  /** The player has another seat, whose turn it is not yet. */
  reseated(): void {
    this.#mine = false;
  }

  /** Tells what an update brings: what happened, and whose turn it is. */
  updated(update: Update, told: Told[], fresh: boolean): void {
    const { room, playing: you, key, name, log } = this.#visit;
    const { preferences } = this.#visit.here;
    const [game, seats] = [room?.game ?? '', room?.seats ?? []];
    if (update.match !== this.#match) {
      this.#words = Promise.resolve(); // The game of the match before may never have been loaded.
      log.begin(update.match);
    }
    this.#match = update.match;
    const events = told.flatMap((batch) => [...batch.all, ...batch.you]);
    const late = !fresh && this.#late(events, you);
    this.#received = { at: performance.now(), due: dueAt(update, you) };
    const names = seats.map(({ name }) => name);
    this.inWords(async ({ Reader }) => {
      const reader = new Reader(game, names, you);
      const said = told.flatMap((batch) => reader.lines(batch));
      const lines = late ? [t('page-match-late'), ...said] : said;
      log.write(lines, 'event');
      if (!fresh)
        (await spoken(preferences, game, events, lines, names, you, update.view)).forEach(speak);
      if (late) this.#visit.notice = t('page-match-late');
      if (key !== this.#visit.key) return; // It was another seat's.
      const over = (update.view as Common | null)?.phase === 'match_over';
      const winners = over && you !== null && update.scores?.winners;
      if (winners) keepMatch(name, update.match, game, winners.includes(you));
      log.keep(over ? null : { key, match: update.match, seq: update.seq, lines: [] });
    });
    // What led to it is spoken before.
    this.inWords(({ Reader }) => this.#turn(update, new Reader(game, names, you)));
  }

  /**
   * Says something in the words of the game's table, once they are here and all before it is said.
   * An error there is reported, and holds up nothing that follows.
   */
  inWords(say: (speech: typeof import('../games/parts/say')) => unknown): void {
    const speech = speechOf(this.#visit.room?.game ?? '');
    if (!speech) return; // This page knows no such game.
    this.#words = this.#words
      .then(() => speech)
      .then((it) => (this.#visit.client.state === 'closed' ? null : say(it)))
      .catch((error: unknown) => console.error(error));
  }

  /** Whether these events are the player's, caused by a clock that ran out. */
  #late(events: unknown[], you: number | null): boolean {
    const { at, due } = this.#received;
    const { seat, client } = this.#visit;
    if (you === null || seat?.delegated || performance.now() < due - CLOCK_SLACK) return false;
    return client.sentAt < at && events.some((event) => (event as { seat?: number }).seat === you);
  }

  /** Logs what was said since, and who came and went. */
  roomChanged(room: RoomView): void {
    const first = this.#said === null;
    const more = room.said - (this.#said ?? 0);
    this.#said = room.said;
    const visit = this.#visit;
    const { you } = visit.client;
    const before = this.#before;
    this.#before = null; // Whatever fails here, the next room is told like the first one.
    if (before) visit.muted.follow(before.room, room);
    const said = more > 0 ? room.chat.slice(-more) : [];
    const remarks = said.filter(({ name }) => !visit.muted.has(name));
    const changes = before ? roomChanges(before, { room, you }) : [];
    const waited = before?.room.door ?? [];
    const isNew = ({ knock }: Knock) => !waited.some((other) => other.knock === knock);
    const knocks = visit.host ? room.door.filter(isNew) : [];
    for (const { name, removed } of knocks) {
      const said = removed ? 'page-door-removed' : 'page-door-knocks';
      visit.say(t(said, { name: beforeStop(name) }));
    }
    const cleared = before?.room.stage === 'match_over' && room.stage === 'lobby';
    if (visit.notice === t('page-match-cleared') && room.stage !== 'lobby') visit.notice = null;
    this.#before = { room, you };
    visit.log.write(changes, 'event');
    changes.forEach(speak);
    if (cleared && you !== room.host) visit.say(t('page-match-cleared'));
    const host = t('page-host-you');
    if (changes.includes(host)) visit.notice = host;
    visit.log.write(
      remarks.map(({ name, text }) => `${isolated(name)}: ${isolated(text)}`),
      'remark',
    );
    if (first) return;
    const own = you === null ? null : room.seats[you]?.name;
    const others = remarks.filter(({ name }) => name !== own);
    visit.unread += others.length;
    if (room.stage !== 'lobby' && others.length > 0) {
      void import('./talk.svelte')
        .then(({ show }) =>
          others.forEach(({ name, text }) => {
            const seat = room.seats.findIndex((seat) => seat.name === name);
            if (seat >= 0) show(visit, seat, name, text);
          }),
        )
        .catch(() => {});
    }
    remarks.forEach(({ name, text }) => speak(`${name}: ${text}`));
  }

  /** Calls the player when its turn has come, and says what is to be decided. */
  #turn(update: Update, reader: Reader): void {
    const { playing: seat, client } = this.#visit;
    const acts = (update.view as Common | null)?.to_act;
    const snap = update.window?.id ?? null;
    const playing = update.legal.length > 0 && snap === null;
    const mine = playing && (!acts || seat === null || acts.includes(seat));
    if (update !== client.update) {
      // Another has come while words were awaited: this one calls nobody, but may end a turn.
      this.#mine &&= mine;
      return;
    }
    const task = mine || snap !== null ? reader.all(update.asked) : '';
    // Each snap window is called, as it may ask the same again.
    const isNew = task !== this.#task || (snap !== null && snap !== this.#snap);
    const text = mine && !this.#mine ? turnCall(task) : isNew ? task : '';
    if (text) speak(text);
    [this.#mine, this.#task, this.#snap] = [mine, task, snap];
  }
}
