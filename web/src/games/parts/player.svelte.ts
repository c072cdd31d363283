// What the player may do now, and what is said about what the player may not.
import type { Checked } from '../../protocol';
import { here as getHere } from '../../shell/here.svelte';
import { t } from '../../shell/words.svelte';
import type { TableProps } from '../types';

export class Player {
  readonly props: () => TableProps;
  /** A refusal that the client asked for, or a hint of its own, and the decision it belongs to. */
  #own = $state.raw<{ said: Checked; to: string } | null>(null);
  /** The server's refusal that was read already. */
  #read = $state.raw<Checked | null>(null);
  /** What moves are called, as far as the server was asked. */
  #names = $state.raw<Record<string, string>>({});
  readonly #asked = new Set<string>();
  /** The large play that was asked about, and the decision it belongs to. */
  #sure = '';

  readonly legal = $derived.by(() => new Set(this.props().update.legal));
  /** Whether the player has something to decide. */
  readonly yours = $derived.by(() => this.legal.size > 0);
  /** What is to be decided: what was said of it is no longer true of the next decision. */
  readonly #decision = $derived.by(() => {
    const { match, seq, legal } = this.props().update;
    return `${match} ${legal.length ? legal.join() : seq}`;
  });
  /** What is shown in place of the prompt. */
  readonly refusal: Checked | null = $derived.by(() => {
    const { refused } = this.props();
    if (this.#own?.to === this.#decision) return this.#own.said;
    return refused !== this.#read ? refused : null;
  });

  constructor(
    props: () => TableProps,
    readonly here = getHere(),
  ) {
    this.props = props;
  }

  /** Whether there is a legal move with this verb. */
  may(verb: string): boolean {
    return this.props().update.legal.some((move) => move === verb || move.startsWith(`${verb} `));
  }

  /** Says something of the client's own, such as what is missing yet. */
  hint(reason: string, rule: string | null = null): void {
    this.#refuse({ move: '', legal: false, name: null, rule, reason, works: [] }, this.#decision);
  }

  /** Takes back what was said. */
  clear(): void {
    this.#own = null;
    this.#read = this.props().refused;
  }

  /** Plays a move if it is legal, else says why it is not. */
  async attempt(move: string): Promise<boolean> {
    const { busy, play, check } = this.props();
    if (busy) return false;
    this.clear();
    if (this.legal.has(move)) {
      const it = `${this.#decision} ${move}`;
      if (this.here.preferences.confirm && isLarge(move) && this.#sure !== it) {
        this.#sure = it;
        this.hint(t('page-preferences-sure'));
        return false;
      }
      play(move);
      return true;
    }
    if (!this.yours) {
      this.hint(t('page-table-not-turn'));
      return false;
    }
    const to = this.#decision;
    const checked = await check(move);
    if (!checked.legal) this.#refuse(checked, to);
    return false;
  }

  #refuse(said: Checked, to: string): void {
    this.#own = { said, to };
  }

  /** What the rules call a legal move; null until the server has said it, or if it has no name. */
  name(move: string | null): string | null {
    return (move && this.#names[move]) || null;
  }

  /** Asks what a legal move is called; {@link name} knows it then. */
  ask(move: string | null): void {
    if (!move || this.#asked.has(move) || !this.legal.has(move)) return;
    this.#asked.add(move);
    this.props()
      .check(move)
      .then(
        ({ name }) => {
          if (name) this.#names = { ...this.#names, [move]: name };
        },
        () => this.#asked.delete(move),
      );
  }
}

/** How many cards are a large play. */
const LARGE = 3;

/** Whether a move plays many cards at once. */
export function isLarge(move: string): boolean {
  const [verb, ...rest] = move.replace(/ as .*/, '').split(' ');
  // A range is named by its first and last position.
  const range = /^(\d+)-(\d+)$/.exec(rest[0] ?? '');
  const count = range ? Number(range[2]) - Number(range[1]) + 1 : rest.length;
  return verb === 'play' && count >= LARGE;
}
