// The log of a room, in words, and what a tab keeps of it for a reload.
import { keepLog, keptLog, type KeptLog } from '../shell/memory';
import { t } from '../shell/words.svelte';

export interface LogLine {
  id: number;
  text: string;
  /** What happened, where a match begins, or what somebody said. */
  kind: 'event' | 'heading' | 'remark';
}

/** How many lines the log keeps. */
const LOG_MAX = 400;

export class Log {
  lines = $state.raw<LogLine[]>([]);
  #made = 0;
  /** What this seat was told before the page was reloaded. */
  #kept: KeptLog | null;
  readonly #room: string;

  constructor(room: string, key: string | null) {
    this.#room = room;
    this.#kept = keptLog(room, key);
  }

  /** The last update that an earlier page of this seat has shown. */
  get seen() {
    return this.#kept && { match: this.#kept.match, seq: this.#kept.seq };
  }

  write(texts: string[], kind: LogLine['kind']): void {
    const lines = texts.map((text) => ({ id: (this.#made += 1), text, kind }));
    if (lines.length > 0) this.lines = [...this.lines, ...lines].slice(-LOG_MAX);
  }

  /** Begins a match, or continues where an earlier page left off. */
  begin(match: number): void {
    if (this.#kept?.match === match) {
      const lines = this.#kept.lines.map((line) => ({ ...line, id: (this.#made += 1) }));
      this.lines = [...lines, ...this.lines];
    } else {
      this.#kept = null;
      this.write([t('page-match-number', { match })], 'heading');
    }
  }

  /** Keeps the log of the running match for a reload of this page; null drops it. */
  keep(log: KeptLog | null): void {
    const lines = this.lines.flatMap(({ kind, text }) =>
      kind === 'remark' ? [] : [{ kind, text }],
    );
    this.#kept = log && { ...log, lines };
    keepLog(this.#room, this.#kept);
  }
}
