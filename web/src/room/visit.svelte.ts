// One visit to a room: its line, the player's key, what was told so far, and what can be done.
import { describe, tables } from '../games';
import type { GameAbout, Remark, RoomCommand, RoomView, SeatView, Told, Update } from '../protocol';
import { call, speak } from '../shell/announce';
import { ApiError, command, games, look } from '../shell/api';
import { Connection } from '../shell/connection.svelte';
import { forgetSeatKey, keepPlayerName, keepSeatKey, seatKey } from '../shell/memory';
import type { Common } from '../views';
import { newRemarks } from './words';

/** A line of the log. */
export interface LogLine {
  id: number;
  text: string;
  /** What happened, where a match begins, or what somebody said. */
  kind: 'event' | 'heading' | 'remark';
}

/** How many lines the log keeps. */
const LOG_MAX = 400;

export class Visit {
  /** The room's name. */
  readonly name: string;
  readonly line: Connection;
  /** The key of the player's seat. */
  key = $state<string | null>(null);
  /** What was told so far, in words. */
  log = $state.raw<LogLine[]>([]);
  /** Something that the player should read; until it is read or something else comes. */
  notice = $state<string | null>(null);
  /** Whether the server is doing something for this player. */
  doing = $state(false);
  /** The games, once they are known. */
  games = $state.raw<GameAbout[]>([]);
  /** The clause that was asked for last, such as `khamul:4.3`. */
  clause = $state.raw<{ rule: string } | null>(null);

  #logged = 0;
  #match = 0;
  #words: Promise<unknown> = Promise.resolve();
  #mine = false;
  #leaving = false;
  #chat: Remark[] | null = null;

  readonly room: RoomView | null = $derived.by(() => this.line.room);
  readonly you: number | null = $derived.by(() => this.line.you);
  /** The player's own seat. */
  readonly seat: SeatView | null = $derived.by(() =>
    this.you === null ? null : (this.room?.seats[this.you] ?? null),
  );
  readonly host = $derived.by(() => this.you !== null && this.room?.host === this.you);
  /** The player's seat in the match that is played; null for who watches it. */
  readonly playing: number | null = $derived.by(() =>
    this.you !== null && this.you < (this.room?.playing ?? 0) ? this.you : null,
  );
  readonly about: GameAbout | null = $derived.by(
    () => this.games.find(({ game }) => game === this.room?.game) ?? null,
  );

  constructor(name: string, known: RoomView | null) {
    this.name = name;
    this.key = seatKey(name);
    this.line = new Connection(name, this.key, {
      told: (update, told, fresh) => this.#told(update, told, fresh),
      entered: (room) => this.#hear(room),
      notice: (text) => this.say(text),
      badKey: () => this.#badKey(),
      unseated: () => {
        if (!this.#leaving) this.#badKey();
      },
      ask: () => look(name),
    });
    if (known) {
      this.line.take(known);
      this.line.you = known.host;
    } else if (this.key === null) {
      // A spectator need not wait for the line to see the room, nor to sit down.
      const early = (room: RoomView) => this.line.room ?? this.line.take(room);
      look(name).then(early, () => {});
    }
    games().then(
      (all) => (this.games = all),
      () => {},
    );
  }

  /** Shows something that the player should read. */
  say(text: string): void {
    this.notice = text;
    speak(text);
  }

  /** Does something in the room; what the server says against it is shown. */
  async do(it: RoomCommand): Promise<boolean> {
    this.doing = true;
    try {
      const answer = await command(this.name, it.type === 'sit' ? null : this.key, it);
      this.notice = null;
      if (answer.key) {
        keepSeatKey(this.name, answer.key);
        this.#take(answer.key);
      }
      this.line.take(answer.room);
      if (answer.key) this.line.you = answer.seat;
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'bad_key') this.#badKey();
      else this.say((error as Error).message);
      return false;
    } finally {
      this.doing = false;
    }
  }

  /** Sits down. */
  sit(name: string): Promise<boolean> {
    keepPlayerName(name);
    return this.do({ type: 'sit', name });
  }

  /** Takes another name, here and for next time. */
  async rename(name: string): Promise<void> {
    if (await this.do({ type: 'rename', name })) keepPlayerName(name);
  }

  /** Gets up, and watches on. */
  async leave(): Promise<void> {
    this.#leaving = true;
    if (await this.do({ type: 'leave' })) {
      forgetSeatKey(this.name, this.key);
      this.#take(null);
    }
    this.#leaving = false;
  }

  /** Goes on with the key that this browser keeps now: a seat's link was opened. */
  reseat(): void {
    const key = seatKey(this.name);
    if (key !== this.key) this.#take(key);
  }

  /** Opens the rule card at a clause. */
  cite(rule: string): void {
    this.clause = { rule };
  }

  #take(key: string | null): void {
    this.key = key;
    this.#mine = false;
    this.line.reseat(key);
  }

  #badKey(): void {
    forgetSeatKey(this.name, this.key);
    this.#take(null);
    this.say('Your seat in this room is no longer yours. You can watch, or sit down again.');
  }

  #told(update: Update, told: Told[], fresh: boolean): void {
    const game = this.room?.game ?? '';
    // Sentences come with the game's table, which may still be on its way.
    const load = tables[game];
    const [seats, you] = [this.room?.seats ?? [], this.playing];
    if (update.match !== this.#match) this.#write([`Match ${update.match}`], 'heading');
    this.#match = update.match;
    const first = this.#words;
    this.#words = (load ? load() : Promise.resolve())
      .then(() => first)
      .then(() => {
        const names = seats.map(({ name }) => name);
        const events = told.flatMap((batch) => [...batch.all, ...batch.you]);
        const lines = events.flatMap((event) => describe(game, event, names, you) ?? []);
        this.#write(lines, 'event');
        if (!fresh) lines.forEach(speak);
      })
      .catch(() => {});
    this.#turn(update);
  }

  /** Writes down what was said since. */
  #hear(room: RoomView): void {
    const first = this.#chat === null;
    const remarks = newRemarks(this.#chat ?? [], room.chat);
    this.#chat = room.chat;
    this.#write(remarks.map(({ name, text }) => `${name}: ${text}`), 'remark');
    if (!first) remarks.forEach(({ name, text }) => speak(`${name}: ${text}`));
  }

  /** Calls the player when its turn has come. */
  #turn(update: Update): void {
    const acts = (update.view as Common | null)?.to_act;
    const playing = update.legal.length > 0 && update.window === null;
    const mine = playing && (!acts || this.playing === null || acts.includes(this.playing));
    if (mine && !this.#mine) call('Your turn.');
    this.#mine = mine;
  }

  #write(texts: string[], kind: LogLine['kind']): void {
    const lines = texts.map((text) => ({ id: (this.#logged += 1), text, kind }));
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LOG_MAX);
  }
}
