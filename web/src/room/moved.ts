// A move in words, where no table is at hand to label it.
import { atTable } from '../games/loaded.svelte';
import { t } from '../shell/words.svelte';

/** A move that waits for its line, as people say it: `play 7h` is “play 7♥”. */
export function withGame(game: string, move: string): string {
  const { short } = atTable(game) ?? {};
  const [verb = '', ...cards] = move.split(' ');
  const shown = verb === 'play' && short ? cards.map((card) => short(card)).join(' ') : '';
  return t('page-move', { verb: verb === 'play' && !shown ? '' : verb, cards: shown });
}
