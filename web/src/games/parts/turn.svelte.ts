// What every table has for the player: what is to be decided, what is selected for it, and the
// buttons and keys that play it. Each game says what that means there.
import type { Action } from './Actions.svelte';
import { Player } from './player.svelte';
import { Reader } from './say';
import { points } from './words';
import type { View } from './view';

export abstract class Turn<Shown> extends Player {
  readonly update = $derived(this.props().update);
  readonly view = $derived(this.update.view as View<Shown>);
  readonly playing = $derived(this.view.phase === 'playing');
  readonly you = $derived(this.props().you);
  readonly seats = $derived(this.props().seats);
  readonly names = $derived(this.seats.map(({ name }) => name));
  readonly reader = $derived(new Reader(this.view.game, this.names, this.you));
  /** What the rules ask of the player; empty where they ask nothing. */
  readonly task = $derived(this.reader.all(this.update.asked));

  /** Keys that work wherever the focus is. */
  abstract readonly onkeydown: (event: KeyboardEvent) => void;
  /** What is to be done, or whose turn it is. */
  abstract readonly text: string;
  /** One line of help under that. */
  get help(): string | undefined {
    return undefined;
  }

  /** The buttons under the thumb. */
  abstract readonly actions: Action[];

  /** Tells the hand of this round from others. */
  get handName(): string {
    return `${location.pathname} ${this.update.match} ${this.view.round}`;
  }

  /** Whether something is asked of the player. */
  get asked(): boolean {
    return this.yours;
  }

  /** Plays what is selected. */
  abstract commit(): void | Promise<void>;

  /** Selects what a move plays. */
  abstract pick(move: string): void;

  /** What a button for a move says. */
  abstract label(move: string): string;

  /** A seat's total, once a round is over; money has its sign. */
  total(seat: number, signed = false): string | null {
    const counted = this.playing && this.update.scores.rounds.length > 0;
    return counted ? points(this.view.scores[seat], signed) : null;
  }

  /** The button that plays what is selected. */
  plays(label: string, off = false): Action {
    return { label, key: '⏎', primary: true, off, press: () => void this.commit() };
  }
}
