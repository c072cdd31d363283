// A quick match, one press away.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Game } from '../games/types';
import { keepPlayerName, NAMES, playerName, seatKey } from '../shell/memory';
import { quickMatch } from './begin';

const ROOM = 'plum-otter-lamp-1001';
const game = { game: 'ktu', seats: { min: 2, max: 5, good: 4 } } as unknown as Game;
const table = {
  room: ROOM, game: 'ktu', name: 'Ada', seats: 1, people: 1, bots: 0, free: 4, door: false,
  ranked: false, clock: 'off', stage: 'lobby', round: 0, rounds: null, waited_s: 0,
};

let asked: string[] = [];

/** A site with tables, where these names are somebody else's, but not in some rooms. */
function site(taken: string[], tables = [table], but: string[] = []) {
  asked = [];
  const answer = (status: number, body: unknown) =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    if (path === '/api/tables') {
      return answer(200, { allowed: true, leaderboard: true, tables });
    }
    const { name } = JSON.parse(String(body)) as { name: string };
    asked.push(name);
    const room = path.split('/').at(-1) ?? '';
    if (but.includes(room) || !taken.includes(name)) {
      return answer(200, { key: 'f'.repeat(32), room: { room } });
    }
    const fault = { code: 'name_taken', message: '', taken: { name, free: '' } };
    return answer(409, fault);
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('who chose no name gets another where theirs is somebody else’s', async () => {
  const name = playerName();
  site([name]);
  await quickMatch(game, '');
  expect(asked).toHaveLength(2);
  expect(asked[0]).toBe(name);
  expect(NAMES.filter((it) => it !== name)).toContain(asked[1]);
  expect(seatKey(ROOM)).not.toBeNull();
});

test('where the other name is somebody’s too, the next table is tried', async () => {
  const next = { ...table, room: 'plum-otter-lamp-1002' };
  playerName();
  site(NAMES, [table, next], [next.room]);
  await quickMatch(game, '');
  expect(asked).toHaveLength(3);
  expect(asked[2]).toBe(playerName());
  expect(seatKey(ROOM)).toBeNull();
  expect(seatKey(next.room)).not.toBeNull();
});

test('who chose a name is told that it is somebody else’s', async () => {
  keepPlayerName('Ada');
  site(['Ada']);
  await expect(quickMatch(game, 'Ada')).rejects.toMatchObject({ code: 'name_taken' });
  expect(asked).toEqual(['Ada']);
});
