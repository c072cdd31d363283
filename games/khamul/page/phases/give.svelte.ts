// A black queen: another player takes a card.
import { t } from '$web/shell/words.svelte';
import type { Action } from '$web/games/parts/Actions.svelte';
import { Phase } from './phase';

export class Give extends Phase {
  #victim = $state.raw<number | null>(null);

  get on(): boolean {
    return this.player.may('give');
  }

  get victim(): number | null {
    return this.#victim;
  }

  get actions(): Action[] {
    const { names } = this.player;
    const none = this.#victim === null;
    const label = none
      ? t('page-khamul-give')
      : t('page-khamul-give-to', { name: names[this.#victim ?? -1] ?? '' });
    return [this.decline, this.player.plays(label, none)];
  }

  /** Another player was pressed. */
  choose(seat: number): void {
    this.player.clear();
    this.#victim = this.#victim === seat ? null : seat;
  }

  async commit(): Promise<void> {
    const { player } = this;
    if (this.#victim === null) player.hint(t('page-khamul-choose-who'), 'khamul:5.2');
    else if (await player.attempt(`give ${this.#victim}`)) this.drop();
  }

  override drop(): void {
    this.#victim = null;
  }
}
