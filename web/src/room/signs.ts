// What the marks on a table mean, in a line each.
import { t } from '../shell/words.svelte';

const ALL = ['count', 'arrow', 'robot', 'clock'];

/**
 * The signs of each game: a name in the catalogue, and the sign where that is the same everywhere.
 */
const SIGNS: Record<string, (string | [string, string])[]> = {
  kartel: [['suits', 'o g k b r'], 'pairs', 'times', 'played', 'star'],
  'kartu-sama': ['boxes', 'last'],
  'krass-kariert': ['chips', ['reserve', '+ 4 3'], 'after'],
  khamul: ['eye', 'letters', 'heads', 'ring', 'loudspeaker'],
  ktu: ['has', 'alike', 'answer', 'threes'],
};

/** The signs of a game's table, each with what it means. */
export function signs(game: string): [string, string][] {
  return [...(SIGNS[game] ?? []), ...ALL].map((sign) => {
    const [name, shown] = typeof sign === 'string' ? [sign, t(`page-sign-${sign}`)] : sign;
    return [shown, t(`page-sign-${name}-text`)];
  });
}
