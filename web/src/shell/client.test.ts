import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, RoomView, Update } from '../protocol';
import { ApiError } from './api';
import { Client, TIMES, retryDelay } from './client.svelte';

class Socket {
  static all: Socket[] = [];
  static OPEN = 1;
  readyState = 0;
  heard: ClientMessage[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.heard.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }
  say(message: unknown): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }
  cut(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const room = { room: 'a', game: 'ktu', match: 1, seats: [] } as unknown as RoomView;
const welcome = { type: 'welcome', protocol: 2, server: '0', you: 0, room };

function update(seq: number, more: Partial<Update> = {}): unknown {
  return { type: 'update', match: 1, seq, told: [], legal: ['draw'], queued: [], ...more };
}

const last = () => Socket.all.at(-1) as Socket;
const plays = () => last().heard.filter((message) => message.type === 'play');

function client(key: string | null = 'k') {
  const events = {
    told: vi.fn(),
    entered: vi.fn(),
    notice: vi.fn(),
    badKey: vi.fn(),
    unseated: vi.fn(),
    ask: vi.fn(async () => room),
  };
  return { it: new Client('a', key, events), events };
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what an earlier page has seen is said too', () => {
  const events = {
    told: vi.fn(),
    entered: vi.fn(),
    notice: vi.fn(),
    badKey: vi.fn(),
    unseated: vi.fn(),
  };
  const seen = { match: 1, seq: 5 };
  const it = new Client('a', 'k', { ...events, ask: async () => room, seen: () => seen });
  last().open();
  expect(last().heard).toEqual([{ type: 'hello', protocol: 2, language: 'en', key: 'k', seen }]);
  it.stop();
});

test('it says hello with the key, and what it has seen', () => {
  const { it } = client();
  expect(last().url).toMatch(/^ws:.*\/api\/rooms\/a\/play$/);
  last().open();
  expect(last().heard).toEqual([
    { type: 'hello', protocol: 2, language: 'en', key: 'k', seen: null },
  ]);
  last().say(welcome).say(update(7));
  expect([it.state, it.you, it.update?.seq]).toEqual(['open', 0, 7]);
  last().cut();
  expect(it.state).toBe('reconnecting');
  vi.advanceTimersByTime(TIMES.retryMin);
  last().open();
  expect(last().heard[0]).toMatchObject({ type: 'hello', seen: { match: 1, seq: 7 } });
  it.stop();
});

test('the wait before trying again grows to its limit', () => {
  expect(retryDelay(0, 1)).toBe(250);
  expect(retryDelay(0, 0)).toBe(125);
  expect(retryDelay(2, 1)).toBe(1000);
  expect(retryDelay(30, 1)).toBe(5000);
});

test('a silent line is dead', () => {
  const { it } = client();
  last().open().say(welcome);
  vi.advanceTimersByTime(TIMES.pingEvery);
  expect(last().heard.at(-1)).toEqual({ type: 'ping' });
  last().say({ type: 'pong' });
  vi.advanceTimersByTime(TIMES.pingEvery + TIMES.pongWithin);
  expect(it.state).toBe('reconnecting');
  it.stop();
});

test('waking up tries at once', () => {
  const { it } = client();
  last().open().say(welcome).cut();
  const before = Socket.all.length;
  dispatchEvent(new Event('online'));
  expect(Socket.all.length).toBe(before + 1);
  it.stop();
});

test('a move pressed offline goes out if the same is still asked', () => {
  const { it, events } = client();
  last().open().say(welcome).say(update(7)).cut();
  it.play('draw');
  expect(it.pending).toMatchObject({ move: 'draw', sent: 0 });
  dispatchEvent(new Event('online'));
  last().open().say(welcome).say(update(7));
  expect(plays()).toEqual([{ type: 'play', match: 1, seq: 7, move: 'draw' }]);
  last().say(update(8));
  expect(it.pending).toBe(null);
  expect(events.notice).not.toHaveBeenCalled();
  it.stop();
});

test('a move pressed offline is not sent into a changed match, and that is said', () => {
  const { it, events } = client();
  last().open().say(welcome).say(update(7)).cut();
  it.play('draw');
  dispatchEvent(new Event('online'));
  last().open().say(welcome).say(update(9));
  expect(plays()).toEqual([]);
  expect(it.pending).toBe(null);
  expect(events.notice).toHaveBeenCalledOnce();
  it.stop();
});

test('a move is sent once on one line, and again on the next', () => {
  const { it } = client();
  last().open().say(welcome).say(update(7));
  it.play('draw');
  last().say(update(7));
  expect(plays()).toHaveLength(1);
  last().cut();
  dispatchEvent(new Event('online'));
  last().open().say(welcome).say(update(7));
  expect(plays()).toHaveLength(1);
  // It was played the first time: what the second one says is no refusal.
  last().say({ type: 'refused', seq: 8, code: 'stale', move: 'draw', legal: false, works: [] });
  expect(it.refused).toBe(null);
  it.stop();
});

test('a refusal is kept until something changes', () => {
  const { it } = client();
  last().open().say(welcome).say(update(7));
  it.play('draw');
  last().say({
    type: 'refused',
    seq: 7,
    code: 'illegal',
    move: 'draw',
    rule: 'ktu:3.2',
    works: [],
  });
  expect(it.refused).toMatchObject({ rule: 'ktu:3.2' });
  expect(it.pending).toBe(null);
  last().say(update(8));
  expect(it.refused).not.toBe(null);
  last().say(update(9, { legal: ['play 3'] }));
  expect(it.refused).toBe(null);
  it.stop();
});

test('questions are answered in their order, and by the line if it breaks', async () => {
  const { it } = client();
  last().open().say(welcome).say(update(7));
  const [one, two] = [it.check('a'), it.check('b')];
  last().say({ type: 'checked', move: 'a', legal: true, works: [] });
  expect(await one).toMatchObject({ move: 'a', legal: true });
  last().cut();
  expect(await two).toMatchObject({ move: 'b', legal: false });
  it.stop();
});

test('told is told once', () => {
  const { it, events } = client();
  const told = [6, 7, 8].map((seq) => ({ seq, all: [], you: [], said: [], said_you: [] }));
  last()
    .open()
    .say(welcome)
    .say(update(7, { told: told.slice(0, 2) }));
  last().say(update(8, { told }));
  const seqs = events.told.mock.calls.map((call) => (call[1] as Update['told']).map((t) => t.seq));
  expect(seqs).toEqual([[6, 7], [8]]);
  it.stop();
});

test('who is taken off the seat is told', () => {
  const { it, events } = client();
  last().open().say(welcome).say({ type: 'room', you: 1, room });
  expect(events.unseated).not.toHaveBeenCalled();
  last().say({ type: 'room', you: null, room }).say({ type: 'room', you: null, room });
  expect(events.unseated).toHaveBeenCalledOnce();
  it.stop();
});

test('a key that opens nothing makes a spectator', () => {
  const { it, events } = client();
  last().open().say({ type: 'fault', code: 'bad_key', message: 'No.' });
  expect(events.badKey).toHaveBeenCalledOnce();
  last().open();
  expect(last().heard[0]).toMatchObject({ type: 'hello', key: null });
  it.stop();
});

test('another protocol and a room that is gone end it', async () => {
  const { it } = client();
  last()
    .open()
    .say({ ...welcome, protocol: 3 });
  expect([it.state, it.fault?.code]).toEqual(['closed', 'wrong_protocol']);
  const { it: other, events } = client();
  events.ask.mockRejectedValue(new ApiError('no_room', 'There is no such room.'));
  last().cut();
  await vi.advanceTimersByTimeAsync(0);
  expect([other.state, other.fault?.code]).toEqual(['closed', 'no_room']);
  it.stop();
  other.stop();
});
