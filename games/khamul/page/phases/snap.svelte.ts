// The snap: a card that matches the discard is thrown, or none is. A tap on a card throws it.
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
    const { answered, throwing } = this.player;
    const slot = this.player.aim.slot ?? this.player.slot;
    if (slot === null) return this.player.plays(t('page-khamul-snap-now'), !throwing);
    const off = answered || !this.player.throws(slot);
    return this.player.plays(t('page-khamul-snap-what', { slot: slot + 1 }), off);
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

  /** A tap throws a card, and another in time takes that back. */
  override tap(slot: number): void {
    const { aim, throwing } = this.player;
    if (aim.slot === slot) return aim.drop();
    if (!throwing || aim.isEarly || !this.player.throws(slot)) return this.toggle(slot);
    this.player.slots = [];
    aim.at(slot, () => {
      // What came between leaves it selected.
      if (!this.player.throws(slot)) this.player.slots = [slot];
      else void this.snap(slot);
    });
  }

  done(): void {
    this.player.aim.answer();
    if (!this.#late()) void this.player.attempt('done');
  }

  /** Throws a card, whether or not it is selected. */
  async snap(slot: number): Promise<void> {
    const { player } = this;
    player.aim.answer();
    if (this.#late()) return;
    if (player.anytime && slot < player.own) player.send(`snap ${slot}`);
    else if (!(await player.attempt(`snap ${slot}`))) return;
    player.slots = [];
  }

  async commit(): Promise<void> {
    const slot = this.player.aim.slot ?? this.player.slot;
    if (slot !== null) await this.snap(slot);
    else if (this.player.throwing) this.player.hint(t('page-khamul-snap-which'));
    else await this.playSlot('snap');
  }

  /** Says that the player has answered already, where that is so. */
  #late(): boolean {
    const { answered } = this.player;
    if (answered) this.player.hint(t('page-khamul-answered'), 'khamul:4.4');
    return answered;
  }
}
