// How a player of Kartu Sama plays a card, or draws.
import { name, short } from '$web/cards/french';
import { t } from '$web/shell/words.svelte';
import type { KartuSamaSecret, KartuSamaShown } from '$web/views';
import type { Action } from '$web/games/parts/Actions.svelte';
import { Arranged, moved } from '$web/games/parts/arranged.svelte';
import { keyed, type HandItem } from '$web/games/parts/hand';
import { keys } from '$web/games/parts/keys';
import { Turn } from '$web/games/parts/turn.svelte';
import { shown, size, turnOf } from '$web/games/parts/view';
import { capital, Teller, yes } from '$web/games/parts/words';

type Item = HandItem & { card: string };

export class KartuSamaTurn extends Turn<KartuSamaShown> {
  #bySuit = $state(false);
  readonly own = new Arranged(() => this.handName);
  readonly by = $derived(this.own.on ? 'own' : this.#bySuit ? 'suit' : 'rank');
  readonly order = $derived(`${this.by} ${this.own.keys.join(' ')}`);
  /** The key of the card that is selected. */
  #chosen = $state.raw<string | null>(null);
  readonly hand = $derived(this.you === null ? [] : shown(this.view.hands[this.you]));
  readonly #drawn = $derived.by(() =>
    this.update.told
      .flatMap((told) => told.you as KartuSamaSecret[])
      .flatMap((event) => (event.type === 'drew' ? event.cards : [])),
  );

  readonly items: Item[] = $derived.by(() => {
    const cards = this.#bySuit
      ? this.hand.toSorted((a, b) => suitOf(a).localeCompare(suitOf(b)))
      : this.hand;
    const drawn = [...this.#drawn];
    return this.own.sorted(keyed(cards), (key) => key).map((key) => {
      const card = key.slice(0, key.indexOf('.'));
      const up = this.legal.has(`play ${card}`);
      const at = drawn.indexOf(card);
      if (at >= 0) drawn.splice(at, 1);
      const label = up ? t('page-table-playable', { card: name(card) }) : name(card);
      const flat = this.yours && !up;
      return { key, card, selected: key === this.#chosen, up, flat, fresh: at >= 0, label };
    });
  });

  readonly #selected = $derived(this.#cardOf(this.#chosen));

  readonly onkeydown = keys({
    Enter: () => this.commit(),
    d: () => void this.#play('draw'),
    s: () => this.sort(),
    Escape: () => {
      this.#chosen = null;
      this.clear();
    },
  });

  /** Whether a joker is about to be played. */
  readonly #pays = $derived(this.#selected === 'Jo' && this.legal.has('play Jo'));

  get text(): string {
    const { view } = this;
    if (this.#pays) return t('page-kartu-sama-joker', { count: view.asks });
    if (this.yours) return this.#asked('page-kartu-sama-headline');
    const turn = turnOf(view, this.seats);
    return view.owed ? t('page-kartu-sama-turn-owes', { turn, owed: view.owed }) : turn;
  }

  override get help(): string | undefined {
    if (!this.playing || !this.yours) return undefined;
    if (this.#pays) return t('page-kartu-sama-each');
    const joker = this.legal.has('play Jo') && this.view.owed === 0;
    const price = joker ? t('page-kartu-sama-price', { count: this.view.asks }) : '';
    const said = [this.#alone(), this.#asked('page-kartu-sama-help'), price];
    return said.filter(Boolean).join(' ');
  }

  get actions(): Action[] {
    const selected = this.#selected;
    const draws = this.legal.has('draw');
    const what = short(selected ?? '');
    const play = selected ? t('page-table-play-what', { what }) : t('page-table-play');
    return [
      {
        label: this.#drawLabel(),
        key: 'D',
        off: !draws,
        primary: this.legal.size === 1 && draws,
        press: () => void this.#play('draw'),
      },
      this.plays(play, !selected || !this.legal.has(`play ${selected}`)),
    ];
  }

  sort(): void {
    if (this.own.on) this.own.lay(null);
    else this.#bySuit = !this.#bySuit;
  }

  arrange(keys: string[], at: number): void {
    this.own.lay(moved(this.items.map(({ key }) => key), keys, at));
  }

  toggle(key: string): void {
    this.clear();
    this.#chosen = this.#chosen === key ? null : key;
  }

  /** Selects a card, or plays it for who wants that. */
  tap(key: string): void {
    const card = this.#cardOf(key);
    // A joker is never played by one tap: what it costs is worth a thought.
    const once = this.here.preferences.oneTap && card !== 'Jo' && this.legal.has(`play ${card}`);
    if (once) void this.#play(`play ${card}`);
    else this.toggle(key);
  }

  /** Two clicks play a card. */
  twice(key: string): void {
    if (!this.here.preferences.oneTap) void this.#play(`play ${this.#cardOf(key)}`);
  }

  commit(): void {
    if (this.#selected) void this.#play(`play ${this.#selected}`);
    else this.hint(this.yours ? t('page-table-choose-card') : t('page-table-not-turn'));
  }

  pick(move: string): void {
    this.clear();
    if (move === 'draw') return void this.#play(move);
    const card = move.slice('play '.length);
    this.#chosen = this.items.find((item) => item.card === card)?.key ?? null;
  }

  label(move: string): string {
    if (move === 'draw') return t('page-kartu-sama-draw-move', { count: this.view.due });
    return short(move.slice('play '.length));
  }

  async #play(move: string): Promise<void> {
    if ((await this.attempt(move)) && move !== 'draw') this.#chosen = null;
  }

  /** What is asked of the player, as another message puts it. */
  #asked(id: string): string {
    const [asked] = this.update.asked;
    if (!asked) return '';
    const own = { owed: 0, fits: 'nothing', joker: yes(this.legal.has('play Jo')) };
    const { suit: letter = '' } = (asked.params.suit ?? {}) as { suit?: string };
    return capital(this.reader.say({ id, params: { ...own, letter, ...asked.params } }));
  }

  /** Which others hold their last card. */
  #alone(): string {
    const { hands } = this.view;
    const seats = hands.flatMap((hand, at) => (at !== this.you && size(hand) === 1 ? [at] : []));
    if (seats.length === 0) return '';
    return t('page-kartu-sama-alone', new Teller(this.names, this.you).several(seats));
  }

  #cardOf(key: string | null): string | null {
    return this.items.find((item) => item.key === key)?.card ?? null;
  }

  #drawLabel(): string {
    if (!this.yours) return t('page-table-draw');
    if (size(this.view.draw) === 0) return t('page-kartu-sama-draw-ends');
    return t('page-kartu-sama-draw', { count: this.view.due });
  }
}

/** The order of suits, jokers last. */
function suitOf(card: string): string {
  return card === 'Jo' ? 'z' : (card[1] ?? '');
}
