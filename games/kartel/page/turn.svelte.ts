// How a player of Kartel puts a set together: by hand, or from the sets that can be played.
import { MediaQuery } from 'svelte/reactivity';
import { t } from '$web/shell/words.svelte';
import type { KartelShown } from '$web/views';
import type { Action } from '$web/games/parts/Actions.svelte';
import { Arranged, moved } from '$web/games/parts/arranged.svelte';
import type { HandItem } from '$web/games/parts/hand';
import { keys } from '$web/games/parts/keys';
import { Turn } from '$web/games/parts/turn.svelte';
import { shown, turnOf } from '$web/games/parts/view';
import { capital } from '$web/games/parts/words';
import type { TableProps } from '$web/games/types';
import { CIRCLE, name, spoken } from './cards';
import { sets, title, using } from './logic';
import { Passes } from './passes.svelte';

/** Up to this many books are listed. */
const LISTED = 12;

/** What is asked, as a headline and a line of help; aloud both are one sentence. */
const SHORT: Record<string, { text: string; help: string }> = {
  'asked-kartel-lead': { text: 'page-kartel-lead', help: 'page-kartel-lead-help' },
  'asked-kartel-cannot': { text: 'page-kartel-cannot', help: 'page-kartel-cannot-help' },
  'asked-kartel-beat': { text: 'page-kartel-to-beat', help: 'page-kartel-beat-help' },
  'asked-kartel-higher': { text: 'page-kartel-to-beat-five', help: 'page-kartel-higher-help' },
};

export class KartelTurn extends Turn<KartelShown> {
  readonly passes: Passes;
  #bySuit = $state(false);
  readonly own = new Arranged(() => this.handName);
  readonly by = $derived(this.own.on ? 'own' : this.#bySuit ? 'suit' : 'rank');
  readonly order = $derived(`${this.by} ${this.own.keys.join(' ')}`);
  #chosen = $state.raw<ReadonlySet<string>>(new Set());
  /** What the player has chosen by hand: the chips look for sets with these cards. */
  #anchor = $state.raw<ReadonlySet<string>>(new Set());
  readonly #hand = $derived((this.you === null ? [] : shown(this.view.hands[this.you])));
  readonly selected = $derived(this.#hand.filter((card) => this.#chosen.has(card)));
  /** What is chosen by hand and still held: a card may go while it is pressed. */
  readonly #held = $derived(new Set(this.#hand.filter((card) => this.#anchor.has(card))));
  /** What the rules ask; of a five-card hand they say first what it is. */
  readonly #asked = $derived(this.update.asked.at(-1));
  readonly #move = $derived(this.selected.length ? `play ${this.selected.join(' ')}` : null);
  readonly #fits = $derived(this.#move !== null && this.legal.has(this.#move));
  readonly #sets = $derived(sets(this.update.legal));

  /** The cards that can still join the selection, or be played at all. */
  readonly #open = $derived.by(() => {
    if (!this.yours || this.#fits) return new Set<string>();
    const joining = (cards: ReadonlySet<string>) =>
      new Set([...this.#sets.values()].flatMap((some) => using(some, cards).flat()));
    const cards = joining(this.#chosen);
    return cards.size ? cards : joining(new Set());
  });

  readonly items: HandItem[] = $derived.by(() => {
    const narrowed = this.yours && !this.#fits && this.#open.size < this.#hand.length;
    const place = (card: string) => CIRCLE.findIndex((suit) => suit === card[1]);
    const cards = this.#bySuit ? this.#hand.toSorted((a, b) => place(a) - place(b)) : this.#hand;
    return this.own.sorted(cards, (card) => card).map((card) => {
      const selected = this.#chosen.has(card);
      const up = narrowed && this.#open.has(card);
      const label = up ? t('page-table-playable', { card: name(card) }) : name(card);
      return { key: card, selected, up, flat: narrowed && !up && !selected, label };
    });
  });

  /** By size: how many sets there are with the cards chosen by hand, and which one is selected. */
  readonly chips: { size: number; count: number; on: boolean; at: number }[] = $derived.by(() =>
    [...this.#sets]
      .toSorted(([a], [b]) => a - b)
      .map(([size, some]) => {
        const found = using(some, this.#held);
        const on = this.#fits && this.selected.length === size;
        const at = on ? found.findIndex((set) => set.every((card) => this.#chosen.has(card))) : -1;
        return { size, count: found.length, on, at };
      }),
  );

  readonly #wide = new MediaQuery('(min-width: 1024px) and (min-height: 600px)', false);
  readonly wide = $derived(this.#wide.current);
  /** How wide the board is, once that is known. */
  width = $state(0);
  /** Whether there is room beside the circle and the seats: 60rem, as the styles have it. */
  readonly roomy = $derived(this.wide && (!this.width || this.width >= 960));
  /** The books that can be played with what is chosen, where there is room to list them. */
  readonly books = $derived(this.roomy ? using(this.#sets.get(5) ?? [], this.#held) : []);

  readonly onkeydown = keys({
    Enter: () => void this.commit(),
    p: () => void this.#pass(),
    s: () => this.sort(),
    1: () => this.cycle(1),
    2: () => this.cycle(2),
    3: () => this.cycle(3),
    5: () => this.cycle(5),
    Escape: () => this.#drop(),
  });

  constructor(props: () => TableProps) {
    super(props);
    this.passes = new Passes(props, this);
    $effect(() => {
      if (!this.many) for (const cards of this.books) this.ask(`play ${cards.join(' ')}`);
    });
    $effect(() => this.ask(this.#fits && this.selected.length === 5 ? this.#move : null));
  }

  /** Whether there are too many books to list them. */
  get many(): boolean {
    return this.books.length > LISTED;
  }

  get text(): string {
    const asks = this.yours && this.#asked;
    if (asks) return this.reader.say({ ...asks, id: SHORT[asks.id]?.text ?? asks.id });
    const turn = turnOf(this.view, this.seats);
    const last = this.view.pile.at(-1);
    if (!this.playing || !last) return turn;
    return t('page-kartel-turn-beat', { turn, set: title(last.cards, last.name) });
  }

  override get help(): string | undefined {
    const asks = this.yours && this.playing && this.#asked;
    const id = asks && SHORT[asks.id]?.help;
    return asks && id ? capital(this.reader.say({ ...asks, id })) : undefined;
  }

  get actions(): Action[] {
    const passes = this.legal.has('pass');
    const what = this.#move && title(this.selected, this.name(this.#move));
    return [
      {
        label: t('page-table-pass'),
        key: 'P',
        off: !passes,
        primary: this.legal.size === 1 && passes,
        press: () => void this.#pass(),
      },
      this.plays(what ? t('page-table-play-what', { what }) : t('page-table-play'), !this.#fits),
    ];
  }

  sort(): void {
    if (this.own.on) this.own.lay(null);
    else this.#bySuit = !this.#bySuit;
  }

  arrange(cards: string[], at: number): void {
    this.own.lay(moved(this.items.map(({ key }) => key), cards, at));
  }

  toggle(card: string): void {
    this.clear();
    const next = new Set(this.selected);
    if (!next.delete(card)) next.add(card);
    this.#choose(next);
  }

  async commit(): Promise<void> {
    if (!this.#move) this.hint(this.yours ? t('page-table-choose') : t('page-table-not-turn'));
    else if (await this.attempt(this.#move)) this.#choose(new Set());
  }

  /** Selects the next set of a size, with the cards that were chosen by hand. */
  cycle(size: number): void {
    const some = this.#sets.get(size);
    if (!some) return;
    this.clear();
    const found = using(some, this.#held);
    const now = found.findIndex((set) => this.isChosen(set));
    if (found.length) this.#chosen = new Set(found[(now + 1) % found.length]);
    else this.hint(t('page-kartel-none', { size }));
  }

  /** Whether exactly these cards are selected. */
  isChosen(cards: string[]): boolean {
    return (
      cards.length === this.selected.length && cards.every((card) => this.#chosen.has(card))
    );
  }

  /** Selects a book of the list; what was chosen by hand still says which ones are listed. */
  take(book: string[]): void {
    this.clear();
    this.#chosen = new Set(book);
  }

  pick(move: string): void {
    this.clear();
    if (move === 'pass') return void this.#pass();
    this.#choose(new Set(move.slice('play '.length).split(' ')));
  }

  label(move: string): string {
    if (move === 'pass') return t('page-keys-what', { key: 'P' });
    return move.slice('play '.length).split(' ').map(spoken).join(', ');
  }

  #choose(cards: ReadonlySet<string>): void {
    this.#chosen = this.#anchor = cards;
  }

  async #pass(): Promise<void> {
    if (await this.attempt('pass')) this.#drop();
  }

  #drop(): void {
    this.#choose(new Set());
    this.clear();
  }
}
