// Presets: those that come with a game, and those that this browser keeps.
import type { JsonValue, Preset, RoomView } from '../protocol';
import { remember, remembered } from '../shell/memory';

const PRESETS = 'kartenhaus.presets';

/** How many are kept for a game; the oldest goes first. */
const KEPT_MAX = 12;

/** A preset that a host has named. */
export interface OwnPreset {
  game: string;
  name: string;
  preset: Preset;
}

/** Those that this browser keeps, the oldest first. */
export const keptPresets = () => presetsIn(remembered(PRESETS) ?? '[]');

/** Keeps these in place of those there are. */
export function keepPresets(all: OwnPreset[]): void {
  remember(PRESETS, all.length > 0 ? JSON.stringify(all) : null);
}

/** Whether this is a preset: what a browser or a key has kept may be anything. */
function isOwn(it: unknown): it is OwnPreset {
  const { game, name, preset } = (it ?? {}) as Partial<OwnPreset>;
  const { options, ...texts } = (preset ?? {}) as Partial<Preset>;
  const isTable = typeof options === 'object' && options !== null && !Array.isArray(options);
  const all = [game, name, texts.clock, texts.snaps, texts.aids];
  return isTable && all.every((text) => typeof text === 'string');
}

/** The presets in a text, as this browser keeps them. */
export function presetsIn(text: string): OwnPreset[] {
  try {
    const all: unknown = JSON.parse(text);
    if (!Array.isArray(all)) return [];
    return all.filter(isOwn);
  } catch {
    return [];
  }
}

/** The own presets for a game. */
export function ownPresets(game: string): OwnPreset[] {
  return keptPresets().filter((it) => it.game === game);
}

/** Keeps a preset, replacing one of the same name. */
export function keepPreset(own: OwnPreset): void {
  const others = keptPresets().filter((it) => it.game !== own.game);
  const same = ownPresets(own.game).filter(({ name }) => name !== own.name);
  keepPresets([...others, ...[...same, own].slice(-KEPT_MAX)]);
}

/** Forgets a preset. */
export function forgetPreset(game: string, name: string): void {
  keepPresets(keptPresets().filter((it) => it.game !== game || it.name !== name));
}

/** How a room plays now, as a preset. */
export function presetOf({ options, settings }: RoomView): Preset {
  const { clock, snaps, aids } = settings;
  return { options, clock, snaps, aids };
}

/** Whether two presets are the same. */
export function isSame(one: Preset, other: Preset): boolean {
  const text = ({ options, clock, snaps, aids }: Preset) =>
    JSON.stringify([sorted(options), clock, snaps, aids]);
  return text(one) === text(other);
}

function sorted(options: Preset['options']): [string, JsonValue | undefined][] {
  return Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
}

