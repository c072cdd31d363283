import { beforeEach, expect, test } from 'vitest';
import fc from 'fast-check';
import { keepMatch, keepSeatKey, remember, seatRooms } from '../shell/memory';
import { runs } from '../testing/runs';
import { apply, gather, merge, parse, same, type Things } from './things';

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
