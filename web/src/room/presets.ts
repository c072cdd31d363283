// Presets: those that come with a game, and those that this browser keeps.
import type { JsonValue, Preset, RoomView } from '../protocol';
import { isLike, Kept, listOf } from '../shell/kept';

/** How many are kept for a game; the oldest goes first. */
const KEPT_MAX = 12;

/** A preset that a host has named. */
export interface OwnPreset {
  game: string;
  name: string;
  preset: Preset;
}

const EXAMPLE = { game: '', name: '', preset: { options: {}, clock: '', snaps: '', aids: '' } };

/** Those that this browser keeps, the oldest first. */
export const presets = new Kept<OwnPreset[]>(
  'kartenhaus.presets',
  listOf((it) => isLike(EXAMPLE, it)),
);

export function ownPresets(game: string): OwnPreset[] {
  return presets.get().filter((it) => it.game === game);
}

/** Keeps a preset, replacing one of the same name. */
export function keepPreset(own: OwnPreset): void {
  const others = presets.get().filter((it) => it.game !== own.game);
  const same = ownPresets(own.game).filter(({ name }) => name !== own.name);
  presets.set([...others, ...[...same, own].slice(-KEPT_MAX)]);
}

export function forgetPreset(game: string, name: string): void {
  presets.set(presets.get().filter((it) => it.game !== game || it.name !== name));
}

/** How a room plays now, as a preset. */
export function presetOf({ options, settings }: RoomView): Preset {
  const { clock, snaps, aids } = settings;
  return { options, clock, snaps, aids };
}

export function isSame(one: Preset, other: Preset): boolean {
  const text = ({ options, clock, snaps, aids }: Preset) =>
    JSON.stringify([sorted(options), clock, snaps, aids]);
  return text(one) === text(other);
}

function sorted(options: Preset['options']): [string, JsonValue | undefined][] {
  return Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
}
