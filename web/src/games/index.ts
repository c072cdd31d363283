// The games. What a game's table needs is a chunk of its own, loaded when its room is opened.
import { kartel } from './kartel';
import { kartuSama } from './kartu-sama';
import { khamul } from './khamul';
import { krassKariert } from './krass-kariert';
import { ktu } from './ktu';
import type { Game } from './types';

/** In the order of the front page. */
export const GAMES: readonly Game[] = [kartel, kartuSama, krassKariert, khamul, ktu];

/** The game that the server calls so; undefined if there is none here. */
export const gameOf = (game: string) => GAMES.find((it) => it.game === game);

/** Which way play goes round in a game. */
export const directionOf = (game: string) => gameOf(game)?.direction ?? 'clockwise';

/** A game's name. */
export const gameName = (game: string) => gameOf(game)?.name ?? game;
