// Two tables in one page know nothing of each other: each has its own preferences, hears the keys
// that are pressed in it, and looks for its cards inside of itself.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { SeatView, Update } from '../protocol';
import Bubbles from '../room/Bubbles.svelte';
import type { Visit } from '../room/visit.svelte';
import { HERE, Here } from '../shell/here.svelte';
import { recording } from '../testing';
import { stubLayout } from '../testing/layout';
import { load } from './loaded.svelte';
import { WATCHED } from './watched';

beforeAll(async () => void (await load('kartel')));

const { frames } = recording('played-kartel').clients.Ada ?? expect.fail();
const received = frames.flatMap((it) => ('received' in it ? [it.received] : []));
/** The deal, the first decision, and what was played. */
const updates = received.filter((it): it is { type: 'update' } & Update => it.type === 'update');
const seats = received.flatMap((it) => (it.type === 'room' ? [it.room.seats] : []))[0];

/** What a browser keeps, for one of the tables. */
function store(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage;
}

/** Lays a table in a part of the page. */
async function lay() {
  const root = document.body.appendChild(document.createElement('section'));
  const kept = store();
  const here = new Here(root, () => kept);
  const { Table } = (await load('kartel')) ?? expect.fail();
  const play = vi.fn();
  let update: Update = $state.raw(updates[1] ?? expect.fail());
  let said = $state.raw<{ id: number; seat: number; name: string; text: string }[]>([]);
  const context = new Map([[HERE, here]]);
  const props = {
    ...WATCHED,
    busy: false,
    you: 0,
    seats: seats as SeatView[],
    direction: 'clockwise' as const,
    get update() {
      return update;
    },
    play,
  };
  const visit = {
    playing: 0,
    get bubbles() {
      return said;
    },
  } as Visit;
  const parts = [
    mount(Table, { target: root, props, context }),
    mount(Bubbles, { target: root, props: { visit }, context }),
  ];
  flushSync();
  onTestFinished(async () => {
    await Promise.all(parts.map((it) => unmount(it)));
    root.remove();
  });
  return {
    root,
    here,
    play,
    next: (to: Update) => flushSync(() => (update = to)),
    say: (text: string) => flushSync(() => (said = [{ id: 1, seat: 1, name: 'Bea', text }])),
  };
}

const press = (at: Element, key: string) =>
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

test('each table is drawn as its own player likes it', async () => {
  const [left, right] = [await lay(), await lay()];
  left.here.prefer('mirror', true);
  left.here.prefer('french', 'two');
  left.here.talks = false;
  flushSync();
  expect(left.root.querySelector('.table.left')).not.toBeNull();
  expect(right.root.querySelector('.table.left')).toBeNull();
  expect([left.root.dataset.french, right.root.dataset.french]).toEqual(['two', undefined]);
  expect({ ...document.documentElement.dataset }).toEqual({});
  left.say('Well played.');
  right.say('Well played.');
  expect(left.root.querySelector('.bubble')).toBeNull();
  expect(right.root.querySelector('.bubble')).not.toBeNull();
  left.here.hints.close('kartel', 'lead');
  left.here.hints.close('kartel', 'beat');
  left.here.hints.close('kartel', 'pass');
  expect([left.here.hints.wanted('kartel'), right.here.hints.wanted('kartel')]).toEqual([
    false,
    true,
  ]);
  expect(localStorage.getItem('kartenhaus.likings')).toBeNull();
});

test('a key is pressed at the table that has the focus', async () => {
  const [left, right] = [await lay(), await lay()];
  right.here.shortcuts.take('P', 'X');
  const card = ({ root }: typeof left) => root.querySelector('[data-key]') ?? expect.fail();
  press(card(left), 'p');
  expect([left.play.mock.calls, right.play.mock.calls]).toEqual([[['pass']], []]);
  press(card(right), 'p');
  expect(right.play).not.toHaveBeenCalled();
  press(card(right), 'x');
  expect(right.play.mock.calls).toEqual([['pass']]);
  // Where neither has it, a key means neither.
  press(document.body, 'p');
  expect([left.play, right.play].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('cards fly over their own table', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  stubLayout();
  const [left, right] = [await lay(), await lay()];
  left.next(updates[2] ?? expect.fail());
  vi.advanceTimersToNextFrame();
  expect(left.root.querySelectorAll('.flights > span').length).toBeGreaterThan(0);
  expect(right.root.querySelector('.flights')).toBeNull();
  expect(document.querySelector('body > .flights')).toBeNull();
});

test('a remark stands at its own table', async () => {
  stubLayout();
  const [left, right] = [await lay(), await lay()];
  const seat = (root: HTMLElement) => root.querySelector<HTMLElement>('[data-place="seat 1"]');
  // The left table has no such seat any more.
  seat(left.root)?.removeAttribute('data-place');
  for (const it of [left, right]) it.say('Well played.');
  const plain = [left, right].map(({ root }) => root.querySelector('.bubble.plain') !== null);
  expect(plain).toEqual([true, false]);
});
