// A visit to a room: its client, the player's key, and the commands of the room.
import type { GameAbout, RoomCommand, RoomSettings, RoomView, SeatView } from '../protocol';
import { speak } from '../shell/announce';
import type { Part } from '../fair/share';
import type { Here } from '../shell/here.svelte';
import { ApiError, command, games, lacksUpgrade, look } from '../shell/api';
import { Client } from '../connection/client.svelte';
import type { Connect } from '../connection/socket';
import {
  forgetSeatKey,
  isOfLink,
  keepNextSeatKey,
  keepWatchedKey,
  keepPlayerName,
  keepSeatKey,
  keepTabsSeatKey,
  nextSeatKey,
  replaceSeatKey,
  seatKey,
  sharedSeatKey,
  watchedKey,
} from '../shell/memory';
import { t } from '../shell/words.svelte';
import { Log } from './log.svelte';
import type { Made, Plan } from './made';
import { Muted } from './muted.svelte';
import { Narrator } from './narrator';
import type { Bubble } from './talk.svelte';
import { beforeStop } from './words';

export class Visit {
  readonly name: string;
  readonly here: Here;
  readonly client: Client;
  readonly log: Log;
  readonly muted: Muted;
  readonly #narrator = new Narrator(this);
  key = $state<string | null>(null);
  /** What was just said, at its speakers' seats. */
  bubbles = $state.raw<Bubble[]>([]);
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
  /** Whether a newcomer reads what the game is about; nothing is dealt before. */
  meets = $state(false);
  /** What the room was made for, if this page made it. */
  readonly plan: Plan | null;
  /** The games, once they are known. */
  games = $state.raw<GameAbout[]>([]);
  /** The clause that was asked for last, such as `game:4.3`. */
  clause = $state.raw<{ rule: string } | null>(null);

  /** This page's part in the deals. */
  #part: Promise<Part> | null = null;
  /** Whether the seat is open elsewhere now. */
  #alsoOpen = false;
  /** Whether this page gives up its seat, or its key, by itself. */
  leaving = false;
  /** Whether what the room was made for was begun. */
  #begun = false;
  /** Goes on once it was read. */
  #met = () => {};

  readonly room: RoomView | null = $derived.by(() => this.client.room);
  readonly you: number | null = $derived.by(() => this.client.you);
  readonly seat: SeatView | null = $derived.by(() =>
    this.you === null ? null : (this.room?.seats[this.you] ?? null),
  );
  readonly host = $derived.by(() => this.you !== null && this.room?.host === this.you);
  /** Whether there is a chat, and somebody to read it. */
  readonly chats = $derived.by(() => {
    const { room, you } = this;
    const others = room?.seats.some(({ bot }, seat) => bot === null && seat !== you);
    return room !== null && room.settings.chat && (others || room.watching > 0 || room.said > 0);
  });
  /** The player's seat in the current match; null for a spectator. */
  readonly playing: number | null = $derived.by(() =>
    this.you !== null && this.you < (this.room?.playing ?? 0) && !this.seat?.waits
      ? this.you
      : null,
  );
  readonly about: GameAbout | null = $derived.by(
    () => this.games.find(({ game }) => game === this.room?.game) ?? null,
  );

  constructor(name: string, made: Made | null, connect: Connect, here: Here) {
    this.name = name;
    this.here = here;
    this.plan = made?.plan ?? null;
    this.begins = typeof this.plan === 'object' && this.plan !== null;
    this.key = seatKey(name);
    this.watched = watchedKey(name);
    this.log = new Log(name, this.key);
    this.muted = new Muted(name);
    this.client = new Client(name, this.key, connect, {
      updated: (update, told, fresh) => this.#narrator.updated(update, told, fresh),
      roomChanged: (room) => {
        this.#watchSeat();
        this.#narrator.roomChanged(room);
      },
      talked: (seat, phrase) => {
        if (this.muted.has(this.room?.seats[seat]?.name)) return;
        this.#narrator.inWords(() =>
          import('./talk.svelte').then(({ hear }) => hear(this, seat, phrase)).catch(() => {}),
        );
      },
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
        this.#narrator.inWords(() => {
          const line = t('page-advice-took-back', { name, who });
          this.log.write([line], 'event');
          speak(line);
        });
      },
      removed: (name) => {
        // Who was removed is told so when the seat is gone.
        if (this.seat?.name === name) return;
        const line = t('page-removed', { name: beforeStop(name) });
        this.log.write([line], 'event');
        speak(line);
      },
      returned: () => this.say(t('page-match-returned')),
      notice: (text) => this.say(text),
      badKey: () => this.#badKey(),
      unseated: (waited) => {
        if (this.leaving) return;
        // The key stays here: with it the host's answer is for this player.
        if (!this.client.removed) this.#badKey(waited);
        else this.say(t(waited ? 'page-door-refused' : 'page-removed-you'));
      },
      look: () => look(name),
      blocked: () => lacksUpgrade(name),
      seen: () => this.log.seen,
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
    await this.introduce();
    const add = () => this.do({ type: 'add_bot', level: 'novice' });
    const bots = await Promise.all(Array.from({ length: plan.bots }, add));
    this.begins = bots.every(Boolean) && (await this.do({ type: 'start' }));
    if (!this.begins || !plan.open) return;
    // Strangers are not waited for without end.
    const open = await this.settings({ clock: 'gentle', open: true, chat: false });
    if (open) this.say(t('page-open-yours'));
  }

  /** Starts the match that waits in the lobby. */
  async start(): Promise<void> {
    await this.introduce();
    await this.do({ type: 'start' });
  }

  /** Whether this player has never played the room's game in this browser. */
  get isNew(): boolean {
    const game = this.room?.game;
    return game !== undefined && this.here.hints.isNew(game);
  }

  /** Shows a newcomer what the game is about, until they want to play. */
  async introduce(): Promise<void> {
    this.meets = this.isNew;
    if (this.meets) await new Promise<void>((met) => (this.#met = met));
  }

  /** The newcomer wants to play. */
  met(): void {
    this.here.hints.close(this.room?.game ?? '', 'goal');
    this.meets = false;
    this.#met();
  }

  /** Names the seats whose share did not come. */
  #withheld(seats: boolean[]): void {
    const lines = seats.flatMap((withheld, seat) => {
      if (!withheld) return [];
      if (seat === this.you) return [t('page-match-share-late')];
      return [t('page-match-share-withheld', { name: this.room?.seats[seat]?.name ?? '' })];
    });
    this.log.write(lines, 'event');
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
    const { removed } = this.client;
    try {
      const answer = await command(this.name, it.type !== 'sit' || removed ? this.key : null, it);
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

  remarked(text: string): void {
    this.log.write([text], 'remark');
    speak(text);
  }

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
    const { removed } = this.client;
    if (left && !removed) forgetSeatKey(this.name, this.key);
    if (left && goes) {
      this.log.keep(null);
      this.client.stop();
    } else if (left && !removed) this.#take(null);
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
    this.#narrator.reseated();
    this.log.keep(null);
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
}
