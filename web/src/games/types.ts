// What a game's folder gives to the shell, and the shell to a game's table.
import type { Component, Snippet } from 'svelte';
import type { Effects } from '../lab/effects';
import type { Checked, SeatView, Update } from '../protocol';
import type { Preferences } from '../shell/preferences';
import type { GameId } from '../views';

/** Which way play goes round a table, seen from above: to the left, or to the right. */
export type Direction = 'clockwise' | 'counterclockwise';

/**
 * What is known of a game before its table is loaded. A test holds what the engine states too
 * against its answer.
 */
export interface Game {
  /** What the server and addresses call it. */
  game: GameId;
  name: string;
  /**
   * The emblem of its box, as a drawing in a square. With `look.css`, the two colours, and `Mat`,
   * which its table has, it is all of a game's look.
   */
  Emblem: Component;
  direction: Direction;
  /** How many can play, and how many a good table has. */
  seats: { least: number; most: number; good: number };
  /** About how many minutes a match takes at a good table. */
  minutes: number;
  /** Whether points are money, and gains have a plus sign. */
  signed?: true;
  /** Whether a match is over when somebody has lost it, and all others win. */
  lost?: true;
  /** Whether there are snaps and aids to memory to choose. */
  snaps?: true;
  /** The rules in a few words and pictures, and what counts at a glance. */
  guide(): Promise<{ default: Guide }>;
  /** The address of the lab's report on it. */
  lab(): Promise<{ default: string }>;
  /** What its house rules do to it. */
  effects(): Promise<{ default: Effects }>;
  load(): Promise<{ default: AtTable }>;
}

/**
 * A game's rules for people. Its words are `page-guide-<game>-<key>`, and those of what is seen at
 * a glance `page-glance-<game>-<key>`.
 */
export interface Guide {
  /** A card, as the rules draw it. */
  Face: Component<{ card: string }>;
  /** A card, as people say it. */
  name(card: string): string;
  sections: GuideSection[];
  charts: Chart[];
}

/** A heading with a text of one key, pictures, and perhaps a position to try things in. */
export interface GuideSection {
  /** Also its heading, `page-guide-title`. */
  key: string;
  figures: Figure[];
  /** The clause that has examples of this. */
  clause?: string;
}

/** A picture: groups of cards side by side, or a drawing. */
export interface Figure {
  /** What stands under it. */
  key: string;
  groups?: CardGroup[];
  /** Whether each group is played on the one before. */
  chain?: true;
  Drawing?: Component;
}

/** Cards that lie together; null is a closed one. */
export interface CardGroup {
  cards: (string | null)[];
  /** The places of those that are raised. */
  raised?: number[];
  /** What stands under them: a word, `page-guide-word`, or a number. */
  word?: string;
  number?: string;
}

/** A heading of one key, and lines below it. */
export interface Chart {
  key: string;
  lines: ChartLine[];
}

export interface ChartLine {
  /** Its words: the chart's key, and this one. */
  key: string;
  cards?: string[];
  Drawing?: Component;
  /** Its words, if they are made of others. */
  text?(): string;
}

/** What is needed of a game from its first table on. */
export interface AtTable {
  Table: Component<TableProps>;
  /** A card, as the rules draw it. */
  Face: Component<{ card: string }>;
  /** A card, as people say it. */
  name(card: string): string;
  /** A card, as people write it. */
  short(card: string): string;
  /** The same in a sentence, if otherwise. */
  spoken?(card: string): string;
  /** What a card looks like in the server's texts, as a regular expression, if otherwise. */
  card?: string;
  /** Several cards in few words, if not one by one; `name` is what the rules call them together. */
  brief?(cards: string[], name: string | null): string;
  /** The letters that do something only here, or something else. */
  keys?: string;
  /** Whether the rules leave the order of a hand to the player. */
  arranges?: true;
  /**
   * What of a match is compared with earlier ones: its best round, where high scores are good, or
   * its total, where low ones are; nothing if neither says much.
   */
  best?(options: object): 'round' | 'total' | null;
  /** The player's options that mean something here. */
  preferences: (keyof Preferences)[];
  /** The marks on its table: a name in the catalogue, and the mark where no language changes it. */
  signs: (string | [name: string, sign: string])[];
  /** When each hint for who plays the first time matters. */
  hints: Record<string, (update: Update) => boolean>;
  /** Selectors of what is to be pressed for a move, and of the button that then plays it. */
  marks(move: string): string[];
}

export interface TableProps {
  /** The player's seat; null for a spectator. */
  you: number | null;
  /** Who sits where: at least the match's seats. */
  seats: SeatView[];
  /** Which way play goes round. */
  direction: Direction;
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
  /** These peeks were on the screen. */
  shown(ids: number[]): void;
  /** The discard that opened this window is on the screen. */
  rendered(window: number): void;
  /** Writes a note on a face-down card of the player's own; empty text takes it off. */
  note(slot: number, text: string): void;
  /** Opens the rule card at a clause such as `game:4.3`. */
  rule(clause: string): void;
  /** What is said to a newcomer, or advised, over the prompt. */
  tip?: Snippet;
}
