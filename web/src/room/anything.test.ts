// Whatever arrives, the page does not fail, and continues on the next connection.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { any, message, messages, spoiled } from '../testing/arbitrary';
import type { RoomView } from '../protocol';
import { runs } from '../testing/runs';
import { FakeConnections } from '../connection/testing/fake';
import { Here } from '../shell/here.svelte';
import { Visit } from './visit.svelte';

const RUNS = runs(40);

let connections = new FakeConnections();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  // What the page reports as malformed.
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

/** A new visit, after which no other goes on. */
function visiting(): Visit {
  visits.forEach(({ client }) => client.stop());
  connections = new FakeConnections();
  const visit = new Visit('a', null, connections.connect, new Here(document.documentElement));
  visits = [visit];
  return visit;
}

/** A visit that receives all of this, each on the connection of its time. */
async function receive(texts: string[]): Promise<Visit> {
  localStorage.clear();
  sessionStorage.clear();
  const visit = visiting();
  for (const text of texts) {
    connections.last.open().receiveText(text);
    if (connections.last.state === 'closed') await vi.advanceTimersByTimeAsync(5_000);
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
 * The visit still receives a room, unless it was closed for good. What passed for a room may make
 * the first connection fail, and not the second one.
 */
async function check(visit: Visit): Promise<void> {
  const closed = visit.client.state === 'closed';
  for (let tries = 0; tries < 2; tries += 1) {
    await vi.advanceTimersByTimeAsync(5_000);
    connections.last.open().receive({ ...welcome, room: plain });
    if (visit.client.state === 'open') break;
  }
  expect(visit.client.state).toBe(closed ? 'closed' : 'open');
  visit.client.stop();
  await vi.runOnlyPendingTimersAsync();
}

test('any messages that the schema allows', async () => {
  const said = fc.tuple(welcomes, fc.array(messages, { maxLength: 8 }));
  const understood = async ([first, more]: [object, object[]]) => {
    const visit = await receive([first, ...more].map((it) => JSON.stringify(it)));
    // A text that is missing in the catalogue is reported by its name.
    const reported = vi.mocked(console.error).mock.calls.flat();
    expect(reported.filter((it) => typeof it !== 'string')).toEqual([]);
    await check(visit);
  };
  await fc.assert(fc.asyncProperty(said, understood), RUNS);
}, 60_000);

test('messages with parts that are left out or replaced', async () => {
  const wrong = fc.array(spoiled(fc.oneof(welcomes, messages)), { minLength: 1, maxLength: 8 });
  const received = async (all: unknown[]) =>
    check(await receive(all.map((it) => JSON.stringify(it))));
  await fc.assert(fc.asyncProperty(wrong, received), RUNS);
}, 60_000);

test('garbage', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.json());
  const cut = messages.map((it) => JSON.stringify(it).slice(0, -1));
  const all = fc.array(fc.oneof(text, cut), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(all, async (texts) => check(await receive(texts))),
    RUNS,
  );
}, 60_000);

test('a malformed message changes nothing', async () => {
  const room = any<RoomView>('RoomView');
  const kept = async (room: RoomView) => {
    const visit = visiting();
    connections.last.open().receive({ ...welcome, you: 0, room });
    const before = JSON.stringify(visit.room);
    connections.last.receive({ type: 'room', you: null, at_door: false, room: {} });
    expect(JSON.stringify(visit.room)).toBe(before);
    expect(visit.you).toBe(0);
    expect(visit.client.state).toBe('reconnecting');
    visit.client.stop();
  };
  await fc.assert(fc.asyncProperty(room, kept), runs(20));
});
