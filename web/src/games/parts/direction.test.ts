// Which way play goes round the table, as the engine states it of each game. Where the seats stand
// is tested in a browser: `e2e/direction.test.mjs`.
import { expect, test } from 'vitest';
import type { GameAbout } from '../../protocol';
import { openPage, recording } from '../../testing';
import { expectedOf } from '../../testing/games';
import { openReplay } from '../../testing/replay';
import { GAMES } from '..';

/** The games, as the server tells of them: the page shows tables before it has asked. */
const games = recording('site').http.find(({ path }) => path === '/api/games')
  ?.answer as GameAbout[];

test('the page knows of each game what the engine states', () => {
  const known = GAMES.map(({ game, name, direction, seats: { least, most } }) => ({
    game,
    name,
    direction,
    seats: [least, most],
  }));
  const stated = games.map(({ game, name, direction, seats_min, seats_max }) => ({
    game,
    name,
    direction,
    seats: [seats_min, seats_max],
  }));
  expect(known.sort(byGame)).toEqual(stated.sort(byGame));
});

const byGame = (a: { game: string }, b: { game: string }) => a.game.localeCompare(b.game);

const way = () => document.querySelector<HTMLElement>('main .table[data-direction]');

test.each(GAMES)('in $name play goes as its text says', async ({ game }) => {
  const { table, direction } = expectedOf(game).way;
  const { clients } = recording(table);
  await openPage({ recording: { clients, http: recording('site').http }, as: 'Ada' });
  expect(way()?.dataset.direction).toBe(direction);
});

test('a replay shows it as the table did', async () => {
  await openReplay('replay-kartel', '?round=1&step=0&open=1');
  expect(way()?.dataset.direction).toBe('counterclockwise');
});
