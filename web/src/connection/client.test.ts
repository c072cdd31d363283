import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoomView, Update } from '../protocol';
import { FakeConnections, type FakeConnection } from './testing/fake';
import { ApiError } from '../shell/api';
import { Client, TIMES, UNOPENED_MAX, retryDelay, type ClientEvents } from './client.svelte';

const room = { room: 'a', game: 'ktu', match: 1, seats: [] } as unknown as RoomView;
const welcome = { type: 'welcome', protocol: 2, server: '0', you: 0, room };

function update(seq: number, more: Partial<Update> = {}): object {
  return { type: 'update', match: 1, seq, told: [], legal: ['draw'], queued: [], ...more };
}

let connections: FakeConnections;
const last = (): FakeConnection => connections.last;
const plays = () => last().sent.filter((message) => message.type === 'play');

function client(key: string | null = 'k', more: Partial<ClientEvents> = {}) {
  const events = {
    updated: vi.fn(),
    roomChanged: vi.fn(),
    notice: vi.fn(),
    badKey: vi.fn(),
    unseated: vi.fn(),
    look: vi.fn(async () => room),
  };
  return { it: new Client('a', key, connections.connect, { ...events, ...more }), events };
}

beforeEach(() => {
  vi.useFakeTimers();
  connections = new FakeConnections();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the first message names what an earlier page has shown', () => {
  const seen = { match: 1, seq: 5 };
  const { it } = client('k', { seen: () => seen });
  last().open();
  expect(last().sent).toEqual([{ type: 'hello', protocol: 2, language: 'en', key: 'k', seen }]);
  it.stop();
});

test('the first message names the key, and after a break the last update', () => {
  const { it } = client();
  expect(last().room).toBe('a');
  last().open();
  expect(last().sent).toEqual([
    { type: 'hello', protocol: 2, language: 'en', key: 'k', seen: null },
  ]);
  last().receive(welcome).receive(update(7));
  expect([it.state, it.you, it.update?.seq]).toEqual(['open', 0, 7]);
  last().cut();
  expect(it.state).toBe('reconnecting');
  vi.advanceTimersByTime(TIMES.retryMin);
  last().open();
  expect(last().sent[0]).toMatchObject({ type: 'hello', seen: { match: 1, seq: 7 } });
  it.stop();
});

test('the wait before trying again grows to its limit', () => {
  expect(retryDelay(0, 1)).toBe(250);
  expect(retryDelay(0, 0)).toBe(125);
  expect(retryDelay(2, 1)).toBe(1000);
  expect(retryDelay(30, 1)).toBe(5000);
});

test('a connection without answers is given up', () => {
  const { it } = client();
  last().open().receive(welcome);
  vi.advanceTimersByTime(TIMES.pingEvery);
  expect(last().sent.at(-1)).toEqual({ type: 'ping' });
  last().receive({ type: 'pong' });
  vi.advanceTimersByTime(TIMES.pingEvery + TIMES.pongWithin);
  expect(it.state).toBe('reconnecting');
  it.stop();
});

test('a network that is back is tried at once', () => {
  const { it } = client();
  last().open().receive(welcome).cut();
  const before = connections.all.length;
  dispatchEvent(new Event('online'));
  expect(connections.all.length).toBe(before + 1);
  it.stop();
});

test('a proxy that passes no WebSockets on is named, until it does', async () => {
  const blocked = vi.fn(async () => true);
  const { it } = client('k', { blocked });
  for (let tries = 1; tries <= UNOPENED_MAX; tries += 1) {
    expect(it.blocked).toBe(false);
    last().cut();
    await vi.advanceTimersByTimeAsync(0);
    if (tries < UNOPENED_MAX) await vi.advanceTimersByTimeAsync(TIMES.retryMax);
  }
  expect([it.blocked, blocked.mock.calls.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(TIMES.retryMax);
  last().open().receive(welcome);
  expect([it.blocked, it.state]).toEqual([false, 'open']);
  it.stop();
});

test('no proxy is named where the server itself opens no connection', async () => {
  const never = vi.fn(async () => true);
  const unreached = async () => Promise.reject(new ApiError('offline', 'offline'));
  const offline = client('k', { look: unreached, blocked: never }).it;
  const full = client('k', { blocked: async () => false }).it;
  for (let tries = 0; tries < 2 * UNOPENED_MAX; tries += 1) {
    for (const connection of connections.all.filter((one) => one.state === 'connecting')) {
      connection.cut();
    }
    await vi.advanceTimersByTimeAsync(TIMES.retryMax);
  }
  expect(connections.all.length).toBeGreaterThan(2 * UNOPENED_MAX);
  expect([offline.blocked, full.blocked, never.mock.calls.length]).toEqual([false, false, 0]);
  offline.stop();
  full.stop();
});

test('what arrives late on an earlier connection does not count', () => {
  const { it } = client();
  last().open().receive(welcome).receive(update(7));
  const earlier = last();
  it.reseat('other');
  earlier.receive(update(8)).cut();
  expect([it.update, connections.all.length]).toEqual([null, 2]);
  it.stop();
});

test('a move that was chosen offline is sent if the decision is the same', () => {
  const { it, events } = client();
  last().open().receive(welcome).receive(update(7)).cut();
  it.play('draw');
  expect(it.pending).toMatchObject({ move: 'draw', sent: 0 });
  dispatchEvent(new Event('online'));
  last().open().receive(welcome).receive(update(7));
  expect(plays()).toEqual([{ type: 'play', match: 1, seq: 7, move: 'draw' }]);
  last().receive(update(8));
  expect(it.pending).toBe(null);
  expect(events.notice).not.toHaveBeenCalled();
  it.stop();
});

test('a move chosen offline is not sent into a changed match, and the player is told', () => {
  const { it, events } = client();
  last().open().receive(welcome).receive(update(7)).cut();
  it.play('draw');
  dispatchEvent(new Event('online'));
  last().open().receive(welcome).receive(update(9));
  expect(plays()).toEqual([]);
  expect(it.pending).toBe(null);
  expect(events.notice).toHaveBeenCalledOnce();
  it.stop();
});

test('a move is sent once on a connection, and again on the next', () => {
  const { it } = client();
  last().open().receive(welcome).receive(update(7));
  it.play('draw');
  last().receive(update(7));
  expect(plays()).toHaveLength(1);
  last().cut();
  dispatchEvent(new Event('online'));
  last().open().receive(welcome).receive(update(7));
  expect(plays()).toHaveLength(1);
  // It was played the first time, so the answer to the second is no refusal.
  last().receive({ type: 'refused', seq: 8, code: 'stale', move: 'draw', legal: false, works: [] });
  expect(it.refused).toBe(null);
  it.stop();
});

test('a refusal stays until the player has another decision', () => {
  const { it } = client();
  last().open().receive(welcome).receive(update(7));
  it.play('draw');
  last().receive({
    type: 'refused',
    seq: 7,
    code: 'illegal',
    move: 'draw',
    rule: 'ktu:3.2',
    works: [],
  });
  expect(it.refused).toMatchObject({ rule: 'ktu:3.2' });
  expect(it.pending).toBe(null);
  last().receive(update(8));
  expect(it.refused).not.toBe(null);
  last().receive(update(9, { legal: ['play 3'] }));
  expect(it.refused).toBe(null);
  it.stop();
});

test('questions are answered in order, and with a refusal if the connection breaks', async () => {
  const { it } = client();
  last().open().receive(welcome).receive(update(7));
  const [one, two] = [it.check('a'), it.check('b')];
  last().receive({ type: 'checked', move: 'a', legal: true, works: [] });
  expect(await one).toMatchObject({ move: 'a', legal: true });
  last().cut();
  expect(await two).toMatchObject({ move: 'b', legal: false });
  it.stop();
});

test('each event is passed on once', () => {
  const { it, events } = client();
  const told = [6, 7, 8].map((seq) => ({ seq, all: [], you: [], said: [], said_you: [] }));
  last()
    .open()
    .receive(welcome)
    .receive(update(7, { told: told.slice(0, 2) }));
  last().receive(update(8, { told }));
  const seqs = events.updated.mock.calls.map((call) =>
    (call[1] as Update['told']).map((t) => t.seq),
  );
  expect(seqs).toEqual([[6, 7], [8]]);
  it.stop();
});

test('losing the seat is reported once', () => {
  const { it, events } = client();
  last().open().receive(welcome).receive({ type: 'room', you: 1, room });
  expect(events.unseated).not.toHaveBeenCalled();
  last().receive({ type: 'room', you: null, room }).receive({ type: 'room', you: null, room });
  expect(events.unseated).toHaveBeenCalledOnce();
  it.stop();
});

test('a player whose key is not valid becomes a spectator', () => {
  const { it, events } = client();
  last().open().receive({ type: 'fault', code: 'bad_key', message: 'No.' });
  expect(events.badKey).toHaveBeenCalledOnce();
  last().open();
  expect(last().sent[0]).toMatchObject({ type: 'hello', key: null });
  it.stop();
});

test('another protocol and a room that is gone or damaged close the client', async () => {
  const { it } = client();
  last()
    .open()
    .receive({ ...welcome, protocol: 3 });
  expect([it.state, it.fault?.code]).toEqual(['closed', 'wrong_protocol']);
  const { it: other, events } = client();
  events.look.mockRejectedValue(new ApiError('no_room', 'There is no such room.'));
  last().cut();
  await vi.advanceTimersByTimeAsync(0);
  expect([other.state, other.fault?.code]).toEqual(['closed', 'no_room']);
  const { it: third } = client();
  last().open().receive({ type: 'fault', code: 'damaged', message: 'tell the host', taken: null });
  expect([third.state, third.fault?.message]).toEqual(['closed', 'tell the host']);
  it.stop();
  other.stop();
  third.stop();
});
