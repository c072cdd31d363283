// The client's side of a room: reconnects, keeps what the server sent last, and sends moves.
import type { Dealt, Open, Saying } from '../fair/share';
import {
  PROTOCOL_VERSION,
  type Checked,
  type ClientMessage,
  type Fault,
  type Phrase,
  type RefusedCode,
  type RoomView,
  type Seen,
  type ServerMessage,
  type Told,
  type Update,
} from '../protocol';
import type { Connect, Connection } from './socket';
import { spoken, t } from '../shell/words.svelte';

/** The state of a client. `closed` is final: the page must be reloaded, or the room is gone. */
export type ClientState = 'connecting' | 'open' | 'reconnecting' | 'closed';

/** A move without an answer yet. */
export interface Pending {
  move: string;
  /** The match and `seq` in which it was chosen. */
  match: number;
  seq: number;
  sent: number;
  /** The number of the connection on which it was last sent. */
  connection: number;
}

/** Times, in milliseconds. */
export const TIMES = {
  retryMin: 250,
  retryMax: 5_000,
  pingEvery: 10_000,
  pongWithin: 5_000,
  /** After waking up the connection is suspect, and has less time to answer. */
  pongAwake: 2_000,
  /** A younger connection than this is not replaced. */
  openWithin: 2_000,
  /** How long a connection may take to open and be welcomed. */
  welcomeWithin: 10_000,
};

/** After this many failed tries the pause no longer grows. */
const TRIES_LATE = 5;

/** After this many connections in a row that did not open, the client asks what is in their way. */
export const UNOPENED_MAX = 3;

/** The events of a client, and what it asks of its room. */
export interface ClientEvents {
  /**
   * The match has changed. `told` is what happened since the previous update, oldest first; `fresh`
   * is whether this is the match's first update here.
   */
  updated(update: Update, told: Told[], fresh: boolean): void;
  /** The room has changed, or was received for the first time. */
  roomChanged(room: RoomView): void;
  /** Somebody made a remark. */
  talked?(seat: number, phrase: Phrase): void;
  /** The player has a seat for the first time on this connection, and has promised no share. */
  seated?(): void;
  /** A round is about to be dealt, and the server requests shares. */
  sharesRequested?(open: Open): void;
  /** The shares of a deal are known. */
  dealt?(dealt: Dealt): void;
  tookBack?(seat: number): void;
  /** The host removed somebody from their seat. */
  removed?(name: string): void;
  /** A bot has played for the player until now. */
  returned?(): void;
  /** The player should read this. */
  notice(text: string): void;
  /** The key opens no seat any more. */
  badKey(): void;
  /**
   * The player has lost the seat, by leaving it or being removed. `waited` is whether they were
   * still waiting at the door.
   */
  unseated(waited: boolean): void;
  /** Returns the last update that an earlier page of this seat has shown. */
  seen?(): Seen | null;
  /** Asks for the room over HTTP, which also says why a connection cannot be opened. */
  look(): Promise<RoomView>;
  /** Asks over HTTP whether the server would open a connection, so that a proxy prevents it. */
  blocked?(): Promise<boolean>;
}

interface Entered {
  room: RoomView;
  you: number | null;
  at_door: boolean;
  is_also_open?: boolean;
  removed?: boolean;
}

/** How long to wait before the next try, in milliseconds. */
export function retryDelay(tries: number, chance: number): number {
  const full = Math.min(TIMES.retryMax, TIMES.retryMin * 2 ** tries);
  return full * (0.5 + 0.5 * chance);
}

/** A player or spectator in a room. */
export class Client {
  state = $state<ClientState>('connecting');
  /** Whether the server is reached, but a proxy in front of it passes no WebSockets on. */
  blocked = $state(false);
  /** Whether the server is about to restart. */
  closing = $state(false);
  /** The room; null before the first message. */
  room = $state.raw<RoomView | null>(null);
  /** The client's seat; null for a spectator. */
  you = $state.raw<number | null>(null);
  atDoor = $state(false);
  /** Whether the host has removed the player, who knocks now to sit down again. */
  removed = $state(false);
  /** Whether the client's seat is open elsewhere too. */
  alsoOpen = $state(false);
  /** The match; null before the first one. */
  update = $state.raw<Update | null>(null);
  /** The last move that was refused, until something changes. */
  refused = $state.raw<Checked | null>(null);
  refusedCode = $state.raw<RefusedCode | null>(null);
  /** The move that is on its way, or waits for a connection. */
  pending = $state.raw<Pending | null>(null);
  /** When a move was last sent. */
  sentAt = 0;
  /** Why the connection is closed for good. */
  fault = $state.raw<Fault | null>(null);

  #room: string;
  #key: string | null;
  #events: ClientEvents;
  #connect: Connect;
  #connection: Connection | null = null;
  #welcomed = false;
  /** How many connections the server has welcomed. */
  #connections = 0;
  /** The number of the connection on which the player was last seated. */
  #seated = 0;
  #tries = 0;
  /** How many connections in a row did not open. */
  #unopened = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #talks: ((phrases: Phrase[]) => void)[] = [];
  #checks: { move: string; done: (checked: Checked) => void }[] = [];
  #stopped = false;
  #openedAt = 0;
  #wake = () => this.#awake();
  /** Every page is shown once when it is loaded; a page that is shown again was asleep. */
  #shown = (event: PageTransitionEvent) => {
    if (event.persisted) this.#awake();
  };

  constructor(room: string, key: string | null, connect: Connect, events: ClientEvents) {
    this.#room = room;
    this.#key = key;
    this.#connect = connect;
    this.#events = events;
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#wake);
    addEventListener('pageshow', this.#shown);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  /** Reconnects with another seat's key, or none. */
  reseat(key: string | null): void {
    if (key === this.#key && this.state !== 'closed') return;
    this.#key = key;
    this.fault = null;
    this.refused = null;
    this.pending = null;
    this.update = null; // Another seat must not see what this one saw.
    this.atDoor = this.removed = false;
    this.#tries = 0;
    this.#open();
  }

  /** Closes it for good, when the page is left. */
  stop(): void {
    this.#stopped = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#wake);
    removeEventListener('pageshow', this.#shown);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
    this.state = 'closed';
  }

  /** Plays a move; without a connection it waits for one. */
  play(move: string): void {
    const update = this.update;
    if (!update) return;
    this.refused = null;
    this.pending = { move, match: update.match, seq: update.seq, sent: 0, connection: 0 };
    this.#sendPending();
  }

  /** Drops a move that still waits for a connection. */
  forget(): void {
    if (this.pending?.sent === 0) this.pending = null;
  }

  /** Asks what a move would be. */
  check(move: string): Promise<Checked> {
    return new Promise((done) => {
      // The server answers players only.
      const plays = this.you !== null && this.update !== null;
      if (plays && this.#send({ type: 'check', move })) this.#checks.push({ move, done });
      else done(unchecked(move, t('page-line-no-referee')));
    });
  }

  /** Asks what can be said at the table now; nothing without a connection. */
  talk(): Promise<Phrase[]> {
    return new Promise((done) => {
      if (this.#send({ type: 'talk' })) this.#talks.push(done);
      else done([]);
    });
  }

  /** Confirms that these peeks are on the screen. */
  shown(ids: number[]): void {
    if (ids.length > 0) this.#send({ type: 'shown', ids });
  }

  /** Reports that the discard that opened a snap window is on the screen. */
  rendered(window: number): void {
    this.#send({ type: 'rendered', window });
  }

  /** Sends this page's part in a deal. */
  deal(message: Saying): void {
    this.#send(message);
  }

  /** Gives the own seat the same time again for its decision. */
  moreTime(): void {
    this.#send({ type: 'more_time' });
  }

  /** Asks what an expert would do; the answer is an update. Returns whether it was sent. */
  hint(): boolean {
    const { update } = this;
    return update !== null && this.#send({ type: 'hint', match: update.match, seq: update.seq });
  }

  /** Takes back the seat's last move. */
  takeBack(): void {
    const { update } = this;
    if (update) this.#send({ type: 'take_back', match: update.match, seq: update.seq });
  }

  /** Writes a note on one of the seat's own cards. */
  note(slot: number, text: string): void {
    this.#send({ type: 'note', slot, text });
  }

  /** Shows a room that came over HTTP; the connection will send it again. */
  take(room: RoomView): void {
    if (room.room === this.#room) this.room = room;
  }

  #open(): void {
    this.#drop();
    if (this.#stopped) return;
    this.state = this.room && this.state !== 'closed' ? 'reconnecting' : 'connecting';
    this.#openedAt = performance.now();
    this.#welcomed = false;
    // A connection that was dropped no longer counts.
    const current = () => connection === this.#connection;
    const connection = this.#connect(this.#room, {
      opened: () => current() && this.#opened(),
      received: (text) => current() && this.#receive(text),
      closed: () => current() && void this.#lost(),
    });
    this.#connection = connection;
    this.#within(TIMES.welcomeWithin);
  }

  #opened(): void {
    this.#unopened = 0;
    this.blocked = false;
    this.#hello();
  }

  #hello(): void {
    const { update } = this;
    const before = update && { match: update.match, seq: update.seq };
    const seen = before ?? this.#events.seen?.() ?? null;
    const language = spoken();
    this.#send({ type: 'hello', protocol: PROTOCOL_VERSION, key: this.#key, seen, language });
  }

  /** Drops the connection; what was asked on it gets no answer. */
  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#deadline);
    clearInterval(this.#pinger);
    this.#retry = this.#deadline = this.#pinger = undefined;
    const connection = this.#connection;
    this.#connection = null;
    this.#welcomed = false;
    connection?.close();
    for (const done of this.#talks.splice(0)) done([]);
    const reason = t('page-line-unanswered');
    for (const { move, done } of this.#checks.splice(0)) done(unchecked(move, reason));
  }

  /** Gives the connection up if nothing arrives in time. */
  #within(ms: number): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => void this.#lost(), ms);
  }

  async #lost(): Promise<void> {
    const never = !this.#welcomed;
    this.#drop();
    if (this.#stopped || this.state === 'closed') return;
    this.state = this.room ? 'reconnecting' : 'connecting';
    const delay = retryDelay(this.#tries, Math.random());
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#open(), delay);
    if (never) await this.#why();
  }

  /** Asks over HTTP why a connection did not open: the connection itself does not say. */
  async #why(): Promise<void> {
    const connection = this.#connection;
    try {
      this.take(await this.#events.look());
      await this.#lookForProxy();
    } catch (error) {
      const code = (error as { code?: Fault['code'] }).code;
      if ((code === 'no_room' || code === 'damaged') && connection === this.#connection) {
        this.#close({ code, message: (error as Error).message });
      }
    }
  }

  /** The server is reached, but not by a connection: finds out whether a proxy prevents that. */
  async #lookForProxy(): Promise<void> {
    this.#unopened += 1;
    if (this.#unopened < UNOPENED_MAX || this.blocked) return;
    const blocked = (await this.#events.blocked?.()) ?? false;
    // One may have opened meanwhile.
    this.blocked = blocked && this.#unopened >= UNOPENED_MAX;
  }

  /** Closes it for good, and says why. */
  #close(fault: Omit<Fault, 'taken'>): void {
    this.#drop();
    this.fault = { ...fault, taken: null };
    this.state = 'closed';
  }

  /** The page or the network is back, or the network has gone: check the connection now. */
  #awake(): void {
    if (document.visibilityState === 'hidden' || this.#stopped || this.state === 'closed') return;
    if (this.#welcomed) {
      this.#ping(TIMES.pongAwake);
    } else if (!this.#connection || performance.now() - this.#openedAt > TIMES.openWithin) {
      this.#tries = 0;
      this.#open();
    }
  }

  #ping(within: number): void {
    if (this.#send({ type: 'ping' })) this.#within(within);
  }

  #send(message: ClientMessage): boolean {
    const connection = this.#connection;
    if (connection?.state !== 'open') return false;
    if (!this.#welcomed && message.type !== 'hello') return false;
    connection.send(message);
    return true;
  }

  #receive(text: string): void {
    const { room, you, atDoor, update } = this;
    try {
      this.#handle(JSON.parse(text) as ServerMessage);
    } catch (error) {
      // A malformed message changes nothing. A new connection gets everything again.
      console.error(error);
      Object.assign(this, { room, you, atDoor, update });
      this.#tries = Math.max(this.#tries, TRIES_LATE);
      void this.#lost();
    }
  }

  #handle(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'room':
        this.#changeRoom(message);
        return;
      case 'update':
        return this.#changeMatch(message);
      case 'checked':
        this.#checks.shift()?.done(message);
        return;
      case 'refused':
        return this.#refuse(message);
      case 'removed':
        this.#events.removed?.(message.name);
        return;
      case 'took_back':
        this.#events.tookBack?.(message.seat);
        return;
      case 'talk':
        this.#talks.shift()?.(message.phrases);
        return;
      case 'talked':
        this.#events.talked?.(message.seat, message.phrase);
        return;
      case 'open':
        this.#events.sharesRequested?.(message);
        return;
      case 'dealt':
        this.#events.dealt?.(message);
        return;
      case 'pong':
        clearTimeout(this.#deadline);
        return;
      case 'closing':
        this.closing = true;
        return;
      case 'fault':
        return this.#faulty(message);
    }
  }

  #welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    if (message.protocol !== PROTOCOL_VERSION) {
      this.#close({ code: 'wrong_protocol', message: t('page-line-outdated') });
      return;
    }
    clearTimeout(this.#deadline);
    this.#welcomed = true;
    this.#connections += 1;
    this.#tries = 0;
    this.closing = false;
    this.#changeRoom(message);
    if (message.returned) this.#events.returned?.();
    this.state = 'open';
    this.#pinger = setInterval(() => this.#ping(TIMES.pongWithin), TIMES.pingEvery);
  }

  #changeRoom({ room, you, at_door, is_also_open = false, removed = false }: Entered): void {
    const waited = this.atDoor && !at_door;
    const unseated =
      (this.you !== null || waited) && you === null && !at_door && this.room !== null;
    this.room = room;
    this.you = you;
    this.atDoor = at_door;
    this.removed = removed;
    this.alsoOpen = is_also_open;
    this.#events.roomChanged(room);
    if (you !== null && this.#seated !== this.#connections) {
      this.#seated = this.#connections;
      this.#events.seated?.();
    }
    if (unseated) this.#events.unseated(waited);
    if (room.stage === 'lobby') {
      // The table was cleared: the next match must not show anything of the last one.
      this.update = null;
      this.pending = null;
    }
  }

  #changeMatch(update: Update): void {
    const before = this.update;
    const same = before?.match === update.match;
    const told = update.told.filter((batch) => !same || batch.seq > before.seq);
    const legal = update.legal.join('\n');
    this.update = update;
    // A refusal stays until the player has a new decision.
    if (!same || before.legal.join('\n') !== legal) this.refused = null;
    this.#settle(update);
    this.#events.updated(update, told, !same);
  }

  /** Finds out from an update what became of the pending move. */
  #settle(update: Update): void {
    const pending = this.pending;
    if (!pending) return;
    const { move, match, seq, sent, connection } = pending;
    const asked = update.match === match && update.seq === seq;
    // Sending it twice is harmless: it names the decision that it is for.
    const unsure = sent > 0 && connection !== this.#connections && update.legal.includes(move);
    if (update.queued.length > 0) {
      this.pending = null;
    } else if (asked ? connection !== this.#connections : unsure && update.match === match) {
      this.#sendPending();
    } else if (!asked) {
      this.pending = null;
      if (sent === 0) this.#events.notice(t('page-line-not-sent', { move }));
    }
  }

  #sendPending(): void {
    const pending = this.pending;
    if (!pending) return;
    const { match, seq, move } = pending;
    if (this.#send({ type: 'play', match, seq, move })) {
      this.sentAt = performance.now();
      this.pending = { ...pending, sent: pending.sent + 1, connection: this.#connections };
    }
  }

  #refuse(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const pending = this.pending;
    this.pending = null;
    if (message.code === 'stale' && pending && pending.sent > 1) {
      // It was sent twice: it was played the first time, or was late both times.
      this.#events.notice(t('page-line-unsure', { move: pending.move }));
      return;
    }
    const { move, legal, name, rule, reason, works } = message;
    this.refused = { move, legal, name, rule, reason, works };
    this.refusedCode = message.code;
  }

  #faulty(fault: Fault): void {
    switch (fault.code) {
      case 'wrong_protocol':
      case 'no_room':
      case 'damaged':
        return this.#close({ code: fault.code, message: fault.message });
      case 'bad_key':
        this.#key = null;
        this.update = null;
        this.pending = null;
        this.#events.badKey();
        return this.#open();
      case 'not_now':
        // The room takes no spectators.
        if (!this.#welcomed) return this.#close({ code: fault.code, message: fault.message });
        break;
      case 'too_many':
        this.#tries = Math.max(this.#tries, TRIES_LATE);
        break;
    }
    this.pending = null;
    for (const { move, done } of this.#checks.splice(0)) done(unchecked(move, fault.message));
    this.#events.notice(fault.message);
  }
}

/** The answer to a question that did not reach the server. */
function unchecked(move: string, reason: string): Checked {
  return { move, legal: false, name: null, rule: null, reason, works: [] };
}
