// A visit to a room: its client, the player's key, the log, and the commands of the room.
import { speechOf } from '../games/loaded.svelte';
import type { Reader } from '../games/parts/say';
import type {
  GameAbout,
  Knock,
  RoomCommand,
  RoomSettings,
  RoomView,
  SeatView,
  Told,
  Update,
} from '../protocol';
import { speak } from '../shell/announce';
import type { Part } from '../fair/share';
import { preferences } from '../shell/preferences.svelte';
import { ApiError, command, games, lacksUpgrade, look } from '../shell/api';
import { Client } from '../connection/client.svelte';
import type { Connect } from '../connection/socket';
import {
  forgetSeatKey,
  isOfLink,
  keepLog,
  keepNextSeatKey,
  keepMatch,
  keepWatchedKey,
  keepPlayerName,
  keepSeatKey,
  keepTabsSeatKey,
  keptLog,
  nextSeatKey,
  replaceSeatKey,
  seatKey,
  sharedSeatKey,
  watchedKey,
  type KeptLog,
} from '../shell/memory';
import { isolated } from '../shell/names';
import { t } from '../shell/words.svelte';
import type { Common } from '../views';
import type { Made, Plan } from './made';
import { beforeStop, roomChanges, turnCall } from './words';

/** A line of the log. */
export interface LogLine {
  id: number;
  text: string;
  /** What happened, where a match begins, or what somebody said. */
  kind: 'event' | 'heading' | 'remark';
}

/** How many lines the log keeps. */
const LOG_MAX = 400;

/** By how much a clock here may be behind the server's, in milliseconds. */
const CLOCK_SLACK = 700;

/** What is spoken of events for which the log has these sentences. */
async function spoken(
  game: string,
  events: unknown[],
  lines: string[],
  names: string[],
  you: number | null,
  view: unknown,
): Promise<string[]> {
  if (preferences.verbosity === 'normal' || events.length === 0) return lines;
  const words = await import('./spoken').catch(() => null);
  if (!words) return lines;
  const { brief, counts } = words;
  if (preferences.verbosity === 'full')
    return [...lines, counts(view, names, you) ?? ''].filter(Boolean);
  const said = events.flatMap((event) => brief(game, event, names, you) ?? []);
  // If no event has a short form, the sentences are spoken.
  return said.length > 0 ? said : lines;
}

/** When a seat's time for its decision runs out; never without a clock. */
function dueAt(update: Update, seat: number | null): number {
  const left = seat === null ? null : update.clock?.left_ms[seat];
  return left === null || left === undefined ? Infinity : performance.now() + left;
}

export class Visit {
  /** The room's name. */
  readonly name: string;
  readonly client: Client;
  /** The key of the player's seat. */
  key = $state<string | null>(null);
  /** What was told so far, in words. */
  log = $state.raw<LogLine[]>([]);
  /** How many remarks of others are unread. */
  unread = $state(0);
  /** A message for the player, until it is read or replaced. */
  notice = $state<string | null>(null);
  /** Whether the server is doing something for this player. */
  doing = $state(false);
  /** The code of the server's last refusal of a command. */
  refusal: string | null = null;
  /** The key of a seat that came by a link and was open elsewhere too, until that is read. */
  watched = $state<string | null>(null);
  /** The key for which that was spoken. */
  warned: string | null = null;
  /** Whether bots sit down and a match begins, without any further press. */
  begins = $state(false);
  /** What the room was made for, if this page made it. */
  readonly plan: Plan | null;
  /** The games, once they are known. */
  games = $state.raw<GameAbout[]>([]);
  /** The clause that was asked for last, such as `game:4.3`. */
  clause = $state.raw<{ rule: string } | null>(null);

  #logged = 0;
  /** This page's part in the deals. */
  #part: Promise<Part> | null = null;
  #match = 0;
  #words: Promise<unknown> = Promise.resolve();
  #mine = false;
  /** What the player was last told to decide; empty if nothing. */
  #task = '';
  /** The snap window that was open last. */
  #snap: number | null = null;
  /** Whether the seat is open elsewhere now. */
  #alsoOpen = false;
  /** Whether this page gives up its seat, or its key, by itself. */
  leaving = false;
  /** Whether what the room was made for was begun. */
  #begun = false;
  /** How many of the room's remarks have arrived. */
  #said: number | null = null;
  /** The room as last told, and the player's seat in it. */
  #before: { room: RoomView; you: number | null } | null = null;
  /** What this seat was told before the page was reloaded. */
  #kept: KeptLog | null;
  /** When the last update came, and when the player's clock runs out. */
  #received = { at: 0, due: Infinity };

  readonly room: RoomView | null = $derived.by(() => this.client.room);
  readonly you: number | null = $derived.by(() => this.client.you);
  /** The player's own seat. */
  readonly seat: SeatView | null = $derived.by(() =>
    this.you === null ? null : (this.room?.seats[this.you] ?? null),
  );
  readonly host = $derived.by(() => this.you !== null && this.room?.host === this.you);
  /** The player's seat in the current match; null for a spectator. */
  readonly playing: number | null = $derived.by(() =>
    this.you !== null && this.you < (this.room?.playing ?? 0) && !this.seat?.waits
      ? this.you
      : null,
  );
  readonly about: GameAbout | null = $derived.by(
    () => this.games.find(({ game }) => game === this.room?.game) ?? null,
  );

  constructor(name: string, made: Made | null, connect: Connect) {
    this.name = name;
    this.plan = made?.plan ?? null;
    this.begins = typeof this.plan === 'object' && this.plan !== null;
    this.key = seatKey(name);
    this.watched = watchedKey(name);
    this.#kept = keptLog(name, this.key);
    this.client = new Client(name, this.key, connect, {
      updated: (update, told, fresh) => this.#updated(update, told, fresh),
      roomChanged: (room) => this.#roomChanged(room),
      talked: (seat, phrase) =>
        this.#inWords(() =>
          import('./talk.svelte').then(({ hear }) => hear(this, seat, phrase)).catch(() => {}),
        ),
      seated: () => void this.#deal((part) => part.promise()).then(() => this.#playAtOnce()),
      sharesRequested: (open) => {
        const { you } = this;
        void this.#deal((part) => part.opened(open, you));
      },
      dealt: (dealt) => {
        this.#deal((part) => part.dealt(dealt));
        this.#withheld(dealt.seats.map(({ share }) => share === null));
      },
      tookBack: (seat) => {
        const name = this.room?.seats[seat]?.name ?? '';
        const who = seat === this.you ? 'you' : 'other';
        this.#inWords(() => {
          const line = t('page-advice-took-back', { name, who });
          this.#write([line], 'event');
          speak(line);
        });
      },
      removed: (name) => {
        const line = t('page-removed', { name: beforeStop(name) });
        this.#write([line], 'event');
        speak(line);
      },
      returned: () => this.say(t('page-match-returned')),
      notice: (text) => this.say(text),
      badKey: () => this.#badKey(),
      unseated: (waited) => {
        if (!this.leaving) this.#badKey(waited);
      },
      look: () => look(name),
      blocked: () => lacksUpgrade(name),
      seen: () => this.#kept && { match: this.#kept.match, seq: this.#kept.seq },
    });
    if (made) {
      this.client.take(made.room);
      this.client.you = made.room.host;
    } else if (this.key === null) {
      // A spectator can see the room and sit down before there is a connection.
      const early = (room: RoomView) => this.client.room ?? this.client.take(room);
      look(name).then(early, () => {});
    }
  }

  /** Takes this page's part in a deal, once its code is loaded. */
  #deal(does: (part: Part) => unknown): Promise<unknown> {
    this.#part ??= import('../fair/share').then(
      ({ Part }) => new Part(this.name, (message) => this.client.deal(message)),
    );
    // Without it the round is dealt all the same.
    return this.#part.then(does).catch(() => {});
  }

  /**
   * Seats the bots that the room was made for, and starts, once. This page has promised its part in
   * the deal by then, so that nobody can choose the cards. Where it fails, the lobby says why.
   */
  async #playAtOnce(): Promise<void> {
    const { plan } = this;
    if (plan === null || typeof plan === 'string' || this.#begun) return;
    this.#begun = true;
    const add = () => this.do({ type: 'add_bot', level: 'novice' });
    const bots = await Promise.all(Array.from({ length: plan.bots }, add));
    this.begins = bots.every(Boolean) && (await this.do({ type: 'start' }));
    if (!this.begins || !plan.open) return;
    // Strangers are not waited for without end.
    const open = await this.settings({ clock: 'gentle', open: true });
    if (open) this.say(t('page-open-yours'));
  }

  /** Names the seats whose share did not come. */
  #withheld(seats: boolean[]): void {
    const lines = seats.flatMap((withheld, seat) => {
      if (!withheld) return [];
      if (seat === this.you) return [t('page-match-share-late')];
      return [t('page-match-share-withheld', { name: this.room?.seats[seat]?.name ?? '' })];
    });
    this.#write(lines, 'event');
  }

  /** Requests the list of games, in the current language. */
  learn(): void {
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

  /** Changes some of what the host chooses. */
  async settings(change: Partial<RoomSettings>): Promise<boolean> {
    const settings = this.room && { ...this.room.settings, ...change };
    return settings !== null && this.do({ type: 'settings', settings });
  }

  /** Sends a command to the room; shows the server's refusal. */
  async do(it: RoomCommand): Promise<boolean> {
    this.doing = true;
    this.refusal = null;
    try {
      const answer = await command(this.name, it.type === 'sit' ? null : this.key, it);
      this.notice = null;
      if (answer.key) {
        keepSeatKey(this.name, answer.key);
        this.#take(answer.key);
      }
      this.client.take(answer.room);
      // After moving seats the player may sit elsewhere; room and seat change together.
      if (answer.seat !== null) this.client.you = answer.seat;
      return true;
    } catch (error) {
      if (error instanceof ApiError) this.refusal = error.code;
      if (this.refusal === 'bad_key') this.#badKey();
      else this.say((error as Error).message);
      return false;
    } finally {
      this.doing = false;
    }
  }

  /** Logs and speaks a remark. */
  remarked(text: string): void {
    this.#write([text], 'remark');
    speak(text);
  }

  /** Sits down. */
  sit(name: string): Promise<boolean> {
    keepPlayerName(name);
    return this.do({ type: 'sit', name });
  }

  /** Changes the player's name, here and for next time. */
  async rename(name: string): Promise<void> {
    if (await this.do({ type: 'rename', name })) keepPlayerName(name);
  }

  /** Leaves the seat, and keeps watching, or goes; returns whether it was left. */
  async leave(goes = false): Promise<boolean> {
    this.leaving = true;
    const left = await this.do({ type: 'leave' });
    if (left) forgetSeatKey(this.name, this.key);
    if (left && goes) {
      this.#keep(null);
      this.client.stop();
    } else if (left) this.#take(null);
    this.leaving = false;
    return left;
  }

  /** Goes on with the key that this browser now keeps, after a seat's link was opened. */
  reseat(): void {
    const key = seatKey(this.name);
    if (key !== this.key) this.#take(key);
  }

  /** Goes on with the key that has replaced the one before. */
  renewed(key: string): void {
    replaceSeatKey(this.name, this.key, key);
    keepNextSeatKey(this.name, null);
    this.#take(key);
  }

  /** Marks that a key was open elsewhere, too; null once that was read. */
  watch(key: string | null): void {
    this.watched = key;
    keepWatchedKey(this.name, key);
  }

  /** However short the look of whoever else has the link's seat, it stays marked. */
  #watchSeat(): void {
    const { key } = this;
    const isNew = this.client.alsoOpen && !this.#alsoOpen;
    this.#alsoOpen = this.client.alsoOpen;
    if (isNew && key !== null && isOfLink(this.name, key)) this.watch(key);
  }

  /** Opens the rule card at a clause. */
  cite(rule: string): void {
    this.clause = { rule };
  }

  #take(key: string | null): void {
    this.key = key;
    this.#alsoOpen = false;
    this.#mine = false;
    this.#keep(null);
    this.client.reseat(key);
  }

  #badKey(waited = false): void {
    const next = nextSeatKey(this.name);
    if (next !== null) return this.renewed(next);
    // Another tab may have replaced the key.
    const other = waited ? null : sharedSeatKey(this.name);
    if (other !== null && other !== this.key) {
      keepTabsSeatKey(this.name, other);
      return this.#take(other);
    }
    forgetSeatKey(this.name, this.key);
    this.#take(null);
    this.say(t(waited ? 'page-door-refused' : 'page-match-seat-lost'));
  }

  #updated(update: Update, told: Told[], fresh: boolean): void {
    const game = this.room?.game ?? '';
    const [seats, you, key] = [this.room?.seats ?? [], this.playing, this.key];
    if (update.match !== this.#match) this.#begin(update.match);
    this.#match = update.match;
    const events = told.flatMap((batch) => [...batch.all, ...batch.you]);
    const late = !fresh && this.#late(events, you);
    this.#received = { at: performance.now(), due: dueAt(update, you) };
    const names = seats.map(({ name }) => name);
    this.#inWords(async ({ Reader }) => {
      const reader = new Reader(game, names, you);
      const said = told.flatMap((batch) => reader.lines(batch));
      const lines = late ? [t('page-match-late'), ...said] : said;
      this.#write(lines, 'event');
      if (!fresh) (await spoken(game, events, lines, names, you, update.view)).forEach(speak);
      if (late) this.notice = t('page-match-late');
      if (key !== this.key) return; // It was another seat's.
      const over = (update.view as Common | null)?.phase === 'match_over';
      const winners = over && you !== null && update.scores?.winners;
      if (winners) keepMatch(this.name, update.match, game, winners.includes(you));
      this.#keep(over ? null : { key, match: update.match, seq: update.seq, lines: [] });
    });
    // What led to it is spoken before.
    this.#inWords(({ Reader }) => this.#turn(update, new Reader(game, names, you)));
  }

  /**
   * Says something in the words of the game's table, once they are here and all before it is said.
   * An error there is reported, and holds up nothing that follows.
   */
  #inWords(say: (speech: typeof import('../games/parts/say')) => unknown): void {
    const speech = speechOf(this.room?.game ?? '');
    if (!speech) return; // This page knows no such game.
    this.#words = this.#words
      .then(() => speech)
      .then((it) => (this.client.state === 'closed' ? null : say(it)))
      .catch((error: unknown) => console.error(error));
  }

  /** Begins a match, or continues where an earlier page left off. */
  #begin(match: number): void {
    this.#words = Promise.resolve(); // The game of the match before may never have been loaded.
    if (this.#kept?.match === match) {
      const lines = this.#kept.lines.map((line) => ({ ...line, id: (this.#logged += 1) }));
      this.log = [...lines, ...this.log];
    } else {
      this.#kept = null;
      this.#write([t('page-match-number', { match })], 'heading');
    }
  }

  /** Whether these events are the player's, caused by a clock that ran out. */
  #late(events: unknown[], you: number | null): boolean {
    const { at, due } = this.#received;
    if (you === null || this.seat?.delegated || performance.now() < due - CLOCK_SLACK) return false;
    return (
      this.client.sentAt < at && events.some((event) => (event as { seat?: number }).seat === you)
    );
  }

  /** Keeps the log of the running match for a reload of this page; null drops it. */
  #keep(log: KeptLog | null): void {
    const lines = this.log.flatMap(({ kind, text }) => (kind === 'remark' ? [] : [{ kind, text }]));
    this.#kept = log && { ...log, lines };
    keepLog(this.name, this.#kept);
  }

  /** Logs what was said since, and who came and went. */
  #roomChanged(room: RoomView): void {
    this.#watchSeat();
    const first = this.#said === null;
    const more = room.said - (this.#said ?? 0);
    const remarks = more > 0 ? room.chat.slice(-more) : [];
    this.#said = room.said;
    const { you } = this.client;
    const before = this.#before;
    this.#before = null; // Whatever fails here, the next room is told like the first one.
    const changes = before ? roomChanges(before, { room, you }) : [];
    const waited = before?.room.door ?? [];
    const isNew = ({ knock }: Knock) => !waited.some((other) => other.knock === knock);
    const knocks = this.host ? room.door.filter(isNew) : [];
    knocks.forEach(({ name }) => this.say(t('page-door-knocks', { name: beforeStop(name) })));
    const cleared = before?.room.stage === 'match_over' && room.stage === 'lobby';
    if (this.notice === t('page-match-cleared') && room.stage !== 'lobby') this.notice = null;
    this.#before = { room, you };
    this.#write(changes, 'event');
    changes.forEach(speak);
    if (cleared && you !== room.host) this.say(t('page-match-cleared'));
    const host = t('page-host-you');
    if (changes.includes(host)) this.notice = host;
    this.#write(
      remarks.map(({ name, text }) => `${isolated(name)}: ${isolated(text)}`),
      'remark',
    );
    if (first) return;
    const own = you === null ? null : room.seats[you]?.name;
    const others = remarks.filter(({ name }) => name !== own);
    this.unread += others.length;
    if (room.stage !== 'lobby' && others.length > 0) {
      void import('./talk.svelte').then(({ show }) =>
        others.forEach(({ name, text }) => {
          const seat = room.seats.findIndex((seat) => seat.name === name);
          if (seat >= 0) show(seat, name, text);
        }),
      ).catch(() => {});
    }
    remarks.forEach(({ name, text }) => speak(`${name}: ${text}`));
  }

  /** Calls the player when its turn has come, and says what is to be decided. */
  #turn(update: Update, reader: Reader): void {
    const acts = (update.view as Common | null)?.to_act;
    const snap = update.window?.id ?? null;
    const playing = update.legal.length > 0 && snap === null;
    const mine = playing && (!acts || this.playing === null || acts.includes(this.playing));
    if (update !== this.client.update) {
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

  #write(texts: string[], kind: LogLine['kind']): void {
    const lines = texts.map((text) => ({ id: (this.#logged += 1), text, kind }));
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LOG_MAX);
  }
}
