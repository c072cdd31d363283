// The snap: a card that matches the discard is thrown, or none is.
import { t } from '$web/shell/words.svelte';
import type { Action } from '$web/games/parts/Actions.svelte';
import { Phase } from './phase';

export class Snap extends Phase {
  /** Where nothing else is to be decided, a card can be meant for the next snap. */
  get on(): boolean {
    return true;
  }

  get actions(): Action[] {
    return [this.none, this.throw];
  }

  protected get throw(): Action {
    const { slot, answered } = this.player;
    const label =
      slot === null ? t('page-khamul-snap-now') : t('page-khamul-snap-what', { slot: slot + 1 });
    const off = slot === null || answered || !this.player.throws(slot);
    return this.player.plays(label, off);
  }

  /** Throws none. */
  protected get none(): Action {
    const { legal, answered } = this.player;
    return {
      label: t('page-khamul-no-snap'),
      key: 'N',
      off: !legal.has('done') || answered,
      press: () => this.done(),
    };
  }

  done(): void {
    if (!this.#late()) void this.player.attempt('done');
  }

  /** Throws a card, whether or not it is selected. */
  async snap(slot: number): Promise<void> {
    if (this.#late()) return;
    const { player } = this;
    if (player.anytime && slot < player.own) player.send(`snap ${slot}`);
    else if (!(await player.attempt(`snap ${slot}`))) return;
    player.slots = [];
  }

  async commit(): Promise<void> {
    if (this.player.slot === null) await this.playSlot('snap');
    else await this.snap(this.player.slot);
  }

  /** Says that the player has answered already, where that is so. */
  #late(): boolean {
    const { answered } = this.player;
    if (answered) this.player.hint(t('page-khamul-answered'), 'khamul:4.4');
    return answered;
  }
}
