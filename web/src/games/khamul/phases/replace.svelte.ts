// With a card in hand: it replaces one of the own cards, or is discarded.
import { short } from '../../../cards/french';
import { t } from '../../../shell/words.svelte';
import type { Action } from '../../parts/Actions.svelte';
import { Phase } from './phase';

export class Replace extends Phase {
  get on(): boolean {
    return this.player.may('switch') || this.discards;
  }

  /** Whether the card may be discarded. */
  get discards(): boolean {
    return this.player.legal.has('discard');
  }

  get actions(): Action[] {
    const { slot, view } = this.player;
    const card = view.in_hand?.card;
    const discard = {
      label: card
        ? t('page-khamul-discard-what', { card: short(card) })
        : t('page-khamul-discard'),
      key: 'D',
      off: !this.discards,
      press: () => void this.player.act('discard'),
    };
    const label =
      slot === null ? t('page-khamul-replace') : t('page-khamul-replace-what', { slot: slot + 1 });
    return [discard, this.player.plays(label, slot === null)];
  }

  commit(): Promise<void> {
    return this.playSlot('switch');
  }
}
