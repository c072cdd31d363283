// The beginning of a turn: drawing, taking the discard, or announcing; also while the snap before
// it is open.
import { short } from '$web/cards/french';
import { t } from '$web/shell/words.svelte';
import type { Action } from '$web/games/parts/Actions.svelte';
import type { KhamulPlayer } from '../player.svelte';
import type { Announce } from './announce.svelte';
import { Snap } from './snap.svelte';

export class Begin extends Snap {
  readonly #announce: Announce;

  constructor(player: KhamulPlayer, announce: Announce) {
    super(player);
    this.#announce = announce;
  }

  override get on(): boolean {
    const { player } = this;
    return player.choices.length > 0 || ['draw', 'take', 'khamul'].some((way) => player.may(way));
  }

  override get actions(): Action[] {
    const { player } = this;
    const { top } = player;
    // While cards are thrown, the piles are tapped to choose how to begin afterwards.
    if (player.throwing) return [this.none, this.throw];
    const announce = {
      label: t('page-khamul-announce'),
      key: 'K',
      off: !player.begins('khamul'),
      press: () => this.#announce.ask(),
    };
    const take = {
      label: top ? t('page-khamul-take-what', { card: short(top) }) : t('page-khamul-take'),
      key: 'T',
      off: !player.begins('take'),
      press: () => player.begin('take'),
    };
    const draw = {
      label: t('page-table-draw'),
      key: 'D',
      primary: true,
      off: !player.begins('draw'),
      press: () => player.begin('draw'),
    };
    if (player.anytime && player.slot !== null) {
      return [take, { ...draw, primary: false }, this.throw];
    }
    return [announce, take, draw];
  }
}
