import { beforeEach, expect, test } from 'vitest';
import {
  NAMES,
  forgetSeatKey,
  keepPlayerName,
  keepSeatKey,
  playerName,
  seatKey,
  takeSeatLink,
} from './memory';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('a newcomer gets a name and keeps it', () => {
  const name = playerName();
  expect(NAMES).toContain(name);
  expect(playerName()).toBe(name);
  keepPlayerName('  Grace ');
  expect(playerName()).toBe('Grace');
  keepPlayerName('   ');
  expect(playerName()).toBe('Grace');
});

test('a key is kept for the room, by tab and by browser', () => {
  keepSeatKey('a', '1');
  keepSeatKey('b', '2');
  expect(seatKey('a')).toBe('1');
  sessionStorage.clear(); // another tab
  expect(seatKey('b')).toBe('2');
  expect(seatKey('c')).toBe(null);
  forgetSeatKey('b', '2');
  expect(seatKey('b')).toBe(null);
  expect(seatKey('a')).toBe('1');
});

test('only so many keys are kept', () => {
  for (let room = 0; room < 50; room += 1) keepSeatKey(`room-${room}`, 'k');
  sessionStorage.clear();
  expect(seatKey('room-9')).toBe(null);
  expect(seatKey('room-10')).toBe('k');
});

test('a seat link leaves the address at once', () => {
  history.replaceState(null, '', '/r/a#seat=x%2By');
  expect(takeSeatLink('a')).toBe(true);
  expect(location.hash).toBe('');
  expect(location.pathname).toBe('/r/a');
  expect(seatKey('a')).toBe('x+y');
  expect(takeSeatLink('a')).toBe(false);
});
