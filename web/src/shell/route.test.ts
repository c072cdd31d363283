import { expect, test } from 'vitest';
import { roomPath, routeOf } from './route.svelte';

test('addresses are understood', () => {
  expect(routeOf('/', '')).toEqual({ page: 'front' });
  expect(routeOf('/about', '')).toEqual({ page: 'about' });
  expect(routeOf('/r/plum-otter-41', '')).toEqual({ page: 'room', room: 'plum-otter-41' });
  const clause = { page: 'clauses', game: 'khamul', clause: '4.3' };
  expect(routeOf('/rules/khamul/clauses', '#4.3')).toEqual(clause);
  // Links from before the rules in short still lead to their clause.
  expect(routeOf('/rules/khamul', '#4.3')).toEqual(clause);
  expect(routeOf('/rules/khamul/clauses', '')).toEqual({ ...clause, clause: null });
  expect(routeOf('/rules/khamul', '')).toEqual({ page: 'rules', game: 'khamul' });
  expect(routeOf('/rules/khamul/more', '')).toEqual({ page: 'nowhere' });
  expect(routeOf('/learn/ktu', '')).toEqual({ page: 'learn', game: 'ktu' });
  const statistics = { page: 'statistics', room: 'plum-otter-41' };
  expect(routeOf('/r/Plum-otter-41/statistics', '')).toEqual(statistics);
  expect(routeOf('/you/statistics', '')).toEqual({ page: 'own' });
  expect(routeOf('/you/other', '')).toEqual({ page: 'nowhere' });
  expect(routeOf('/ranking', '')).toEqual({ page: 'ranking' });
  expect(routeOf('/ranking/ktu', '')).toEqual({ page: 'ranking', game: 'ktu' });
  expect(routeOf('/ranking/ktu/1', '')).toEqual({ page: 'nowhere' });
  expect(routeOf('/lab', '')).toEqual({ page: 'lab' });
  expect(routeOf('/lab/ktu', '')).toEqual({ page: 'lab', game: 'ktu' });
  expect(routeOf('/rules', '')).toEqual({ page: 'rules' });
  // A room's name in capitals is the same room.
  expect(routeOf('/r/PLUM-Otter-41', '')).toEqual({ page: 'room', room: 'plum-otter-41' });
  expect(routeOf('/r/', '')).toEqual({ page: 'nowhere' });
  expect(routeOf('/r/a/b', '')).toEqual({ page: 'nowhere' });
  const of = 'rooms/plum-otter-41/matches/2';
  expect(routeOf('/r/PLUM-otter-41/replay/2', '')).toEqual({ page: 'replay', of });
  expect(routeOf('/replay/0a1b', '')).toEqual({ page: 'replay', of: 'records/0a1b' });
  expect(routeOf('/replay', '')).toEqual({ page: 'upload' });
  for (const no of ['/r/a/replay/x', '/r/a/replay', '/r/a/watch/1', '/replay/a/b']) {
    expect(routeOf(no, '')).toEqual({ page: 'nowhere' });
  }
  expect(routeOf('/r/%2e%2e', '')).toEqual({ page: 'nowhere' });
});

test('what somebody pasted leads to a room', () => {
  expect(roomPath('plum-otter-41')).toBe('/r/plum-otter-41');
  expect(roomPath(' https://cards.example/r/plum-otter-41 ')).toBe('/r/plum-otter-41');
  expect(roomPath('https://cards.example/r/a-1#seat=k_-9')).toBe('/r/a-1#seat=k_-9');
  expect(roomPath('PLUM-OTTER-41')).toBe('/r/plum-otter-41');
  expect(roomPath('HTTPS://CARDS.EXAMPLE/R/A-1#seat=K_x')).toBe('/r/a-1#seat=K_x');
  expect(roomPath('https://cards.example/r/a-1/replay/2?round=1&step=3')).toBe(
    '/r/a-1/replay/2?round=1&step=3',
  );
  expect(roomPath('https://cards.example/replay/0a1b')).toBe('/replay/0a1b');
  expect(roomPath('https://cards.example/')).toBe(null);
  expect(roomPath('')).toBe(null);
});
