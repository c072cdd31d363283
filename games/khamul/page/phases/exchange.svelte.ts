// A black king: one of the own cards changes places with another player's.
import { t } from '$web/shell/words.svelte';
import type { Action } from '$web/games/parts/Actions.svelte';
import { Phase } from './phase';

export class Exchange extends Phase {
  /** The other player's card. */
  #other = $state.raw<{ seat: number; slot: number } | null>(null);

  get on(): boolean {
    return this.player.may('exchange');
  }

  get actions(): Action[] {
    const { slot, names } = this.player;
    const other = this.#other;
    if (slot === null || !other)
      return [this.decline, this.player.plays(t('page-khamul-swap'), true)];
    const name = names[other.seat] ?? '';
    const what = { slot: slot + 1, name, other: other.slot + 1 };
    return [this.decline, this.player.plays(t('page-khamul-swap-with', what))];
  }

  isChosen(seat: number, slot: number): boolean {
    return this.#other?.seat === seat && this.#other.slot === slot;
  }

  /** Another player's card was pressed. */
  choose(seat: number, slot: number): void {
    this.player.clear();
    this.#other = { seat, slot };
  }

  async commit(): Promise<void> {
    const { player } = this;
    const other = this.#other;
    if (player.slot === null || !other) player.hint(t('page-khamul-choose-both'), 'khamul:5.3');
    else await player.act(`exchange ${player.slot} ${other.seat} ${other.slot}`);
  }

  override drop(): void {
    this.#other = null;
  }
}
