// A finished match and the position in it: round, step, and viewer.
import { load } from '../games/loaded.svelte';
import { Reader } from '../games/parts/say';
import { seated, shown } from '../games/shown';
import type { Certain, MatchAbout, SeatView, Step, Steps, Update } from '../protocol';
import { ApiError, readMatch } from '../shell/api';
import { spoken, t } from '../shell/words.svelte';
import type { Common } from '../views';
import { eraAt, playersIn } from './players';

/** The viewer: a seat, a spectator, or somebody who sees all cards. */
export type Viewer = number | 'watch' | 'open';

/** How fast it plays by itself, in milliseconds a step. */
export const SPEEDS = { slow: 2_400, normal: 1_200, fast: 600, faster: 250 };
export type Speed = keyof typeof SPEEDS;

/** A position in a match. */
export interface Spot {
  round: number;
  step: number;
  viewer: Viewer;
  lens: boolean;
}

/** The position in an address: `?round=2&step=17&seat=1&lens=1`. */
export function spotOf(search: string): Spot {
  const query = new URLSearchParams(search);
  const number = (name: string, none: number) => {
    const text = query.get(name) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : none;
  };
  const seat = number('seat', -1);
  const viewer = seat >= 0 ? seat : query.has('open') ? 'open' : 'watch';
  const round = Math.max(1, number('round', 1));
  return { round, step: number('step', 0), viewer, lens: query.has('lens') };
}

/** The end of the address of a position. */
export function searchOf({ round, step, viewer, lens }: Spot): string {
  const as = viewer === 'watch' ? '' : viewer === 'open' ? '&open=1' : `&seat=${viewer}`;
  return `?round=${round}&step=${step}${as}${lens ? '&lens=1' : ''}`;
}

/** Why a match cannot be shown, in the reader's language. */
function whyNot(error: unknown): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'not_now') return t('page-replay-not-over');
  if (code === 'not_found' || code === 'no_room') return t('page-replay-no-match');
  return (error as Error).message;
}

/** A round as somebody saw it. */
interface Round {
  steps: Step[];
  facts: Certain[];
}

/** Asks for all steps of a round; a long one comes in parts. */
async function fetchRound(of: string, spot: Spot, count: number): Promise<Round> {
  const { round, viewer, lens } = spot;
  const seat = `seat=${viewer}&${lens ? 'lens=true&' : ''}`;
  const as = viewer === 'watch' ? '' : viewer === 'open' ? 'open=true&' : seat;
  const all: Round = { steps: [], facts: [] };
  while (all.steps.length < count) {
    const from = all.steps.length;
    const part = await readMatch<Steps>(`${of}/rounds/${round}?${as}from=${from}`);
    const before = all.facts.length;
    all.facts.push(...part.facts);
    for (const step of part.steps) {
      all.steps.push({ ...step, facts: step.facts.map((fact) => fact + before) });
    }
    if (part.steps.length === 0) break;
  }
  return all;
}

export class Replay {
  /** Its path on the server. */
  readonly of: string;
  about = $state.raw<MatchAbout | null>(null);
  /** Why it cannot be shown. */
  failed = $state<string | null>(null);
  spot = $state.raw<Spot>({ round: 1, step: 0, viewer: 'watch', lens: false });
  speed = $state<Speed>('normal');
  playing = $state(false);
  #round = $state.raw<Round>({ steps: [], facts: [] });
  /** Which round that is, for which viewer, in which language. */
  #shown = $state('');
  #wanted = '';
  readonly #kept = new Map<string, Promise<Round>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly steps: Step[] = $derived.by(() => this.#round.steps);
  readonly at: Step | null = $derived.by(() => this.steps[this.spot.step] ?? null);
  readonly #era: number = $derived.by(() => {
    const { about, spot } = this;
    return about ? eraAt(about, spot.round, spot.step) : 0;
  });
  readonly #players = $derived.by(() => (this.about ? playersIn(this.about, this.#era) : []));
  /** Who sat there at this step. */
  readonly names: string[] = $derived.by(() => this.#players.map(({ name }) => name));
  /** The viewer's seat. */
  readonly you: number | null = $derived.by(() =>
    typeof this.spot.viewer === 'number' ? this.spot.viewer : null,
  );
  readonly seats: SeatView[] = $derived.by(() =>
    this.#players.map(({ name, bot }) => seated(name, bot)),
  );
  /** The update for the table: the step as if it had just happened. */
  readonly update: Update | null = $derived.by(() => this.#update());
  /** What could be known, and whether that is new. */
  readonly facts: (Certain & { fresh: boolean })[] = $derived.by(() => {
    const before = this.steps[this.spot.step - 1]?.facts ?? [];
    return (this.at?.facts ?? []).flatMap((fact) => {
      const certain = this.#round.facts[fact];
      return certain ? [{ ...certain, fresh: !before.includes(fact) }] : [];
    });
  });
  readonly #number: number = $derived.by(() => this.spot.round);
  /** A sentence for each step. */
  readonly said: string[] = $derived.by(() => this.steps.map((step, at) => this.#say(step, at)));
  /** By step of the round that is shown, how somebody was helped at the decision after it. */
  readonly helped: ReadonlyMap<number, string> = $derived.by(() => this.#helped());
  /** The steps at which something new begins: a trick, an emptied pile, an announcement. */
  readonly marks: number[] = $derived.by(() =>
    this.steps.flatMap(({ all }, at) =>
      all.some((event) => MARKED.has((event as { type: string }).type)) ? [at] : [],
    ),
  );

  constructor(of: string, search: string) {
    this.of = of;
    this.spot = spotOf(search);
    void this.#open();
  }

  #helped(): Map<number, string> {
    const all = new Map<number, string>();
    for (const { seat, round, step, by } of this.about?.helped ?? []) {
      if (round !== this.spot.round) continue;
      const who = seat === this.you ? 'you' : 'other';
      const text = t('page-replay-helped', { by, who, name: this.names[seat] ?? '' });
      all.set(step, [all.get(step), text].filter(Boolean).join(' '));
    }
    return all;
  }

  async #open(): Promise<void> {
    try {
      const about = await readMatch<MatchAbout>(this.of);
      // Sentences come with the game's table.
      await load(about.game);
      this.about = about;
      await this.go(this.spot);
    } catch (error) {
      this.failed = whyNot(error);
    }
  }

  count(round: number): number {
    return this.about?.rounds[round - 1]?.steps ?? 0;
  }

  /** Goes to a position, or to the nearest that the match has. */
  async go(to: Partial<Spot>): Promise<void> {
    const { about } = this;
    if (!about) return;
    const wish = { ...this.spot, ...to };
    const round = Math.min(Math.max(1, wish.round), about.rounds.length);
    const step = Math.min(Math.max(0, wish.step), this.count(round) - 1);
    const { viewer } = wish;
    const there = typeof viewer !== 'number' || viewer < about.players.length;
    const spot: Spot = { ...wish, round, step, viewer: there ? viewer : 'watch' };
    // For the lens there is more to fetch only for a seat.
    const more = typeof spot.viewer === 'number' && spot.lens;
    const key = `${spoken()} ${spot.round} ${spot.viewer} ${more}`;
    this.#wanted = key;
    if (key !== this.#shown) {
      try {
        const found = await this.#keep(key, spot);
        if (this.#wanted !== key) return;
        [this.#round, this.#shown, this.failed] = [found, key, null];
      } catch (error) {
        this.#kept.delete(key);
        this.failed = whyNot(error);
        this.pause();
        return;
      }
    }
    this.spot = spot;
  }

  #keep(key: string, spot: Spot): Promise<Round> {
    const known = this.#kept.get(key);
    const round = known ?? fetchRound(this.of, spot, this.count(spot.round));
    this.#kept.set(key, round);
    return round;
  }

  /** One step on, if need be into the next round; returns whether there was one. */
  async next(): Promise<boolean> {
    const { round, step } = this.spot;
    if (step + 1 < this.count(round)) await this.go({ step: step + 1 });
    else if (round < (this.about?.rounds.length ?? 0)) await this.go({ round: round + 1, step: 0 });
    else return false;
    return this.failed === null;
  }

  /** One step back, if need be into the round before. */
  async back(): Promise<void> {
    const { round, step } = this.spot;
    if (step > 0) await this.go({ step: step - 1 });
    else if (round > 1) await this.go({ round: round - 1, step: Infinity });
  }

  /** The next step, forward or back, at which something new or the round begins or ends. */
  marked(by: 1 | -1): number {
    const { step, round } = this.spot;
    const marks = [0, ...this.marks, this.count(round) - 1];
    const found =
      by > 0 ? marks.find((mark) => mark > step) : marks.findLast((mark) => mark < step);
    return found ?? step;
  }

  /** Plays by itself, from the beginning if it was at the end. */
  async play(): Promise<void> {
    const { round, step } = this.spot;
    const end = round === this.about?.rounds.length && step + 1 === this.count(round);
    this.playing = true;
    if (end) await this.go({ round: 1, step: 0 });
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    // The result of a round takes longer to read.
    const last = this.spot.step + 1 === this.count(this.spot.round);
    const time = SPEEDS[this.speed] * (last ? 3 : 1);
    this.#timer = setTimeout(() => {
      void this.next().then((more) => {
        if (!more) this.pause();
        else if (this.playing) this.#wait();
      });
    }, time);
  }

  /** Pauses. */
  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #update(): Update | null {
    const { at, about, spot } = this;
    if (!at || !about) return null;
    const before = about.rounds.slice(0, spot.round - 1);
    const { phase } = at.view as Common;
    const over = phase === 'playing' ? before : about.rounds.slice(0, spot.round);
    // Rises with each step, as in a running match.
    const seq = before.reduce((sum, { steps }) => sum + steps, 2) + spot.step;
    return shown(at, {
      match: about.match ?? 1,
      seq,
      scores: {
        first: 1,
        rounds: over.map(({ scores }) => scores),
        winners: phase === 'match_over' ? about.winners : null,
      },
    });
  }

  #say(step: Step, at: number): string {
    const { about, you } = this;
    const players = about ? playersIn(about, eraAt(about, this.#number, at)) : [];
    const names = players.map(({ name }) => name);
    const said = new Reader(about?.game ?? '', names, you).lines(step);
    if (said.length > 0) return said.join(' ');
    if (step.seat === null || step.move === null) return t('page-replay-dealt');
    const [seat, move] = [names[step.seat] ?? '', step.move];
    const who = step.seat === you ? 'you' : 'other';
    return t('page-replay-moved', { seat, who, move });
  }
}

/** Events that begin something new. */
const MARKED = new Set(['emptied', 'trick_won', 'burned', 'announced', 'reshuffled']);
