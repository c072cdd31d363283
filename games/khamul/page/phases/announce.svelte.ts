// Announcing the last turns, which is asked once more.
import { t } from '$web/shell/words.svelte';
import type { Action } from '$web/games/parts/Actions.svelte';
import { Phase } from './phase';

export class Announce extends Phase {
  #asked = $state(false);

  get on(): boolean {
    return this.#asked;
  }

  override get text(): string {
    return t('page-khamul-sure');
  }

  get actions(): Action[] {
    return [this.back, this.player.plays(t('page-khamul-announce-khamul'))];
  }

  /** Asks, or says why it cannot be announced. */
  ask(): void {
    this.player.clear();
    if (this.player.begins('khamul')) this.#asked = true;
    else void this.player.attempt('khamul');
  }

  commit(): void {
    this.drop();
    this.player.begin('khamul');
  }

  override drop(): void {
    this.#asked = false;
  }
}
