// The sounds of a match, for players who want them. They follow what everyone is told and what the
// player did, so none gives away a hidden card.
import { untrack } from 'svelte';
import type { Sound } from '../motion/sounds';
import type { Checked, Told, Update } from '../protocol';
import { buzz } from '../shell/attention.svelte';
import { remember, remembered } from '../shell/kept';
import type { Here } from '../shell/here.svelte';

/** Where it is kept that somebody was asked whether they want sounds. */
const ASKED = 'kartenhaus.sounds';

/** How long the player's own snap is felt, in milliseconds. */
const SNAP_MS = 18;


/** An event that everyone is told; some say whether a card matches what it was thrown on. */
type Heard = { type: string; seat?: number; matches?: boolean };

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
  match_over: 'won',
};

const soundOf = ({ type, matches }: Heard) => (matches ? 'snapped' : SOUNDS[type]);

/** The sounds of what was told, each once, in order. */
export function soundsOf(told: Told[]): Sound[] {
  const heard = told.flatMap(({ all }) =>
    (all as Heard[]).flatMap((event) => soundOf(event) ?? []),
  );
  // The end of a match or a round is heard alone.
  const end = (['won', 'over'] as const).find((sound) => heard.includes(sound));
  return end ? [end] : [...new Set(heard)];
}

/** Whether the player was never asked for sounds, and has not found them. */
export const soundsUnasked = ({ preferences, store }: Here): boolean =>
  !preferences.sound && remembered(ASKED, store) === null;

/** The player wants sounds, or does not; they are not asked again. */
export function answer(here: Here, on: boolean): void {
  remember(ASKED, 'asked', here.store);
  here.prefer('sound', on);
}

/** Makes a sound, if the player wants sounds. */
export function sound({ preferences }: Here, it: Sound): void {
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

  constructor(
    readonly here: Here,
    props: () => {
      update: Update;
      refused: Checked | null;
      mine: boolean;
      you: number | null;
    },
  ) {
    $effect(() => {
      const { update, mine, you } = props();
      untrack(() => this.#hear(update, mine, you));
    });
    $effect(() => {
      if (props().refused) sound(this.here, 'refused');
    });
  }

  #hear({ match, seq, told }: Update, mine: boolean, you: number | null): void {
    const fresh = match === this.#match ? told.filter((batch) => batch.seq > this.#seq) : [];
    const begins = mine && !this.#mine;
    this.#match = match;
    this.#seq = seq;
    this.#mine = mine;
    // Somebody who looks elsewhere is only called.
    if (!document.hidden) soundsOf(fresh).forEach((it) => sound(this.here, it));
    const snaps = fresh.flatMap(({ all }) => all as Heard[]).filter(({ matches }) => matches);
    if (snaps.some(({ seat }) => seat === you)) buzz(this.here, SNAP_MS);
    if (begins) sound(this.here, 'turn');
  }
}
