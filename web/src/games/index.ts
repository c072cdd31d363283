// The games. What a game's table needs is a chunk of its own, loaded when its room is opened.
import { GAME_IDS } from '../views';
import type { Game } from './types';

const found = import.meta.glob<Game>('../../../games/*/page/index.ts', {
  eager: true,
  import: 'game',
});
const pages = Object.values(found);

/** In the order of the front page. */
export const GAMES = GAME_IDS.flatMap((id): Game[] => pages.filter(({ game }) => game === id));

/** The game that the server calls so; undefined if there is none here. */
export const gameOf = (game: string) => GAMES.find((it) => it.game === game);

/** Which way play goes round in a game. */
export const directionOf = (game: string) => gameOf(game)?.direction ?? 'clockwise';

export const gameName = (game: string) => gameOf(game)?.name ?? game;
