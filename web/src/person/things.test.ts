import { beforeEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { remember } from '../shell/kept';
import { keepMatch, keepSeatKey, keptSeats, seatRooms } from '../shell/memory';
import type { Preset } from '../protocol';
import { forgetPreset, keepPreset, ownPresets } from '../room/presets';
import { runs } from '../testing/runs';
import { apply, carried, gather, here, merge, parse, same } from './things';
import { seatedElsewhere, setAside, withoutRoom, type Things } from './things';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what one browser has is there in the next one', () => {
  remember('kartenhaus.name', 'Ada');
  remember('kartenhaus.likings', '{"sound":true}');
  remember('kartenhaus.person', 'never');
  keepSeatKey('a', '1');
  keepSeatKey('b', '2');
  keepMatch('a', 1, 'some-game', true);
  keepMatch('a', 1, 'some-game', false); // It is counted once.
  const things = gather();
  expect(things).toEqual({
    name: 'Ada',
    likings: '{"sound":true}',
    'seat a': '1',
    'seat b': '2',
    'match a/1': 'some-game won',
  });
  localStorage.clear();
  keepSeatKey('c', '3');
  apply(things);
  expect(gather()).toEqual(things);
  expect(seatRooms()).toEqual(['b', 'a']);
});

test('what each device has changed is kept', () => {
  const base = { name: 'Ada', 'seat a': '1', 'seat b': '2', likings: 'x' };
  const mine = { name: 'Bea', 'seat b': '2', likings: 'x', 'seat c': '3' };
  const theirs = { name: 'Ada', 'seat a': '1', 'seat b': '2', likings: 'y', 'seat d': '4' };
  expect(merge(base, mine, theirs)).toEqual({
    name: 'Bea',
    'seat b': '2',
    'seat c': '3',
    'seat d': '4',
    likings: 'y',
  });
});

test('a device that was put off its seat does not delete the key that came instead', () => {
  const base = { 'seat a': 'old', 'seat b': '2' };
  // Whichever of the two is first.
  expect(merge(base, {}, { ...base, 'seat a': 'new' })).toEqual({ 'seat a': 'new' });
  expect(merge(base, { ...base, 'seat a': 'new' }, {})).toEqual({ 'seat a': 'new' });
});

test('a merge loses nothing that only one device has changed', () => {
  const some = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2', '3'));
  fc.assert(
    fc.property(some, some, some, (base: Things, mine: Things, theirs: Things) => {
      const all = merge(base, mine, theirs);
      for (const name of ['a', 'b', 'c', 'd']) {
        if (mine[name] === base[name]) expect(all[name]).toBe(theirs[name]);
        else expect(all[name]).toBe(mine[name]);
      }
      expect(same(merge(base, base, theirs), theirs)).toBe(true);
      expect(same(merge(base, mine, base), mine)).toBe(true);
    }),
    runs(100),
  );
});

test('whatever was sealed, only texts come of it', () => {
  expect(parse('{"a":"1","b":2,"c":["d"]}')).toEqual({ a: '1' });
  for (const text of ['null', '7', '"a"']) expect(parse(text)).toEqual({});
});

test('what is set aside stays here, and is not taken along', () => {
  remember('kartenhaus.name', 'Ada');
  remember('kartenhaus.talk', 'on');
  keepSeatKey('a', '1');
  keepMatch('a', 1, 'some-game', true);
  setAside(here());
  expect(gather()).toEqual({});
  // Another seat at the table where this browser has one is left to the devices that have it.
  const theirs = { name: 'Eve', 'seat a': '9', 'seat b': '2', 'match b/1': 'some-game lost' };
  expect(apply(theirs)).toEqual({ 'seat a': '9' });
  expect(keptSeats.get()).toEqual([
    ['b', '2'],
    ['a', '1'],
  ]);
  expect(gather()).toEqual({ name: 'Eve', 'seat b': '2', 'match b/1': 'some-game lost' });
  expect(here()).toMatchObject({ talk: 'on', 'match a/1': 'some-game won' });
  // What another device has chosen too is no longer only this one's.
  apply({ ...gather(), talk: 'on' });
  expect(gather()).toMatchObject({ talk: 'on' });
  setAside({});
  expect(gather()).toEqual(here());
});

/** Any game. */
const GAME = 'some-game';

const preset = (name: string, clock: Preset['clock']) => ({
  game: GAME,
  name,
  preset: { options: {}, clock, snaps: 'normal', aids: 'marks' } as Preset,
});
const presets = () => ownPresets(GAME).map(({ name, preset }) => `${name} ${preset.clock}`);

test('presets of two devices are there together, each by its name', () => {
  keepPreset(preset('Friday', 'off'));
  keepPreset(preset('Sunday', 'live'));
  const theirs = here();
  localStorage.clear();
  keepPreset(preset('Friday', 'live'));
  keepPreset(preset('Monday', 'live'));
  // Those of this browser stay here only, and none is lost.
  setAside(here());
  apply(theirs);
  expect(presets().sort()).toEqual(['Friday off', 'Monday live', 'Sunday live']);
  expect(gather()).toEqual(theirs);
  const base = gather();
  forgetPreset(GAME, 'Sunday');
  expect(merge(base, gather(), base)).toEqual(gather());
});

test('presets that were kept as one text are read', () => {
  const all = { name: 'Ada', presets: JSON.stringify([preset('Friday', 'off')]) };
  localStorage.clear();
  apply(parse(JSON.stringify(all)));
  expect(presets()).toEqual(['Friday off']);
  apply(parse('{"preset some-game x":"{","presets":"{"}'));
  expect(presets()).toEqual([]);
});

test('seats that found no place here are not lost on other devices', () => {
  for (let room = 0; room < 40; room += 1) keepSeatKey(`own-${room}`, 'k');
  const sent = Object.fromEntries(Array.from({ length: 45 }, (_, at) => [`seat s-${at}`, 'x']));
  const left = apply({ ...sent, ...gather() });
  expect(left).toEqual(sent);
  expect(seatRooms().every((room) => room.startsWith('own-'))).toBe(true);
});

/** The results of so many matches in a room. */
const results = (room: string, count: number): Things =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`match ${room}/${at}`, 'some-game won']),
  );

test('the results of this browser stay, and those of a full key are not lost elsewhere', () => {
  const [own, theirs] = [results('own', 100), results('a', 100)];
  for (let match = 0; match < 100; match += 1) keepMatch('own', match, GAME, true);
  setAside(here());
  expect(apply(theirs)).toEqual(theirs);
  expect(here()).toEqual(own);
  expect(carried(theirs)).toEqual(theirs);
  // The next match goes to the key, in place of its oldest one.
  keepMatch('own', 100, GAME, true);
  const next = carried(theirs);
  expect(next).toMatchObject({ 'match own/100': 'some-game won', 'match a/1': 'some-game won' });
  expect(Object.keys(next)).toHaveLength(100);
});

test('results of a key come as the oldest, as far as there is room', () => {
  for (let match = 0; match < 60; match += 1) keepMatch('own', match, GAME, true);
  setAside(here());
  const left = apply(results('a', 100));
  expect(left).toEqual(results('a', 60));
  expect(here()).toMatchObject({ ...results('own', 60), 'match a/60': 'some-game won' });
  keepMatch('own', 60, GAME, true);
  expect(here()).toMatchObject(results('own', 61));
  expect(here()).not.toHaveProperty('match a/60');
});

test('of results that are added to a key, those stay here for which it has no room', () => {
  expect(withoutRoom(results('own', 100), results('a', 100))).toEqual(results('own', 100));
  expect(withoutRoom(results('own', 100), results('a', 30))).toEqual(results('own', 30));
  expect(withoutRoom(results('own', 30), { ...results('own', 30), 'seat a': '1' })).toEqual({});
});

test('two seats at one table are told apart', () => {
  const mine = { name: 'Ada', 'seat a': '1', 'seat b': '2', 'seat c': '3' };
  expect(seatedElsewhere(mine, { name: 'Eve', 'seat a': '1', 'seat b': '9' })).toEqual({
    'seat b': '2',
  });
});
