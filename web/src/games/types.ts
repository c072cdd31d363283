// What the shell gives to a game's table, and what a table asks of the shell.
import type { Component } from 'svelte';
import type { Checked, SeatView, Update } from '../protocol';

export interface TableProps {
  /** The player's seat; null for a spectator. */
  you: number | null;
  /** Who sits where: at least the match's seats. */
  seats: SeatView[];
  /** The match as it stands. */
  update: Update;
  /** The last move that the server refused, until the next one is made. */
  refused: Checked | null;
  /** Whether a move is on its way. */
  busy: boolean;
  /** Plays a move on the player's seat. */
  play(move: string): void;
  /** Asks what a move would be. */
  check(move: string): Promise<Checked>;
  /** These sights were on the screen. */
  shown(ids: number[]): void;
  /** The discard that opened this window is on the screen. */
  painted(window: number): void;
  /** Writes a note on a face-down card of the player's own; empty text takes it off. */
  note(slot: number, text: string): void;
  /** Opens the rule card at a clause such as `kartel:4.3`. */
  rule(clause: string): void;
}

export type Table = Component<TableProps>;

/**
 * The sentence for an event, or null if it is not worth a line. `names` are by seat, and who sits
 * on `you` is spoken to. `view` is what was known after the event, if that is at hand.
 */
export type Describe = (
  event: unknown,
  names: string[],
  you: number | null,
  view?: unknown,
) => string | null;
