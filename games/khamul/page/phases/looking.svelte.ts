// Cards are turned up for the player: everything else waits until they are turned down.
import { t } from '$web/shell/words.svelte';
import type { Action } from '$web/games/parts/Actions.svelte';
import { places } from '../player.svelte';
import { Phase } from './phase';

export class Looking extends Phase {
  get on(): boolean {
    return this.player.looking;
  }

  override get text(): string {
    const { slots } = this.player.looks;
    return t('page-khamul-look-text', { count: slots.length, slots: places(slots) });
  }

  override get help(): string {
    return t('page-khamul-look-help', { count: this.player.looks.slots.length });
  }

  get actions(): Action[] {
    return [
      this.player.plays(t('page-khamul-look-done', { count: this.player.looks.slots.length })),
    ];
  }

  override toggle(): void {}

  commit(): void {
    this.player.looks.close();
  }
}
