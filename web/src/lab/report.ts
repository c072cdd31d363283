// What a page of the lab shows: `Page` in crates/lab/src/study/page.rs, `Section` in section.rs.

/** A text in every language, by tag. */
export type Text = Record<string, string>;

/** What a number counts. Shares lie between 0 and 1; deviations are of what deals come to. */
export type Unit =
  | 'share'
  | 'points'
  | 'turns'
  | 'decisions'
  | 'rounds'
  | 'minutes'
  | 'moves'
  | 'elo'
  | 'deviations'
  | 'count';

/** A number with its interval, and how many rounds it is from. */
export interface Figure {
  id: string;
  label: Text;
  unit: Unit;
  value: number;
  low: number;
  high: number;
  n: number;
}

export interface Axis {
  label: Text;
  unit: Unit;
}

/** A point: at a number or a category, up to `to` where it is a bar. */
export interface Point {
  x: number | Text;
  to: number | null;
  y: number;
  low: number | null;
  high: number | null;
  n: number | null;
  /** What it is of, if that has a name, such as a level, a tool or a card. */
  of?: string;
}

export interface Series {
  id: string;
  label: Text;
  points: Point[];
}

export interface Chart {
  id: string;
  label: Text;
  kind: 'dots' | 'line' | 'bars' | 'range';
  x: Axis;
  y: Axis;
  /** A line to compare with. */
  reference: { value: number; label: Text } | null;
  series: Series[];
}

/** What figures show, and no more than their intervals hold. */
export interface Sentence {
  id: string;
  text: Text;
}

/** Many figures side by side, each with its interval; `found` where one differs from 0. */
export interface Table {
  id: string;
  label: Text;
  /** What the rows are. */
  of: Text;
  columns: { label: Text; unit: Unit }[];
  rows: {
    label: Text;
    cells: ({ value: number; low: number; high: number; found: boolean } | null)[];
  }[];
}

export interface Section {
  id: string;
  title: Text;
  about: Text;
  sentences: Sentence[];
  figures: Figure[];
  charts: Chart[];
  tables: Table[];
}

/** A round to look at. */
export interface Look {
  id: string;
  /** What it shows. */
  label: Text;
  /** Its record's file, beside the report. */
  file: string;
  record: string;
}

export interface Report {
  title: Text;
  seats: number;
  options: { name: string; value: string; usual: boolean }[];
  bots: string[];
  rounds: number;
  seed: number;
  commit: string;
  /** A hash of the rules. */
  rules: string;
  /** The command that makes the report again. */
  command: string;
  /** What it says in short. */
  verdicts: Sentence[];
  sections: Section[];
  replays: Look[];
}
