import { beforeEach, expect, test, vi } from 'vitest';
import { forgetEverything } from './kept';
import {
  NAMES,
  forgetRoom,
  forgetSeatKey,
  isLoopback,
  isOfLink,
  keepLog,
  keepPlayerName,
  keepSeatAside,
  keepSeatKey,
  keepSeatOfLink,
  keepSeats,
  keptLog,
  keptMatches,
  keptSeats,
  playerName,
  replaceSeatKey,
  seatKey,
  seatRooms,
  takeSeatLink,
} from './memory';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('what was not kept by this page is not read', () => {
  localStorage.setItem('kartenhaus.matches', '[[1], ["a/1"], ["a/2", "ktu won"], null, "x"]');
  expect(keptMatches.get()).toEqual([['a/2', 'ktu won']]);
  for (const lines of ['[null]', '[{"text":7,"kind":"event"}]', '7']) {
    const log = `{"key":null,"match":1,"seq":1,"lines":${lines}}`;
    sessionStorage.setItem('kartenhaus.log.room', log);
    expect(keptLog('room', null)).toBeNull();
  }
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

test('an invented name gives way at the table, a chosen one does not', () => {
  const name = playerName();
  const other = playerName([name.toUpperCase()]);
  expect(other).not.toBe(name);
  expect(playerName()).toBe(other);
  keepPlayerName('Ada');
  expect(playerName(['Ada'])).toBe('Ada');
});

test('invented names never run out', () => {
  const taken = [...NAMES];
  for (let at = 0; at < 100; at += 1) {
    localStorage.clear();
    const name = playerName(taken);
    expect(taken).not.toContain(name);
    expect(NAMES).toContain(name.replace(/ \d+$/, ''));
    taken.push(name);
  }
});

test('the log is kept for one seat of a room', () => {
  const log = {
    key: 'k',
    match: 1,
    seq: 7,
    lines: [{ text: 'You pass.', kind: 'event' as const }],
  };
  keepLog('a', log);
  expect(keptLog('a', 'k')).toEqual(log);
  expect(keptLog('a', null)).toBe(null);
  expect(keptLog('b', 'k')).toBe(null);
  keepLog('a', null);
  expect(keptLog('a', 'k')).toBe(null);
});

test('the rooms of one’s seats, the latest first', () => {
  keepSeatKey('a', '1');
  keepSeatKey('b', '2');
  keepSeatKey('a', '3');
  expect(seatRooms()).toEqual(['a', 'b']);
  forgetRoom('a');
  expect(seatRooms()).toEqual(['b']);
});

test('a link to this machine is none for others', () => {
  for (const host of ['localhost', 'a.localhost', '127.0.0.1', '127.1.2.3', '[::1]']) {
    expect(isLoopback(host)).toBe(true);
  }
  for (const host of ['192.168.1.7', 'cards.example', 'localhost.example']) {
    expect(isLoopback(host)).toBe(false);
  }
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
  const never = () => expect.unreachable('nobody sits there yet');
  expect(takeSeatLink('a', never)).toBe(true);
  expect(location.hash).toBe('');
  expect(location.pathname).toBe('/r/a');
  expect(seatKey('a')).toBe('x+y');
  expect(takeSeatLink('a', never)).toBe(false);
});

test('a seat link takes no seat away unasked', () => {
  keepSeatKey('a', 'own');
  for (const [answer, key] of [
    [false, 'own'],
    [true, 'x+y'],
  ] as const) {
    history.replaceState(null, '', '/r/a#seat=x%2By');
    expect(takeSeatLink('a', () => answer)).toBe(answer);
    expect(location.hash).toBe('');
    expect(seatKey('a')).toBe(key);
  }
});

/** Fills the memory with one's own seats. */
const fill = () => {
  for (let room = 0; room < 40; room += 1) keepSeatKey(`own-${room}`, 'k');
};

test('a seat link pushes out no other seat: where there is no room it is this tab’s only', () => {
  fill();
  const own = seatRooms();
  for (let room = 0; room < 50; room += 1) {
    history.replaceState(null, '', `/r/sent-${room}#seat=x`);
    expect(takeSeatLink(`sent-${room}`, () => true)).toBe(true);
    expect(seatKey(`sent-${room}`)).toBe('x');
  }
  expect(seatRooms()).toEqual(own);
  // One that it has is replaced, if the player says so.
  history.replaceState(null, '', '/r/own-3#seat=x');
  expect(takeSeatLink('own-3', () => true)).toBe(true);
  expect(new Set(seatRooms())).toEqual(new Set(own));
});

test('seats that came by links go first when one sits down elsewhere', () => {
  keepSeatKey('own', 'k');
  for (let room = 0; room < 35; room += 1) keepSeatOfLink(`sent-${room}`, 'x');
  for (let room = 0; room < 20; room += 1) keepSeatKey(`next-${room}`, 'k');
  const rooms = seatRooms();
  expect(rooms).toHaveLength(40);
  expect(rooms[20]).toBe('own');
});

test('the mark of a link lasts as long as its seat is kept; a lesson has none', () => {
  keepSeatOfLink('first', 'x');
  for (let room = 0; room < 39; room += 1) keepSeatKey(`own-${room}`, 'k');
  for (let room = 0; room < 200; room += 1) keepSeatOfLink(`sent-${room}`, 'x');
  expect(isOfLink('first', 'x')).toBe(true);
  expect(isOfLink('sent-199', 'x')).toBe(true);
  expect(localStorage.getItem('kartenhaus.linked')?.length).toBeLessThan(4_000);
  localStorage.clear();
  keepSeatAside('lesson', 'k');
  expect([seatKey('lesson'), isOfLink('lesson', 'k')]).toEqual(['k', false]);
});

test('a new key stays where the old one was, or in this tab', () => {
  keepSeatKey('a', 'old');
  keepSeatKey('b', 'k');
  replaceSeatKey('a', 'old', 'new');
  expect(keptSeats.get()).toEqual([
    ['a', 'new'],
    ['b', 'k'],
  ]);
  // Another tab may have another seat there, or the old key may have gone.
  replaceSeatKey('a', 'old', 'other');
  replaceSeatKey('c', 'old', 'other');
  expect([seatKey('a'), seatKey('c')]).toEqual(['other', 'other']);
  expect(keptSeats.get()).toEqual([
    ['a', 'new'],
    ['b', 'k'],
  ]);
});

test('seats from another device push out none, neither now nor with the next seat', () => {
  for (let room = 0; room < 5; room += 1) keepSeatKey(`own-${room}`, 'k');
  const own = seatRooms().map((room): [string, string] => [room, 'k']);
  const sent = Array.from({ length: 60 }, (_, at): [string, string] => [`sent-${at}`, 'x']);
  keepSeats([...own, ...sent]);
  for (let room = 0; room < 35; room += 1) keepSeatKey(`next-${room}`, 'k');
  const rooms = new Set(seatRooms());
  expect(rooms.size).toBe(40);
  for (const [room] of own) expect(rooms).toContain(room);
});

test.each(['%', '%E0%A4%A', '', 'x'.repeat(10_000)])(
  'a seat link that cannot be read is none: %s',
  (text) => {
    keepSeatKey('a', 'own');
    history.replaceState(null, '', `/r/a#seat=${text}`);
    expect(takeSeatLink('a', () => expect.unreachable('there is nothing to ask'))).toBe(false);
    expect(location.hash).toBe('');
    expect(seatKey('a')).toBe('own');
  },
);

test('what is forgotten is all that is ours, and nothing else', () => {
  keepSeatKey('a', '1');
  keepPlayerName('Ada');
  localStorage.setItem('kartenhaus.person', 'secret');
  localStorage.setItem('other', 'stays');
  forgetEverything();
  expect(Object.keys(localStorage)).toEqual(['other']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  const getter = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(forgetEverything).not.toThrow();
  getter.mockRestore();
});
