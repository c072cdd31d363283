// How a player of New Game plays a card.
import { name, short } from '$web/cards/french';
import type { Action } from '$web/games/parts/Actions.svelte';
import type { HandItem } from '$web/games/parts/hand';
import { keys } from '$web/games/parts/keys';
import { Turn } from '$web/games/parts/turn.svelte';
import { shown, turnOf } from '$web/games/parts/view';
import { t } from '$web/shell/words.svelte';
import type { NewGameShown } from '$web/views';

export class NewGameTurn extends Turn<NewGameShown> {
  /** The card that is selected. */
  #chosen = $state.raw<string | null>(null);
  readonly hand = $derived(this.you === null ? [] : shown(this.view.hands[this.you]));

  readonly items: HandItem[] = $derived(
    this.hand.map((key) => {
      const up = this.legal.has(`play ${key}`);
      const label = up ? t('page-table-playable', { card: name(key) }) : name(key);
      return { key, selected: key === this.#selected, up, flat: this.yours && !up, label };
    }),
  );

  readonly #selected = $derived(this.hand.find((card) => card === this.#chosen) ?? null);

  readonly onkeydown = keys({
    Enter: () => void this.commit(),
    Escape: () => {
      this.#chosen = null;
      this.clear();
    },
  });

  get text(): string {
    return this.yours ? this.task : turnOf(this.view, this.seats);
  }

  get actions(): Action[] {
    const selected = this.#selected;
    const play = selected
      ? t('page-table-play-what', { what: short(selected) })
      : t('page-table-play');
    return [this.plays(play, !this.legal.has(`play ${selected}`))];
  }

  toggle(key: string): void {
    this.clear();
    this.#chosen = this.#chosen === key ? null : key;
  }

  /** A card that can be played is, unless the player wants to be asked. */
  tap(key: string): void {
    if (this.here.preferences.oneTap && this.legal.has(`play ${key}`)) void this.#play(key);
    else this.toggle(key);
  }

  /** Who wants to be asked plays a card with two clicks. */
  twice(key: string): void {
    if (!this.here.preferences.oneTap) void this.#play(key);
  }

  commit(): void {
    if (this.#selected) void this.#play(this.#selected);
    else this.hint(this.yours ? t('page-table-choose-card') : t('page-table-not-turn'));
  }

  pick(move: string): void {
    this.clear();
    this.#chosen = move.slice('play '.length);
  }

  label(move: string): string {
    return short(move.slice('play '.length));
  }

  async #play(card: string): Promise<void> {
    if (await this.attempt(`play ${card}`)) this.#chosen = null;
  }
}
