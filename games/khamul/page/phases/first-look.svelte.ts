// The first look, at two of the own cards: the second that is chosen turns both up.
import { t } from '$web/shell/words.svelte';
import type { Action } from '$web/games/parts/Actions.svelte';
import { places } from '../player.svelte';
import { Phase } from './phase';

export class FirstLook extends Phase {
  get on(): boolean {
    return this.player.may('peek');
  }

  override get text(): string {
    return t('page-khamul-first', { count: this.player.slots.length });
  }

  override get help(): string {
    return t('page-khamul-first-help');
  }

  get actions(): Action[] {
    const { slots } = this.player;
    const two = slots.length === 2;
    const label = two
      ? t('page-khamul-look-at-two', { slots: places(slots.toSorted()) })
      : t('page-khamul-look-some', { count: slots.length });
    return [this.player.plays(label, !two)];
  }

  override toggle(slot: number): void {
    const { slots } = this.player;
    if (slots.includes(slot)) return super.toggle(slot);
    this.player.slots = [...slots.slice(-1), slot];
    if (slots.length) void this.commit();
  }

  async commit(): Promise<void> {
    const { player } = this;
    const slots = player.slots.toSorted((a, b) => a - b);
    if (slots.length !== 2) player.hint(t('page-khamul-choose-two'), 'khamul:2.2');
    else if (await player.attempt(`peek ${slots.join(' ')}`)) player.slots = [];
  }
}
