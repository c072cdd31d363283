// For tests: hints for who plays a game the first time.
import { numbersOf } from '../learn/hints.svelte';
import type { GameAbout, Update } from '../protocol';
import { t } from '../shell/words.svelte';
import { recording } from './recording';

export const update = (legal: string[], view: unknown = {}, window: unknown = null): Update =>
  ({ legal, view, window }) as unknown as Update;

/** The games, as the server tells of them. */
export const aboutGames = recording('site').http.find(({ path }) => path === '/api/games')
  ?.answer as GameAbout[];

/** A hint at a table with these options. */
export function hintAt(game: string, name: string, own: object): string {
  const { options = [] } = aboutGames.find((it) => it.game === game) ?? {};
  return t(`hint-${game}-${name}`, numbersOf(options, update([], { options: own })));
}
