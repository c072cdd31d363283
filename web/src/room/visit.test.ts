import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heard } from '../fair/share';
import type { Remark, RoomView, SeatView } from '../protocol';
import { keepSeatKey, keptLog } from '../shell/memory';
import { FakeConnections } from '../testing/connection';
import { until } from '../testing/until';
import { Visit } from './visit.svelte';

const seats = ['Ada', 'Bea'].map((name) => ({ name, bot: null, delegated: false }) as SeatView);
const room = {
  room: 'a',
  game: 'ktu',
  match: 1,
  seats,
  playing: 2,
  host: 0,
  door: [],
  said: 0,
  chat: [],
} as unknown as RoomView;
const welcome = { type: 'welcome', protocol: 2, server: '0', you: 0, room };

function update(seq: number, events: unknown[], more: object = {}): object {
  const said = (event: unknown) => {
    const { seat } = event as { seat: number };
    return [{ id: 'event-ktu-out', params: { seat: { seat }, place: 0 } }];
  };
  const told = events.map((it) => ({ seq, all: [it], you: [], said: [said(it)], said_you: [] }));
  const view = { phase: 'playing', to_act: [0] };
  return {
    type: 'update',
    match: 1,
    seq,
    view,
    told,
    legal: ['take'],
    asked: [],
    ended: [],
    queued: [],
    window: null,
    clock: null,
    ...more,
  };
}

const out = (seat: number) => ({ type: 'out', seat, place: 1 });
let connections: FakeConnections;
const last = () => connections.last;
const texts = (visit: Visit) => visit.log.map(({ text }) => text);

/** Sentences come with the game's table, which is loaded first. */
const said = (visit: Visit, text: string) =>
  until(() => expect(texts(visit)).toContain(text));

function visit(): Visit {
  const it = new Visit('a', null, connections.connect);
  last().open().receive(welcome);
  return it;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  connections = new FakeConnections();
  keepSeatKey('a', 'k');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a page that is loaded again has the log, and asks for what it has missed', async () => {
  const first = visit();
  last().receive(update(3, [out(1)]));
  await said(first, 'Bea is out of cards.');
  first.client.stop();
  const second = visit();
  expect(last().sent[0]).toMatchObject({ type: 'hello', seen: { match: 1, seq: 3 } });
  last().receive(update(5, [out(0)]));
  await said(second, 'You are out of cards.');
  expect(texts(second)).toEqual(['Match 1', 'Bea is out of cards.', 'You are out of cards.']);
  // The match is over: nothing of it is kept.
  last().receive(update(6, [], { view: { phase: 'match_over', to_act: [] } }));
  await until(() => expect(keptLog('a', 'k')).toBeNull());
  second.client.stop();
});

test('that another device of the seat gave its number is no fault, and not logged', async () => {
  const it = visit();
  await until(() => expect(last().sent.map(({ type }) => type)).toContain('promise'));
  const seats = ['00', '11'].map((of) => ({ promise: of.repeat(32), by_server: false }));
  last().receive({ type: 'open', deal: 'a 1 1', promise: 'ab'.repeat(32), seats });
  await until(() => expect(heard('a')).toMatchObject([{ left: true }]));
  expect(texts(it)).toEqual([]);
  it.client.stop();
});

test('another seat, or another match, has no log from before', async () => {
  const first = visit();
  last().receive(update(3, [out(1)]));
  await said(first, 'Bea is out of cards.');
  first.client.stop();
  keepSeatKey('a', 'other');
  const second = visit();
  expect(last().sent[0]).toMatchObject({ seen: null });
  second.client.stop();
  keepSeatKey('a', 'k');
  const third = visit();
  last().receive({ ...update(2, [out(0)]), match: 2 });
  await said(third, 'You are out of cards.');
  expect(texts(third)).toEqual(['Match 2', 'You are out of cards.']);
  third.client.stop();
});

test('what a bot plays because time was up is said to be the bot’s', async () => {
  const it = visit();
  const clock = { clock: { left_ms: [0, null] } };
  last().receive(update(3, [out(1)], clock));
  last().receive(update(4, [out(0)]));
  await said(it, 'You are out of cards.');
  expect(texts(it)).toEqual([
    'Match 1',
    'Bea is out of cards.',
    'Time was up: a bot played for you.',
    'You are out of cards.',
  ]);
  // What the player plays at the last moment is the player's own.
  last().receive(update(5, [out(1)], clock));
  it.client.play('take');
  last().receive(update(6, [out(0)]));
  await until(() => expect(texts(it)).toHaveLength(6));
  expect(texts(it).filter((text) => text.startsWith('Time was up'))).toHaveLength(1);
  it.client.stop();
});

test('who comes and what is said is new until it is read', () => {
  const it = visit();
  const cem = { name: 'Cem', bot: null, delegated: false } as SeatView;
  last().receive({ type: 'room', you: 0, room: { ...room, seats: [...seats, cem] } });
  expect(texts(it)).toEqual(['Cem sat down.']);
  const chat = [
    { name: 'Ada', text: 'hi' },
    { name: 'Bea', text: 'ho' },
  ];
  const said = (said: number, chat: Remark[]) =>
    last().receive({ type: 'room', you: 0, room: { ...room, seats: [...seats, cem], said, chat } });
  said(2, chat);
  expect(it.unread).toBe(1);
  // The same words again are another remark; and what is told once more is none.
  said(3, chat.slice(1));
  expect(it.unread).toBe(2);
  said(3, chat);
  expect(it.unread).toBe(2);
  said(4, chat);
  expect(it.unread).toBe(3);
  it.client.stop();
});
