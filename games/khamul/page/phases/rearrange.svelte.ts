// Laying the own cards in another order.
import { t } from '$web/shell/words.svelte';
import type { Action } from '$web/games/parts/Actions.svelte';
import { Phase } from './phase';

export class Rearrange extends Phase {
  /** The old slots in their new order; null while they stay as they are. */
  #order = $state.raw<number[] | null>(null);

  get on(): boolean {
    return this.#order !== null;
  }

  override get text(): string {
    return t('page-khamul-rearranging');
  }

  get actions(): Action[] {
    const same = this.#order?.every((old, at) => old === at);
    return [this.back, this.player.plays(t('page-khamul-rearrange'), same)];
  }

  /** Begins, or leaves everything as it is. */
  start(): void {
    const { on, player } = this;
    player.drop();
    if (!on) this.#order = Array.from({ length: player.own }, (_, at) => at);
  }

  /** The card that comes to lie in a slot. */
  old(slot: number): number {
    return this.#order?.[slot] ?? slot;
  }

  /** The second card changes places with the first. */
  override toggle(slot: number): void {
    const first = this.player.slot;
    if (first === null) {
      this.player.slots = [slot];
      return;
    }
    const order = [...(this.#order ?? [])];
    [order[first], order[slot]] = [order[slot] ?? 0, order[first] ?? 0];
    this.#order = order;
    this.player.slots = [];
  }

  commit(): void {
    const { busy, play } = this.player.props();
    if (!busy && this.#order) play(`arrange ${this.#order.join(' ')}`);
    this.drop();
    this.player.slots = [];
  }

  override drop(): void {
    this.#order = null;
  }
}
