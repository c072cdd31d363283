// With a card in hand: it replaces one of the own cards, or is discarded.
import { short } from '$web/cards/french';
import { t } from '$web/shell/words.svelte';
import type { Action } from '$web/games/parts/Actions.svelte';
import type { KhamulPlayer } from '../player.svelte';
import { Phase } from './phase';
import type { Snap } from './snap.svelte';

export class Replace extends Phase {
  readonly #snap: Snap;

  constructor(player: KhamulPlayer, snap: Snap) {
    super(player);
    this.#snap = snap;
  }

  get on(): boolean {
    return this.player.may('switch') || this.discards;
  }

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
    const replace = this.player.plays(label, slot === null);
    if (slot === null || !this.player.anytime) return [discard, replace];
    const thrown = {
      label: t('page-khamul-snap-what', { slot: slot + 1 }),
      key: `Shift+${slot + 1}`,
      press: () => void this.#snap.snap(slot),
    };
    return [thrown, discard, replace];
  }

  commit(): Promise<void> {
    return this.playSlot('switch');
  }
}
