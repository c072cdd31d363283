// What the marks on a table mean, in a line each.
import { atTable } from '../games/loaded.svelte';
import { t } from '../shell/words.svelte';

const ALL = ['count', 'arrow', 'robot', 'clock'];

/** The signs of a game's table, each with what it means. */
export function legend(game: string): [string, string][] {
  return [...(atTable(game)?.signs ?? []), ...ALL].map((sign) => {
    const [name, shown] = typeof sign === 'string' ? [sign, t(`page-legend-${sign}`)] : sign;
    return [shown, t(`page-legend-${name}-text`)];
  });
}
