// What the marks on a table mean, in a line each.
import { atTable } from '../games/loaded.svelte';
import { t } from '../shell/words.svelte';

const ALL = ['count', 'arrow', 'robot', 'clock'];

/** The signs of a game's table, each with what it means. */
export function legend(game: string): [string, string][] {
  const own = (atTable(game)?.signs ?? []).map((sign): [string, string] => {
    const [name, shown] =
      typeof sign === 'string' ? [sign, t(`page-legend-${game}-${sign}`)] : sign;
    return [shown, t(`page-legend-${game}-${name}-text`)];
  });
  const all = ALL.map((sign): [string, string] => [
    t(`page-legend-${sign}`),
    t(`page-legend-${sign}-text`),
  ]);
  return [...own, ...all];
}
