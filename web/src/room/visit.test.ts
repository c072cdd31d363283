import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { heard } from '../fair/share';
import { GAMES } from '../games';
import { atTable, load } from '../games/loaded.svelte';
import type { AtTable, Game } from '../games/types';
import type { Remark, RoomView, SeatView } from '../protocol';
import { keepSeatKey, keptLog } from '../shell/memory';
import { FakeConnections } from '../connection/testing/fake';
import { settle } from '../testing/quiet';
import { until } from '../testing/until';
import { Here } from '../shell/here.svelte';
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
const texts = (visit: Visit) => visit.log.lines.map(({ text }) => text);

/** Sentences come with the game's table, which is loaded first. */
const said = (visit: Visit, text: string) =>
  until(() => expect(texts(visit)).toContain(text));

function visit(): Visit {
  const it = new Visit('a', null, connections.connect, new Here(document.documentElement));
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

/** What was spoken, oldest first. */
function listen(): () => string[] {
  const log = document.createElement('div');
  log.id = 'polite';
  document.body.append(log);
  onTestFinished(() => log.remove());
  return () => [...log.children].map((line) => line.textContent ?? '');
}

/** Each time that a table was asked for, what the answer can be. */
interface Try {
  come(table: { default: AtTable }): void;
  fail(error: Error): void;
}

/** A game whose table comes, or fails to, only when the test says so. */
function lateGame(game: string): Try[] {
  const tries: Try[] = [];
  const games = GAMES as Game[];
  const [like] = games.slice(-1);
  const load = () => new Promise<{ default: AtTable }>((come, fail) => tries.push({ come, fail }));
  games.push({ ...(like as Game), game: game as Game['game'], load });
  onTestFinished(() => void games.pop());
  return tries;
}

test('nothing is said in a table’s words before it is there, however often it fails', async () => {
  const spoken = listen();
  const tries = lateGame('late-ktu');
  const failAll = async () => {
    tries.splice(0).forEach(({ fail }) => fail(new TypeError('Failed to fetch')));
    await settle();
  };
  const it = new Visit('a', null, connections.connect, new Here(document.documentElement));
  last().open().receive({ ...welcome, room: { ...room, game: 'late-ktu' } });
  last().receive(update(3, [out(1)]));
  last().receive({ type: 'took_back', seat: 1 });
  await failAll();
  expect(texts(it)).toEqual(['Match 1']);
  expect(spoken()).toEqual([]);
  last().receive(update(4, [out(0)]));
  await failAll();
  expect(texts(it)).toEqual(['Match 1']);
  expect(spoken()).toEqual([]);

  // It is asked for again by who presses for it; then nothing was lost, and a turn is called once.
  void load('late-ktu');
  tries[0]?.come({ default: atTable('ktu') as AtTable });
  await until(() => expect(spoken()).toContain('Your turn.'));
  const lines = ['Bea is out of cards.', 'Bea took back their last move.', 'You are out of cards.'];
  expect(texts(it)).toEqual(['Match 1', ...lines]);
  expect(spoken()).toEqual([...lines.slice(1), 'Your turn.']);
  it.client.stop();
});

test('what cannot be said is reported, and holds up nothing after it', async () => {
  const spoken = listen();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const it = visit();
  last().receive(update(3, [out(1)], { asked: [{ id: 'asked-ktu-turn', params: null }] }));
  await until(() => expect(errors.mock.calls).toEqual([[expect.any(TypeError)]]));
  last().receive(update(4, [out(0)]));
  await until(() => expect(spoken()).toContain('Your turn.'));
  expect(texts(it)).toEqual(['Match 1', 'Bea is out of cards.', 'You are out of cards.']);
  expect(spoken()).toEqual(['You are out of cards.', 'Your turn.']);
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
