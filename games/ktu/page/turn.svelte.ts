// How a player of KTU opens three cards, plays some of a rank, turns a closed card, or takes the
// pile.
import { name, rank } from '$web/cards/french';
import { t } from '$web/shell/words.svelte';
import type { KtuSecret, KtuShown } from '$web/views';
import type { Action } from '$web/games/parts/Actions.svelte';
import { Arranged, moved } from '$web/games/parts/arranged.svelte';
import type { HandItem } from '$web/games/parts/hand';
import { keys } from '$web/games/parts/keys';
import { Turn } from '$web/games/parts/turn.svelte';
import { size, turnOf } from '$web/games/parts/view';
import { groups, help, playMove, sorted, special as does, type Group } from './logic';

/** Cards of one rank, and how many of them are to be played; a closed card has none. */
export type Item = HandItem & { cards: string[]; part: number };

export class KtuTurn extends Turn<KtuShown> {
  readonly own = new Arranged(() => this.handName);
  readonly by = $derived(this.own.on ? 'own' : 'rank');
  readonly order = $derived(`${this.by} ${this.own.keys.join(' ')}`);
  /** The rank that is selected, and how many of it. */
  #chosen = $state.raw<{ rank: string; count: number } | null>(null);
  readonly #hand = $derived.by(() =>
    this.you === null ? [] : (this.view.hands[this.you] ?? []).filter((card) => card !== null),
  );
  readonly #groups = $derived(groups(this.#hand, this.view.free));
  /** Whether three cards are to be chosen that will lie open. */
  readonly choosing = $derived(this.may('open'));
  readonly #dealt = $derived((this.choosing ? this.#hand.join() : ''));
  /** Those that are chosen, of the hand that was dealt. */
  #three = $derived<string[]>((void this.#dealt, []));
  /** Whether only closed cards are left. */
  readonly blind = $derived(this.may('flip'));
  readonly #down = $derived((this.you === null ? 0 : size(this.view.closed[this.you])));
  /** The closed card that is selected, of those that lie there. */
  #closed = $derived<number | null>((void this.#down, null));
  /** Whether the others still choose what lies open. */
  readonly waits: boolean = $derived.by(() => {
    const { view, you } = this;
    if (you === null || !this.playing || this.choosing || view.open[you]?.length !== 3)
      return false;
    const begun = view.turns > 0 || view.pile.length > 0;
    return !begun && view.to_act.length > 0 && view.open.some((cards) => !cards.length);
  });
  readonly #drawn = $derived.by(
    () =>
      new Set(
        this.update.told
          .flatMap((told) => told.you as KtuSecret[])
          .flatMap((event) => (event.type === 'drew' ? event.cards : [])),
      ),
  );

  /** The cards of the rank that is selected. */
  readonly group = $derived(this.#groups.find((group) => group.rank === this.#chosen?.rank));
  readonly count = $derived(Math.min(this.#chosen?.count ?? 0, this.group?.cards.length ?? 0));
  readonly #move = $derived(this.group && this.count ? playMove(this.group, this.count) : null);

  readonly items: Item[] = $derived.by(() => this.own.sorted(this.#sorted(), ({ key }) => key));

  #sorted(): Item[] {
    if (this.choosing) return sorted(this.#hand).map((card) => this.#opened(card));
    if (this.blind) return Array.from({ length: this.#down }, (_, at) => this.#shut(at));
    return this.#groups.map((group) => this.#ranked(group));
  }

  readonly #byRank = Object.fromEntries(
    [...'23456789tjqka'].map((letter) => [
      letter,
      () => {
        if (this.choosing || this.blind) return false;
        const rank = letter.toUpperCase();
        if (this.#groups.some((group) => group.rank === rank)) this.toggle(rank);
        return true;
      },
    ]),
  );

  readonly onkeydown = keys({
    ...this.#byRank,
    0: () => this.#byRank.t?.() ?? false,
    Enter: () => void this.commit(),
    p: () => void this.attempt('take'),
    '+': () => this.more(1),
    '=': () => this.more(1),
    '-': () => this.more(-1),
    Escape: () => {
      this.#chosen = null;
      this.#closed = null;
      this.#three = [];
      this.clear();
    },
  });

  get text(): string {
    if (this.choosing) return t('page-ktu-choose', { count: this.#three.length });
    const turn = turnOf(this.view, this.seats);
    if (this.waits) return t('page-ktu-chosen', { turn });
    return this.yours ? this.task : turn;
  }

  override get help(): string | undefined {
    const said = this.playing && this.yours && !this.choosing;
    return said ? help(this.view) : undefined;
  }

  get actions(): Action[] {
    if (this.choosing) {
      const three = this.#three;
      const label =
        three.length === 3
          ? t('page-ktu-open', { cards: sorted(three).map(rank).join(' ') })
          : t('page-ktu-open-some', { count: three.length });
      return [this.plays(label, three.length !== 3)];
    }
    const takes = this.legal.has('take');
    const off = this.blind ? this.#closed === null : !this.#move || !this.legal.has(this.#move);
    return [
      {
        label: t('page-ktu-take', { count: this.view.pile.length }),
        key: 'P',
        off: !takes,
        primary: takes && this.legal.size === 1,
        press: () => void this.attempt('take'),
      },
      this.plays(this.#playLabel(), off),
    ];
  }

  toggle(key: string): void {
    this.clear();
    if (this.choosing) {
      this.#three = this.#three.includes(key)
        ? this.#three.filter((card) => card !== key)
        : [...this.#three.slice(-2), key];
    } else if (this.blind) {
      const at = Number(key.split(' ')[1]);
      this.#closed = this.#closed === at ? null : at;
    } else {
      const group = this.#groups.find((group) => group.rank === key);
      const off = this.#chosen?.rank === key || !group;
      this.#chosen = off ? null : { rank: key, count: group.cards.length };
    }
  }

  async commit(): Promise<void> {
    if (this.choosing) {
      const dealt = this.#hand.length;
      if (this.#three.length !== 3)
        return this.hint(t('page-ktu-choose-three', { dealt }), 'ktu:2.2');
      if (await this.attempt(`open ${sorted(this.#three).join(' ')}`)) this.#three = [];
    } else if (this.blind) {
      if (this.#closed === null) return this.hint(t('page-ktu-choose-closed'), 'ktu:3.6');
      if (await this.attempt(`flip ${this.#closed}`)) this.#closed = null;
    } else if (this.#move) {
      if (await this.attempt(this.#move)) this.#chosen = null;
    } else {
      this.hint(this.yours ? t('page-ktu-choose-rank') : t('page-table-not-turn'));
    }
  }

  /** Ranks lie in order again. */
  sort(): void {
    this.own.lay(null);
  }

  arrange(keys: string[], at: number): void {
    this.own.lay(moved(this.items.map(({ key }) => key), keys, at));
  }

  /** Selects more or fewer cards of the rank. */
  more(by: number): void {
    const { group } = this;
    if (!group || !this.#chosen) return;
    this.clear();
    const count = Math.max(1, Math.min(group.cards.length, this.count + by));
    this.#chosen = { rank: group.rank, count };
  }

  pick(move: string): void {
    this.clear();
    const [verb, ...cards] = move.split(' ');
    if (verb === 'take') void this.attempt('take');
    else if (verb === 'flip') this.#closed = Number(cards[0]);
    else if (verb === 'open') this.#three = cards;
    else this.#chosen = { rank: cards[0]?.[0] ?? '', count: cards.length };
  }

  label(move: string): string {
    const [verb, ...cards] = move.split(' ');
    if (verb === 'take') return t('page-ktu-take-move', { count: this.view.pile.length });
    if (verb === 'flip') return t('page-ktu-flip-move', { slot: Number(cards[0]) + 1 });
    if (verb === 'open') return cards.map(rank).join(' ');
    return times(cards[0] ?? '', cards.length);
  }

  /** A card that may come to lie open. */
  #opened(card: string): Item {
    const selected = this.#three.includes(card);
    return { key: card, cards: [card], part: 1, selected, label: said([card], this.view.options) };
  }

  /** A closed card. */
  #shut(at: number): Item {
    const label = t('page-ktu-closed-card', { slot: at + 1 });
    return { key: `closed ${at}`, cards: [], part: 0, selected: this.#closed === at, label };
  }

  #ranked(group: Group): Item {
    const up = [1, group.cards.length].some((count) => this.legal.has(playMove(group, count)));
    const selected = group.rank === this.#chosen?.rank;
    const card = said(group.cards, this.view.options);
    return {
      key: group.rank,
      cards: group.cards,
      part: selected ? this.count : 0,
      selected,
      up,
      flat: this.yours && !up,
      fresh: group.cards.some((card) => this.#drawn.has(card)),
      label: up ? t('page-table-playable', { card }) : card,
    };
  }

  #playLabel(): string {
    if (this.blind) {
      if (this.#closed === null) return t('page-ktu-flip');
      return t('page-ktu-flip-what', { slot: this.#closed + 1 });
    }
    if (!this.group) return t('page-table-play');
    return t('page-table-play-what', { what: times(this.group.rank, this.count) });
  }
}

/** A rank, and how often: `9 ×2`. */
function times(card: string, count: number): string {
  return rank(card) + (count > 1 ? ` ×${count}` : '');
}

/** Cards of a rank, and what they do. */
function said(cards: string[], powers: object): string {
  const [first = ''] = cards;
  const count = cards.length;
  const card = count > 1 ? t('page-ktu-of-rank', { count, rank: rank(first) }) : name(first);
  const special = does(first[0], powers);
  if (!special) return card;
  return t('page-ktu-with-special', { card, special: t('page-ktu-special-text', { special }) });
}
