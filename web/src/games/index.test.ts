import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../views';
import { GAMES, gameOf } from '.';

test.each(GAME_IDS)('%s has a page', (game) => {
  const missing = `games/${game}/page/index.ts exports no \`game\`: see web/src/games/types.ts`;
  expect(gameOf(game), missing).toBeDefined();
});

test('every page is of a game of the server', () => {
  const pages = readdirSync('../games').filter((it) => existsSync(`../games/${it}/page`));
  const unknown = 'the list of games lacks it, or `cargo xtask codegen` was not run since';
  expect(pages.sort(), unknown).toEqual(GAMES.map(({ game }) => game).sort());
});
