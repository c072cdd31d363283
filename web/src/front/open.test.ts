import { afterEach, expect, test, vi } from 'vitest';
import type { OpenTable } from '../protocol';
import { keepSeatKey } from '../shell/memory';
import { seatsNow, waitText } from './open.svelte';

const table: OpenTable = {
  room: 'plum-otter-lamp-1001',
  game: 'ktu',
  name: 'Ada',
  seats: 1,
  people: 1,
  bots: 0,
  free: 4,
  door: false,
  ranked: false,
  clock: 'off',
  stage: 'lobby',
  round: 0,
  rounds: null,
  waited_s: 0,
};

afterEach(() => vi.unstubAllGlobals());

test('how long a table waits is said in minutes, then in hours', () => {
  const said = (seconds: number) => waitText(seconds).replaceAll('\u00a0', ' ');
  expect(said(59)).toBe('just opened');
  expect(said(60)).toBe('waiting 1 min');
  expect(said(3599)).toBe('waiting 59 min');
  expect(said(7300)).toBe('waiting 2 h');
});

test('a quick match is at a table of this game that takes one in at once', async () => {
  keepSeatKey('plum-otter-lamp-1002', 'key');
  const tables = [
    { ...table, room: 'plum-otter-lamp-1002' },
    { ...table, room: 'plum-otter-lamp-1003', game: 'kartel' },
    { ...table, room: 'plum-otter-lamp-1004', free: 0 },
    { ...table, room: 'plum-otter-lamp-1005', door: true },
    { ...table, room: 'plum-otter-lamp-1007', clock: 'days' },
    { ...table, room: 'plum-otter-lamp-1006', free: 0, bots: 1, stage: 'playing' },
    { ...table, room: 'plum-otter-lamp-1008', stage: 'playing' },
    { ...table, room: 'plum-otter-lamp-1009', stage: 'round_over' },
    table,
  ];
  const list = { allowed: true, leaderboard: true, tables };
  const answer = { ok: true, json: () => Promise.resolve(list) };
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  const found = await seatsNow('ktu');
  expect(found.map(({ room }) => room)).toEqual(['plum-otter-lamp-1006', 'plum-otter-lamp-1001']);
});
