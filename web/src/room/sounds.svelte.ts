// The sounds of a match, for players who want them. They follow what everyone is told and what the
// player did, so none gives away a hidden card.
import { untrack } from 'svelte';
import type { Sound } from '../motion/sounds';
import type { Checked, Told, Update } from '../protocol';
import { preferences } from '../shell/preferences.svelte';

/** The sounds of events that everyone is told; most are silent. */
const SOUNDS: Record<string, Sound> = {
  played: 'laid',
  discarded: 'laid',
  switched: 'laid',
  threw: 'laid',
  flipped: 'laid',
  burned: 'laid',
  drew: 'drawn',
  took: 'drawn',
  took_up: 'drawn',
  received: 'drawn',
  inserted: 'drawn',
  round_over: 'over',
};

/** The sounds of what was told, each once, in order. */
export function soundsOf(told: Told[]): Sound[] {
  const heard = told.flatMap(({ all }) =>
    (all as { type: string }[]).flatMap(({ type }) => SOUNDS[type] ?? []),
  );
  // The end of a round is heard alone.
  return heard.includes('over') ? ['over'] : [...new Set(heard)];
}

/** Makes a sound, if the player wants sounds. */
export function sound(it: Sound): void {
  if (!preferences.sound) return;
  void import('../motion/sounds')
    .then(({ play }) => play(it, preferences.volume / 100))
    .catch(() => {});
}

/** Plays the sounds of what changes. */
export class MatchSounds {
  #match = -1;
  #seq = -1;
  #mine = false;

  constructor(props: () => { update: Update; refused: Checked | null; mine: boolean }) {
    $effect(() => {
      const { update, mine } = props();
      untrack(() => this.#hear(update, mine));
    });
    $effect(() => {
      if (props().refused) sound('refused');
    });
  }

  #hear({ match, seq, told }: Update, mine: boolean): void {
    const fresh = match === this.#match ? told.filter((batch) => batch.seq > this.#seq) : [];
    const begins = mine && !this.#mine;
    this.#match = match;
    this.#seq = seq;
    this.#mine = mine;
    // Somebody who looks elsewhere is only called.
    if (!document.hidden) soundsOf(fresh).forEach(sound);
    if (begins) sound('turn');
  }
}
