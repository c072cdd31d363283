// Whatever comes on the line, the page does not fail, and goes on with the next line.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { any, message, messages, spoiled } from '../arbitrary';
import type { RoomView } from '../protocol';
import { Visit } from './visit.svelte';

/** So many visits; the same ones each time. */
const RUNS = { numRuns: 150, seed: 1 };

class Socket {
  static last: Socket;
  static OPEN = 1;
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: unknown }) => void;
  constructor() {
    Socket.last = this;
  }
  send(): void {}
  close(): void {
    this.readyState = 3;
  }
  say(data: string): void {
    this.onmessage?.({ data });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  // What was not understood.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const welcomes = message('welcome').map((it) => ({ ...it, protocol: 2 }));
const plain = {
  room: 'a',
  game: 'ktu',
  seats: [],
  playing: 0,
  host: 0,
  door: [],
  said: 0,
  chat: [],
};

let visits: Visit[] = [];

/** A visit, which is the only one. */
function visiting(): Visit {
  visits.forEach(({ client }) => client.stop());
  const visit = new Visit('a', null);
  visits = [visit];
  return visit;
}

/** A visit that hears all of this, each on the line that is open then. */
async function hear(texts: string[]): Promise<Visit> {
  localStorage.clear();
  sessionStorage.clear();
  const visit = visiting();
  for (const text of texts) {
    Socket.last.onopen?.();
    Socket.last.say(text);
    if (Socket.last.readyState === 3) await vi.advanceTimersByTimeAsync(5_000);
  }
  return visit;
}

const welcome = {
  type: 'welcome',
  protocol: 2,
  server: '0',
  you: null,
  at_door: false,
  returned: false,
};

/**
 * The visit still hears a room that is told now, unless its line was closed for good. What passed
 * for a room may make the first line fail, and not the second one.
 */
async function check(visit: Visit): Promise<void> {
  const closed = visit.client.state === 'closed';
  for (let line = 0; line < 2; line += 1) {
    await vi.advanceTimersByTimeAsync(5_000);
    Socket.last.onopen?.();
    Socket.last.say(JSON.stringify({ ...welcome, room: plain }));
    if (visit.client.state === 'open') break;
  }
  expect(visit.client.state).toBe(closed ? 'closed' : 'open');
  visit.client.stop();
  await vi.runOnlyPendingTimersAsync();
}

test('any messages that the schema allows', async () => {
  const said = fc.tuple(welcomes, fc.array(messages, { maxLength: 8 }));
  const understood = async ([first, more]: [object, object[]]) => {
    const visit = await hear([first, ...more].map((it) => JSON.stringify(it)));
    // Of messages that are not in the catalogue only their names are told.
    const told = vi.mocked(console.error).mock.calls.flat();
    expect(told.filter((it) => typeof it !== 'string')).toEqual([]);
    await check(visit);
  };
  await fc.assert(fc.asyncProperty(said, understood), RUNS);
}, 60_000);

test('messages with parts that are left out or replaced', async () => {
  const wrong = fc.array(spoiled(fc.oneof(welcomes, messages)), { minLength: 1, maxLength: 8 });
  const heard = async (all: unknown[]) => check(await hear(all.map((it) => JSON.stringify(it))));
  await fc.assert(fc.asyncProperty(wrong, heard), RUNS);
}, 60_000);

test('garbage', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.json());
  const cut = messages.map((it) => JSON.stringify(it).slice(0, -1));
  const all = fc.array(fc.oneof(text, cut), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(all, async (texts) => check(await hear(texts))),
    RUNS,
  );
}, 60_000);

test('what is not understood changes nothing', async () => {
  const room = any<RoomView>('RoomView');
  const kept = async (room: RoomView) => {
    const visit = visiting();
    Socket.last.onopen?.();
    Socket.last.say(JSON.stringify({ ...welcome, you: 0, room }));
    const before = JSON.stringify(visit.room);
    Socket.last.say(JSON.stringify({ type: 'room', you: null, at_door: false, room: {} }));
    expect(JSON.stringify(visit.room)).toBe(before);
    expect(visit.you).toBe(0);
    expect(visit.client.state).toBe('reconnecting');
    visit.client.stop();
  };
  await fc.assert(fc.asyncProperty(room, kept), { ...RUNS, numRuns: 20 });
});
