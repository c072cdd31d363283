// How a player of Krass Kariert plays neighbours of the hand, takes a card of the reserve, and says
// where a new card comes to lie.
import { t } from '$web/shell/words.svelte';
import type { KrassKariertShown } from '$web/views';
import type { Action } from '$web/games/parts/Actions.svelte';
import type { HandItem } from '$web/games/parts/hand';
import { keys } from '$web/games/parts/keys';
import { Turn } from '$web/games/parts/turn.svelte';
import { turnOf } from '$web/games/parts/view';
import { capital, either } from '$web/games/parts/words';
import { name } from './cards';
import {
  after,
  attempt,
  brackets,
  numbers,
  place,
  rangeOf,
  ranges,
  tap,
  title,
  variants,
  type Range,
} from './logic';

/** A card of the hand, and what an X stands for. */
type Item = HandItem & { card: string; as?: number | undefined };

export class KrassKariertTurn extends Turn<KrassKariertShown> {
  #range = $state.raw<Range | null>(null);
  /** Which of several meanings of X is chosen. */
  meant = $state.raw<string | null>(null);
  /** The reserve card that is being taken. */
  reserve = $state.raw<number | null>(null);
  /** Where the new card comes to lie; null until that is chosen. */
  #spot = $state.raw<number | null>(null);

  readonly hand: string[] = $derived.by(() =>
    this.you === null ? [] : (this.view.hands[this.you] ?? []).filter((card) => card !== null),
  );
  readonly kept = $derived(this.you === null ? [] : (this.view.reserves[this.you] ?? []));
  readonly takes = $derived(this.may('take'));
  /** The card that was drawn, and is to be inserted. */
  readonly #drawn = $derived(this.may('insert') ? (this.view.drawing?.card ?? null) : null);
  /** The card that comes into the hand: drawn, or from the reserve. */
  readonly adding: string | null = $derived.by(() => {
    if (this.#drawn || !this.takes || this.reserve === null) return this.#drawn;
    return this.kept[this.reserve] ?? null;
  });
  /** Where it comes to lie. */
  readonly at = $derived(Math.min(this.#spot ?? this.hand.length, this.hand.length));

  /** How many chips each seat had. */
  readonly chips = $derived(Number(this.view.options.chips) || 0);

  /** The play to be beaten. */
  readonly target = $derived(this.view.trick.findLast((play) => play.as.length > 0) ?? null);
  readonly #found = $derived(ranges(this.update.legal));
  /** The ranges of several cards that can be played. */
  readonly sets = $derived(this.#found.filter(({ from, to }) => to > from));
  /** What is shown over each card of what can be played with its neighbours. */
  readonly over = $derived(brackets(this.yours && !this.#range && !this.adding ? this.#found : []));
  /** The legal moves that play what is selected. */
  readonly some: string[] = $derived.by(() => {
    const range = this.#range;
    return range && range.to < this.hand.length ? variants(this.update.legal, range) : [];
  });
  readonly #move = $derived.by(() => {
    if (this.some.length === 1) return this.some[0] ?? null;
    return this.some.includes(this.meant ?? '') ? this.meant : null;
  });
  readonly picked: string[] = $derived.by(() =>
    this.#range ? this.hand.slice(this.#range.from, this.#range.to + 1) : [],
  );
  /** What the hand will be after the play. */
  readonly rest = $derived(this.#range && !this.adding ? after(this.hand, this.#range) : null);

  readonly items: Item[] = $derived.by(() => {
    if (this.adding === null) return this.hand.map((card, index) => this.#held(card, index));
    const cards = [...this.hand.slice(0, this.at), this.adding, ...this.hand.slice(this.at)];
    return cards.map((card, index) => this.#beside(card, index));
  });

  readonly onkeydown = keys({
    Enter: () => void this.commit(),
    r: () => this.#take(),
    '[': () => this.shift(-1),
    ']': () => this.shift(1),
    ArrowLeft: (event) => event.target === document.body && this.shift(-1),
    ArrowRight: (event) => event.target === document.body && this.shift(1),
    Escape: () => this.#cancel(),
  });

  get text(): string {
    if (!this.yours) return this.#waiting();
    if (this.adding && !this.#drawn) return t('page-krass-kariert-put', this.#put(this.adding));
    if (this.some.length > 1 && !this.#move) return t('page-krass-kariert-x');
    return this.#asked('page-krass-kariert-headline');
  }

  override get help(): string | undefined {
    if (!this.yours || (this.some.length > 1 && !this.#move)) return undefined;
    if (this.adding && !this.#drawn) return t('page-krass-kariert-anywhere');
    return this.#asked('page-krass-kariert-help');
  }

  get actions(): Action[] {
    if (this.adding) {
      const put = this.#put(this.adding);
      if (this.#drawn) return [this.plays(t('page-krass-kariert-insert', put))];
      return [
        { label: t('page-go-back'), press: () => this.#cancel() },
        this.plays(t('page-krass-kariert-take', put)),
      ];
    }
    const move = this.#move;
    const plain = move !== null && !numbers(move).length && this.picked.every(Number);
    const as = move === null ? [] : plain ? this.picked.map(Number) : numbers(move);
    const what = title(this.picked, as);
    return [
      {
        label: t('page-krass-kariert-take-reserve', {
          count: this.kept.length,
          cards: either(this.kept.map(name)),
        }),
        key: 'R',
        off: !this.takes,
        primary: this.takes && !this.#found.length,
        press: () => this.#take(),
      },
      this.plays(what ? t('page-table-play-what', { what }) : t('page-table-play'), !move),
    ];
  }

  toggle(key: string): void {
    this.clear();
    if (this.adding) {
      if (key === 'new') return;
      const index = Number(key);
      this.#spot = index < this.at ? index : index + 1;
      return;
    }
    const { range, apart } = tap(this.#range, Number(key), this.view.most);
    this.#select(range);
    if (apart) this.hint(t('page-krass-kariert-apart'), 'krass-kariert:4.1');
  }

  /** Selects from one card to another. */
  extend(from: string, to: string): void {
    if (this.adding) return;
    this.clear();
    const [a, b] = [Number(from), Number(to)];
    const now = this.#range;
    if (now && a >= now.from && a <= now.to) this.#select(tap(now, b, this.view.most).range);
    else this.#select({ from: Math.min(a, b), to: Math.max(a, b) });
  }

  select(range: Range): void {
    this.clear();
    this.#select(range);
  }

  /** Takes a card of the reserve, or leaves it there. */
  hold(index: number): void {
    if (!this.takes) return void this.attempt(`take ${index} at 0`);
    this.#hold(this.reserve === index ? null : index);
  }

  /** A hand is never sorted; but where the new card comes to lie is the player's to say. */
  arranges(key: string): boolean {
    return key === 'new';
  }

  arrange(_: string[], at: number): void {
    this.clear();
    this.put(at);
  }

  /** While a card comes into the hand none is played. */
  drops(): boolean {
    return this.adding === null;
  }

  /** Lays the new card elsewhere. */
  put(at: number): void {
    this.#spot = at;
  }

  /** Lays the new card so many places further; tells whether there is one. */
  shift(by: number): boolean {
    if (!this.adding) return false;
    this.clear();
    this.#spot = Math.max(0, Math.min(this.hand.length, this.at + by));
    return true;
  }

  async commit(): Promise<void> {
    if (this.#drawn) {
      if (await this.attempt(`insert ${this.at}`)) this.#spot = null;
    } else if (this.adding) {
      if (await this.attempt(`take ${this.reserve} at ${this.at}`)) this.#cancel();
    } else if (!this.#range) {
      this.hint(this.yours ? t('page-krass-kariert-choose') : t('page-table-not-turn'));
    } else if (this.some.length > 1 && !this.#move) {
      this.hint(t('page-krass-kariert-choose-x'), 'krass-kariert:5.1');
    } else if (await this.attempt(this.#move ?? attempt(this.hand, this.#range))) {
      this.#cancel();
    }
  }

  pick(move: string): void {
    this.#cancel();
    const [verb, first, , at] = move.split(' ');
    if (verb === 'take') {
      this.reserve = Number(first);
      this.#spot = Number(at);
    } else if (verb === 'insert') {
      this.#spot = Number(first);
    } else {
      this.#range = rangeOf(move);
      this.meant = move;
    }
  }

  label(move: string): string {
    const [verb, first, , at] = move.split(' ');
    if (verb === 'take') {
      const card = name(this.kept[Number(first)] ?? '');
      return t('page-krass-kariert-take-label', { card, where: place(this.hand, Number(at)) });
    }
    if (verb === 'insert') return place(this.hand, Number(first));
    const range = rangeOf(move);
    const cards = (range ? this.hand.slice(range.from, range.to + 1) : []).map(name).join(' ');
    const as = numbers(move).join(' ');
    return as ? t('krass-kariert-stands', { cards, numbers: as }) : cards;
  }

  /** What is asked of the player, as another message puts it. */
  #asked(id: string): string {
    const [asked] = this.update.asked;
    if (!asked) return '';
    const task = asked.id.replace('asked-krass-kariert-', '');
    return capital(this.reader.say({ id, params: { ...asked.params, task } }));
  }

  #waiting(): string {
    const { view, names } = this;
    if (!this.playing || !view.drawing || view.drawing.seat === this.you) {
      return turnOf(view, this.seats);
    }
    const { seat, left: count } = view.drawing;
    return t('page-krass-kariert-drawing', { name: names[seat] ?? '', count });
  }

  #put(card: string): { card: string; where: string } {
    return { card: name(card), where: place(this.hand, this.at) };
  }

  /** A card of the hand as it is. */
  #held(card: string, index: number): Item {
    const range = this.#range;
    const selected = range !== null && index >= range.from && index <= range.to;
    const usable = this.#found.some(({ from, to }) => index >= from && index <= to);
    const at = t('page-krass-kariert-at', { card: name(card), place: index + 1 });
    return {
      key: String(index),
      card,
      as: selected && this.#move ? numbers(this.#move)[index - range.from] : undefined,
      selected,
      up: this.yours && usable,
      flat: this.yours && !usable,
      label: usable ? t('page-table-playable', { card: at }) : at,
    };
  }

  /** The new card, or one that makes room for it. */
  #beside(card: string, index: number): Item {
    const fresh = index === this.at;
    const side = index > this.at ? 'after' : 'before';
    const count = this.hand.length + 1;
    return {
      key: fresh ? 'new' : String(index > this.at ? index - 1 : index),
      card,
      selected: fresh,
      fresh,
      flat: false,
      label: fresh
        ? t('page-krass-kariert-new', {
            card: name(card),
            place: this.at + 1,
            count,
            where: place(this.hand, this.at),
          })
        : t('page-krass-kariert-put-by', { card: name(card), side }),
    };
  }

  #select(range: Range | null): void {
    this.#range = range;
    this.meant = null;
  }

  /** Takes the next card of the reserve. */
  #take(): void {
    if (!this.takes) return void this.attempt('take 0 at 0');
    this.#hold(this.reserve === null ? 0 : (this.reserve + 1) % this.kept.length);
  }

  #hold(index: number | null): void {
    this.clear();
    this.#range = null;
    this.reserve = index;
    this.#spot ??= Math.floor(this.hand.length / 2);
  }

  #cancel(): void {
    this.#select(null);
    this.reserve = null;
    this.#spot = null;
    this.clear();
  }
}
