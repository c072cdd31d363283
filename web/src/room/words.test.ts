import { expect, test } from 'vitest';
import type { GameAbout, OptionAbout, RoomView } from '../protocol';
import { cannotStart, goodSeats, listed, newRemarks, numberTyped, optionText, optionsText, settingsText } from './words';

test('options are a sentence', () => {
  expect(optionsText({})).toBe('Standard rules');
  expect(optionsText({ jokers: 1 })).toBe('Standard rules, 1 change: jokers 1');
  expect(optionsText({ play_on: true, deck: 'piquet' })).toBe(
    'Standard rules, 2 changes: play on, deck piquet',
  );
});

test('an option’s text is a sentence that leads to its clauses', () => {
  expect(optionText('what it costs (7.3)')).toEqual([
    { text: 'What it costs (', clause: null },
    { text: '7.3', clause: '7.3' },
    { text: ').', clause: null },
  ]);
  expect(optionText('Done.')).toEqual([{ text: 'Done.', clause: null }]);
});

test('settings are a line, with snaps and aids only where there are some', () => {
  const settings = {
    clock: 'off',
    snaps: 'normal',
    aids: 'marks',
    chat: false,
    takeover: true,
  } as const;
  expect(settingsText('ktu', settings)).toBe('No clock, no chat');
  expect(settingsText('khamul', settings)).toBe('No clock, normal snaps, marks, no chat');
});

test('numbers are kept within their limits, and the standard is null', () => {
  const about = { default: 100, min: 10, max: 1000 } as OptionAbout;
  expect(numberTyped(about, '50')).toBe(50);
  expect(numberTyped(about, '5')).toBe(10);
  expect(numberTyped(about, '99999')).toBe(1000);
  expect(numberTyped(about, '100')).toBe(null);
  expect(numberTyped(about, '')).toBe(null);
  expect(numberTyped(about, '1e3')).toBe(null);
});

test('a match needs enough seats, and not too many', () => {
  const about = { name: 'KTU', seats_min: 2, seats_max: 5 } as GameAbout;
  const room = (seats: number) => ({ seats: new Array(seats) }) as RoomView;
  expect(cannotStart(about, room(1))).toMatch(/one more player/);
  expect(cannotStart(about, room(2))).toBe(null);
  expect(cannotStart(about, room(6))).toMatch(/only 5/);
});

test('a good table is what the rules call best', () => {
  const about = (text: string, seats_max = 6) => ({ text, seats_min: 2, seats_max }) as GameAbout;
  expect(goodSeats(about('2 to 6 seats, best with 5.'))).toBe(5);
  expect(goodSeats(about('2 to 5 seats, made for 3 to 5.'))).toBe(4);
  expect(goodSeats(about('2 to 3 seats.', 3))).toBe(3);
});

test('only new remarks are new', () => {
  const all = ['a', 'b', 'b', 'c'].map((text) => ({ name: 'Ada', text }));
  const texts = (before: number[], now: number[]) =>
    newRemarks(
      all.slice(...(before as [number, number])),
      all.slice(...(now as [number, number])),
    ).map(({ text }) => text);
  expect(texts([0, 0], [0, 2])).toEqual(['a', 'b']);
  expect(texts([0, 2], [0, 2])).toEqual([]);
  expect(texts([0, 2], [0, 3])).toEqual(['b']);
  expect(texts([0, 3], [1, 4])).toEqual(['c']);
  expect(texts([0, 1], [2, 4])).toEqual(['b', 'c']);
});

test('names make a list', () => {
  expect(listed(['Ada'])).toBe('Ada');
  expect(listed(['Ada', 'Bea', 'Cem'])).toBe('Ada, Bea and Cem');
});
