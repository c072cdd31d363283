// How a player of Khamul decides: one phase at a time, and what is seen meanwhile.
import { untrack } from 'svelte';
import { name, short } from '$web/cards/french';
import { t } from '$web/shell/words.svelte';
import type { KhamulPublic } from '$web/views';
import type { Action } from '$web/games/parts/Actions.svelte';
import { keys } from '$web/games/parts/keys';
import { turnOf } from '$web/games/parts/view';
import type { TableProps } from '$web/games/types';
import { Flashes } from './flashes.svelte';
import { anytime, marked, wanted } from './logic';
import { Announce } from './phases/announce.svelte';
import { Begin } from './phases/begin.svelte';
import { Exchange } from './phases/exchange.svelte';
import { FirstLook } from './phases/first-look.svelte';
import { Give } from './phases/give.svelte';
import { Look } from './phases/look.svelte';
import { Looking } from './phases/looking.svelte';
import type { Phase } from './phases/phase';
import { Rearrange } from './phases/rearrange.svelte';
import { Replace } from './phases/replace.svelte';
import { Snap } from './phases/snap.svelte';
import { KhamulPlayer, places } from './player.svelte';

/** The headline for what is to be decided where that takes a sentence, and the help under it. */
const HEADS: Record<string, string> = {
  'asked-khamul-drew': 'page-khamul-drew',
  'asked-khamul-took': 'page-khamul-took',
  'asked-khamul-snap': 'page-khamul-snap',
};
const HELPS: Record<string, string> = {
  'asked-khamul-drew': 'page-khamul-drew-help',
  'asked-khamul-took': 'page-khamul-took-help',
  'asked-khamul-snap': 'page-khamul-snap-help',
};

/** Where one button takes another's place by itself, so long it is not pressed, in milliseconds. */
const CALM_MS = 400;

export class KhamulTurn extends KhamulPlayer {
  readonly rearrange = new Rearrange(this);
  readonly announce = new Announce(this);
  readonly give = new Give(this);
  readonly exchange = new Exchange(this);
  readonly #snap = new Snap(this);
  readonly replace = new Replace(this, this.#snap);
  /** The first that is on is what the player decides. */
  readonly #phases: Phase[] = [
    new Looking(this),
    this.rearrange,
    this.announce,
    new FirstLook(this),
    new Look(this),
    this.give,
    this.exchange,
    this.replace,
    new Begin(this, this.announce),
  ];
  readonly phase = $derived(this.#phases.find(({ on }) => on) ?? this.#snap);
  readonly #flashes = new Flashes();
  /** Until when the buttons wait. */
  #calm = 0;

  readonly #letters = keys({
    Enter: () => void this.commit(),
    d: () => {
      if (this.replace.discards) void this.attempt('discard');
      else if (!this.may('switch')) this.begin('draw');
    },
    t: () => this.begin('take'),
    k: () => (this.looking ? void this.attempt('khamul') : this.announce.ask()),
    n: () => this.#snap.done(),
    p: () => {
      if (this.legal.has('decline')) void this.attempt('decline');
      else this.#snap.done();
    },
    Escape: () => this.drop(),
  });

  constructor(props: () => TableProps) {
    super(props);
    // The window's time begins when the discard is on the screen.
    let rendered = 0;
    $effect(() => {
      const id = this.window?.id;
      if (!id || id === rendered) return;
      rendered = id;
      const { left_ms } = this.window ?? { left_ms: 0 };
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          this.aim.open(left_ms);
          props().rendered(id);
        }),
      );
    });

    // A thumb that comes down for a snap that is just over presses nothing else.
    let throwing = false;
    $effect(() => {
      const ends = throwing && !this.throwing && !this.aim.isAnswered;
      if (ends) this.#calm = performance.now() + CALM_MS;
      throwing = this.throwing;
    });

    let heard = -1;
    $effect(() => {
      const { seq, told } = this.update;
      const fresh = told.filter((it) => it.seq > heard);
      heard = Math.max(heard, seq);
      untrack(() => {
        this.looks.hear();
        this.#hear(fresh.map(({ all }) => all as KhamulPublic[]));
      });
    });
    $effect(() => () => this.aim.drop());
  }

  override get asked(): boolean {
    return this.looking || (this.yours && !this.answered) || this.choices.length > 0;
  }

  get text(): string {
    const { view, names, window } = this;
    if (this.phase.text) return this.phase.text;
    const ahead = this.update.queued.find((move) => ['draw', 'take', 'khamul'].includes(move));
    if (this.yours && !this.answered) {
      const task = this.#say(HEADS) ?? this.task;
      return ahead ? t('page-khamul-then', { task, move: this.label(ahead) }) : this.#open(task);
    }
    if (ahead) return t('page-khamul-chosen', { move: this.label(ahead) });
    if (this.choices.length) return t('page-khamul-next');
    if (window?.answered) return t('page-khamul-waiting');
    if (window) return wanted(window, this.counts);
    if (view.power) {
      const { seat, card } = view.power;
      return t('page-khamul-may-use', { name: names[seat] ?? '', card: short(card) });
    }
    const turn = turnOf(view, this.seats);
    const first = this.playing && this.you !== null && view.turn === null;
    return first ? t('page-khamul-looked', { turn }) : this.#open(turn);
  }

  override get help(): string | undefined {
    if (!this.playing) return undefined;
    const { help } = this.phase;
    if (help) return help;
    if (!this.yours || this.answered) return undefined;
    return this.#say(HELPS) ?? undefined;
  }

  /** What is said in place of what the rules ask, of the same things. */
  #say(texts: Record<string, string>): string | null {
    const asked = this.update.asked[0];
    const id = asked && texts[asked.id];
    return id ? this.reader.say({ id, params: asked.params }) : null;
  }

  /** A prompt, with what can be thrown now though no snap is open. */
  #open(prompt: string): string {
    const { top } = this;
    if (!this.anytime || top === null) return prompt;
    return anytime(prompt, top, this.counts, this.yours);
  }

  get actions(): Action[] {
    const calm = () => performance.now() < this.#calm;
    return this.phase.actions.map((it) => ({ ...it, press: () => calm() || it.press() }));
  }

  commit(): void | Promise<void> {
    return this.phase.commit();
  }

  toggle(slot: number): void {
    this.clear();
    this.phase.toggle(slot);
  }

  /** A card of the player's own was tapped, or pressed with a key. */
  tap(slot: number, touched: boolean): void {
    this.clear();
    if (touched) this.phase.tap(slot);
    else this.phase.toggle(slot);
  }

  /** Throws a card, as Shift and its number do. */
  throw(slot: number): void {
    void this.#snap.snap(slot);
  }

  drop(): void {
    this.slots = [];
    this.aim.drop();
    for (const phase of this.#phases) phase.drop();
    this.clear();
  }

  pick(move: string): void {
    this.clear();
    const [verb, ...rest] = move.split(' ');
    const [a = 0, b = 0, c = 0] = rest.map(Number);
    if (verb === 'give') {
      this.give.drop();
      this.give.choose(a);
    } else if (verb === 'exchange') {
      this.slots = [a];
      this.exchange.choose(b, c);
    } else if (verb === 'khamul') this.announce.ask();
    else if (['peek', 'look', 'switch', 'snap'].includes(verb ?? '')) this.slots = rest.map(Number);
    else void this.attempt(move);
  }

  label(move: string): string {
    const [verb, ...rest] = move.split(' ');
    const [a = 0, b = 0, c = 0] = rest.map(Number);
    const slot = a + 1;
    switch (verb) {
      case 'peek':
        return places([a, b]);
      case 'give':
        return this.names[a] ?? '?';
      case 'exchange': {
        const name = this.names[b] ?? '?';
        return t('page-khamul-move', { verb, slot, name, other: c + 1 });
      }
      case 'look':
      case 'switch':
        return t('page-khamul-move', { verb: 'card', slot });
      case 'snap':
        return t('page-khamul-move', { verb, slot });
      case 'take': {
        const card = short(this.top ?? '');
        return t('page-khamul-move', { verb: this.top ? verb : 'take-none', card });
      }
      case 'khamul':
      case 'done':
        return t('page-khamul-move', { verb });
      default:
        return move;
    }
  }

  /** The card in a slot, while it is turned up for the player or for all. */
  face(seat: number, slot: number): string | null {
    return (seat === this.you && this.looks.face(slot)) || this.#flashes.face(seat, slot);
  }

  /** A card in words, with what is known of it. */
  said(seat: number, slot: number): string {
    const { you, names } = this;
    const { aids } = this.update;
    const mine = seat === you;
    const face = this.face(seat, slot);
    const it = { who: mine ? 'you' : 'other', seat: names[seat] ?? '', slot: slot + 1 };
    if (face) return t('page-khamul-card-up', { ...it, card: name(face) });
    const marks = (aids?.marks[seat]?.[slot] ?? []).map((mark) => marked(mark, names, you));
    const note = mine ? aids?.notes[slot] : null;
    const recall = mine ? aids?.recall[slot] : null;
    return [
      t('page-khamul-card-down', it),
      ...marks,
      note && t('page-khamul-your-note', { note }),
      recall && t('page-khamul-you-know', { card: name(recall) }),
    ]
      .filter(Boolean)
      .join(', ');
  }

  readonly onkeydown = (event: KeyboardEvent): void => {
    if (!this.here.shortcuts.on || !this.here.hears(event)) return;
    const at = Number(/^Digit([1-9])$/.exec(event.code)?.[1] ?? 0);
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    const writing = (event.target as Element | null)?.closest?.('input, textarea, select');
    if (at && plain && !writing && this.playing && at <= this.own) {
      event.preventDefault();
      if (event.shiftKey) void this.#snap.snap(at - 1);
      else this.toggle(at - 1);
    } else if (!event.repeat) {
      this.#letters(event);
    }
  };

  /** On a card, too, Space selects and Enter does what the bar says. */
  readonly enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.repeat) return;
    event.preventDefault();
    void this.commit();
  };

  /** What was shown to all is shown for a moment; what moved can no longer be meant. */
  #hear(told: KhamulPublic[][]): void {
    this.#flashes.hear(told.flat());
    const moved = told.flat().some((event) => {
      if (event.type === 'exchanged') return event.seat === this.you || event.other === this.you;
      const moves = ['threw', 'switched', 'arranged', 'dealt'].includes(event.type);
      return moves && 'seat' in event && event.seat === this.you;
    });
    // An own row that grew is not the one that is being rearranged, and of another row that was
    // rearranged the chosen card may lie elsewhere.
    for (const event of told.flat()) {
      if (event.type === 'received' && event.seat === this.you) this.rearrange.drop();
      if (event.type === 'arranged' && event.seat !== this.you) this.exchange.drop();
    }
    if (!moved) return;
    this.slots = [];
    this.aim.drop();
    this.rearrange.drop();
  }
}
