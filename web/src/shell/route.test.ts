import { expect, test } from 'vitest';
import { roomPath, routeOf } from './route.svelte';

test('addresses are understood', () => {
  expect(routeOf('/', '')).toEqual({ page: 'front' });
  expect(routeOf('/about', '')).toEqual({ page: 'about' });
  expect(routeOf('/r/plum-otter-41', '')).toEqual({ page: 'room', room: 'plum-otter-41' });
  const rules = { page: 'rules', game: 'khamul', clause: '4.3' };
  expect(routeOf('/rules/khamul', '#4.3')).toEqual(rules);
  expect(routeOf('/learn/ktu', '')).toEqual({ page: 'learn', game: 'ktu' });
  expect(routeOf('/rules', '')).toEqual({ page: 'rules', game: '', clause: null });
  // A room's name in capitals is the same room.
  expect(routeOf('/r/PLUM-Otter-41', '')).toEqual({ page: 'room', room: 'plum-otter-41' });
  expect(routeOf('/r/', '')).toEqual({ page: 'nowhere' });
  expect(routeOf('/r/a/b', '')).toEqual({ page: 'nowhere' });
  expect(routeOf('/r/%2e%2e', '')).toEqual({ page: 'nowhere' });
});

test('what somebody pasted leads to a room', () => {
  expect(roomPath('plum-otter-41')).toBe('/r/plum-otter-41');
  expect(roomPath(' https://cards.example/r/plum-otter-41 ')).toBe('/r/plum-otter-41');
  expect(roomPath('https://cards.example/r/a-1#seat=k_-9')).toBe('/r/a-1#seat=k_-9');
  expect(roomPath('PLUM-OTTER-41')).toBe('/r/plum-otter-41');
  expect(roomPath('HTTPS://CARDS.EXAMPLE/R/A-1#seat=K_x')).toBe('/r/a-1#seat=K_x');
  expect(roomPath('https://cards.example/')).toBe(null);
  expect(roomPath('')).toBe(null);
});
