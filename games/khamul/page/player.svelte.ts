// A player of Khamul: what can be decided now, and which of the own cards are selected for it.
import { t } from '$web/shell/words.svelte';
import type { KhamulShown } from '$web/views';
import { Turn } from '$web/games/parts/turn.svelte';
import { size } from '$web/games/parts/view';
import { all } from '$web/games/parts/words';
import { Aim } from './aim.svelte';
import { Looks } from './looks.svelte';

export abstract class KhamulPlayer extends Turn<KhamulShown> {
  /** Two in the first look, else one. */
  slots: number[] = $state.raw<number[]>([]);
  readonly slot = $derived(this.slots[0] ?? null);
  /** How many cards the player has. */
  readonly own = $derived(this.you === null ? 0 : size(this.view.rows[this.you]));
  readonly top = $derived(this.view.discard.at(-1) ?? null);
  /** What it counts, where values are to match. */
  readonly counts = $derived(this.view.options.match === 'value' ? this.view.counts : null);
  readonly window = $derived(this.update.window);
  /** How the player can already choose to begin the next turn. */
  readonly choices = $derived(this.window?.choices ?? []);
  readonly snapping = $derived(this.view.snap !== null && this.legal.has('done'));
  /** In a sealed snap who has answered still holds the moves, but cannot take them back. */
  readonly answered = $derived(this.snapping && (this.window?.answered ?? false));
  /** Whether a card can be thrown at the top though no snap is open (khamul:4.7). */
  readonly anytime = $derived.by(() => {
    const { options, turn, snap, power } = this.view;
    const between = this.playing && turn !== null && snap === null && power === null;
    return options.snaps === 'anytime' && between && this.you !== null && this.top !== null;
  });

  /** Cards that are turned up for the player alone. */
  readonly looks = new Looks(
    () => (this.playing ? this.update.peeks : []),
    (ids) => this.props().shown(ids),
  );
  /** Whether they are: nothing else is done meanwhile. */
  readonly looking: boolean = $derived.by(() => this.looks.slots.length > 0);
  /** Whether a card can be thrown in the snap now. */
  readonly throwing = $derived(this.snapping && !this.answered && !this.looking);
  /** The card that is about to be thrown. */
  readonly aim = new Aim();

  /** Takes back what is selected for anything. */
  abstract drop(): void;

  override async attempt(move: string): Promise<boolean> {
    if (!this.looking) return super.attempt(move);
    this.hint(t('page-khamul-look-first'));
    return false;
  }

  /** Plays something for which no card was chosen: what was chosen for something else is not. */
  async act(move: string): Promise<void> {
    if (await this.attempt(move)) this.drop();
  }

  /** Whether a card can be thrown now. */
  throws(slot: number): boolean {
    return this.legal.has(`snap ${slot}`) || (this.anytime && slot < this.own);
  }

  /** Begins a turn, or chooses how to begin it while the snap is open. */
  begin(move: string): void {
    if (this.legal.has(move) || !this.choices.includes(move)) return void this.act(move);
    this.send(move);
  }

  /** Plays a move that is not among the legal ones. */
  send(move: string): void {
    const { busy, play } = this.props();
    if (!busy && !this.looking) play(move);
    this.clear();
  }

  /** Whether a turn can be begun, or it be chosen, like this. */
  begins(move: string): boolean {
    return this.legal.has(move) || this.choices.includes(move);
  }
}

/** Slots as people count: from 1. */
export const places = (slots: number[]): string => all(slots.map((slot) => String(slot + 1)));
