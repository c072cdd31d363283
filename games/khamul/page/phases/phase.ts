// What a player of Khamul decides at one time: what is to be done, and what is pressed for it.
import { t } from '$web/shell/words.svelte';
import type { Action } from '$web/games/parts/Actions.svelte';
import type { KhamulPlayer } from '../player.svelte';

export abstract class Phase {
  constructor(protected readonly player: KhamulPlayer) {}

  /** Whether this is to be decided now. */
  abstract readonly on: boolean;
  abstract readonly actions: Action[];

  /** What is to be done; null where the rules' task says it. */
  get text(): string | null {
    return null;
  }

  /** One line of help under that; null where there is none. */
  get help(): string | null {
    return null;
  }

  /** Plays what is selected. */
  abstract commit(): void | Promise<void>;

  /** A card of the player's own was pressed. */
  toggle(slot: number): void {
    const { slots } = this.player;
    this.player.slots = slots.includes(slot) ? slots.filter((it) => it !== slot) : [slot];
  }

  /** A card of the player's own was tapped. */
  tap(slot: number): void {
    this.toggle(slot);
  }

  /** Takes back what is selected for this alone. */
  drop(): void {}

  /** Not to use a power. */
  protected get decline(): Action {
    return {
      label: t('page-khamul-decline'),
      key: 'P',
      press: () => void this.player.act('decline'),
    };
  }

  /** Goes back to where nothing is selected. */
  protected get back(): Action {
    return { label: t('page-go-back'), key: 'Esc', press: () => this.player.drop() };
  }

  /** Plays a move with the selected card. */
  protected async playSlot(verb: string): Promise<void> {
    const { player } = this;
    if (player.slot === null) {
      player.hint(player.yours ? t('page-khamul-choose-one') : t('page-khamul-nothing'));
    } else if (await player.attempt(`${verb} ${player.slot}`)) {
      player.slots = [];
    }
  }
}
