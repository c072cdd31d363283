// A jack: a look at one of the own cards.
import { t } from '$web/shell/words.svelte';
import type { Action } from '$web/games/parts/Actions.svelte';
import { Phase } from './phase';

export class Look extends Phase {
  get on(): boolean {
    return this.player.may('look');
  }

  get actions(): Action[] {
    const { slot } = this.player;
    const none = slot === null;
    const label = none ? t('page-khamul-look-none') : t('page-khamul-look-at', { slot: slot + 1 });
    return [this.decline, this.player.plays(label, none)];
  }

  commit(): Promise<void> {
    return this.playSlot('look');
  }
}
