import { expect, test } from 'vitest';
import type { GameAbout, OptionAbout, RoomView, SeatView } from '../protocol';
import {
  beforeStop,
  cannotStart,
  clockText,
  goodSeats,
  optionsText,
  roomChanges,
  settingsText,
  valueText,
} from './words';
import { numberTyped, optionMeaning, optionText } from './options';

test('options are a sentence', () => {
  expect(optionsText({})).toBe('Standard rules');
  expect(optionsText({ jokers: 1 })).toBe('Standard rules, 1 change: jokers in each deck 1');
  expect(optionsText({ play_on: true, deck: 'piquet' })).toBe(
    'Standard rules, 2 changes: playing on for places, deck piquet',
  );
  const about = { text: '', default: 2, values: null, min: 1, max: 8, variant: '3.3' };
  expect(optionsText({ drawn: 3 }, [{ ...about, name: 'drawn' }])).toBe(
    'Variant of the rules, 1 change: drawn 3',
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

test('what an option means names its values as the page does', () => {
  const about = { text: '', default: '', values: null, min: null, max: null, variant: null };
  const said = optionMeaning('khamul', { ...about, name: 'snaps' });
  expect(said).toContain(valueText('window'));
  expect(said).toContain(valueText('anytime'));
});

test('settings are a line, with snaps and aids only where there are some', () => {
  const settings = {
    clock: 'off',
    bots: 'normal',
    snaps: 'normal',
    aids: 'marks',
    chat: false,
    talk: true,
    takeover: true,
    programs: false,
    door: false,
    open: false,
    ranked: false,
    duplicate: 'off',
  } as const;
  expect(settingsText('ktu', settings)).toBe('No clock, no chat');
  expect(settingsText('ktu', { ...settings, open: true })).toBe(
    'No clock, no chat, open to everyone',
  );
  expect(settingsText('ktu', { ...settings, bots: 'slow' })).toBe('No clock, no chat, slow bots');
  const silent = { ...settings, talk: false };
  expect(settingsText('ktu', silent)).toBe('No clock, no chat, no quick chat');
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

test('who comes and goes is said, and who is the host', () => {
  const seat = (name: string, bot: string | null = null, delegated = false, away = false) =>
    ({ name, bot, delegated, away }) as SeatView;
  const told = (seats: SeatView[], host: number | null, you: number | null) => ({
    room: { seats, host, stage: 'lobby' as const },
    you,
  });
  const [ada, bea, cem] = [seat('Ada'), seat('Bea'), seat('Cem')];
  const two = told([ada, bea], 0, 1);
  expect(roomChanges(two, two)).toEqual([]);
  expect(roomChanges(two, told([ada, bea, cem], 0, 1))).toEqual(['Cem sat down.']);
  expect(roomChanges(two, told([bea], 0, 0))).toEqual(['Ada left.', 'You are the host now.']);
  expect(roomChanges(two, told([seat('Dia'), bea], 0, 1))).toEqual(['Ada is called Dia.']);
  expect(roomChanges(two, told([ada, seat('Eli')], 0, 1))).toEqual([]);
  // In a match the seat stays, with a bot.
  expect(roomChanges(two, told([seat('Ada', 'novice'), bea], 1, 1))).toEqual([
    'Ada left: a bot plays on.',
    'You are the host now.',
  ]);
  expect(roomChanges(told([ada, bea], 0, null), told([ada, bea, cem], 0, 2))).toEqual([]);
  expect(roomChanges(told([ada, bea, cem], 0, 2), told([ada, bea, cem], 1, 2))).toEqual([
    'Bea is the host now.',
  ]);
  expect(roomChanges(two, told([seat('Ada', null, true), bea], 0, 1))).toEqual([
    'A bot plays for Ada.',
  ]);
  // Who is away is said, then that a bot plays, and once that they are back.
  const away = told([seat('Ada', null, false, true), bea], 0, 1);
  const delegated = told([seat('Ada', null, true, true), bea], 0, 1);
  expect(roomChanges(two, away)).toEqual(['Ada is away.']);
  expect(roomChanges(away, delegated)).toEqual(['A bot plays for Ada.']);
  expect(roomChanges(delegated, two)).toEqual(['Ada is back.']);
  expect(roomChanges(away, two)).toEqual(['Ada is back.']);
  expect(roomChanges(delegated, told([seat('Ada', null, true), bea], 0, 1))).toEqual([]);
});

test('who sits where is said, and nobody is renamed by it', () => {
  const seats = ['Ada', 'Bea', 'Cem'].map((name) => ({ name, bot: null }) as SeatView);
  const told = (order: number[], host: number, you: number | null) => ({
    room: { seats: order.map((at) => seats[at] as SeatView), host, stage: 'lobby' as const },
    you,
  });
  const before = told([0, 1, 2], 0, 1);
  expect(roomChanges(before, told([2, 0, 1], 1, 2))).toEqual([
    'The seats are in a new order: Cem, Ada and Bea.',
  ]);
  expect(roomChanges(before, told([0, 1, 2], 0, 1))).toEqual([]);
  expect(roomChanges(told([0, 1, 2], 0, 0), told([1, 0, 2], 1, 1))).toEqual([]);
});

test('a sentence has one full stop', () => {
  expect(beforeStop('Bea')).toBe('Bea');
  expect(beforeStop('Bea Ö.')).toBe('Bea Ö');
});

test('three days are three days until one is over', () => {
  const day = 86_400_000;
  expect(clockText(3 * day)).toBe('3 days');
  expect(clockText(3 * day - 5_000)).toBe('3 days');
  expect(clockText(2 * day - 5_000)).toBe('48 h');
  expect(clockText(61_000)).toBe('1:01');
  expect(clockText(-5)).toBe('0:00');
});
