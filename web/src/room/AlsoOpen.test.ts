import { expect, test } from 'vitest';
import type { RoomView } from '../protocol';
import { openPage, recording, screen, type Page } from '../testing';

const recorded = recording('kartel-reload');
const { room, key } = recorded.clients.Ada as { room: string; key: string };

/** The room as the page was told of it last. */
const view = recorded.clients.Ada?.frames.flatMap((it) =>
  'received' in it && it.received.type === 'welcome' ? [it.received.room] : [],
)[0] as RoomView;

const open = (how: { seated: boolean }) =>
  openPage({
    recording: recorded,
    as: 'Ada',
    ...how,
    path: how.seated ? `/r/${room}` : `/r/${room}#seat=${key}`,
  });

/** The server says whether the seat is open elsewhere too. */
const elsewhere = (page: Page, is_also_open?: true, you: number | null = 0) => {
  const open = is_also_open ? { is_also_open } : {};
  return page.receive({ type: 'room', you, at_door: false, room: view, ...open });
};

const marked = () => screen.queryByText(/^This seat came by a link, and is open elsewhere too/);
const seats = () => localStorage.getItem('kartenhaus.seats') ?? '';
const renew = () => screen.getByRole('button', { name: 'Change the key: only this browser stays' });

/** The key that the page has sent to replace the one before. */
const sent = ({ http }: Page) =>
  http.asked.flatMap(({ body }) => {
    const { type, key } = (body ?? {}) as { type?: string; key?: string };
    return type === 'renew_key' && key ? [key] : [];
  });

test('a seat that came by a link is marked while it is open elsewhere', async () => {
  const page = await open({ seated: false });
  expect(marked()).toBeNull();
  await elsewhere(page, true);
  expect(marked()).not.toBeNull();
  await elsewhere(page);
  expect(marked()).toBeNull();
});

test('one that did not come by a link is not: it is open on devices of one’s own', async () => {
  const page = await open({ seated: true });
  await elsewhere(page, true);
  expect(marked()).toBeNull();
});

test('its key is renewed on request, and kept before the server has it', async () => {
  const page = await open({ seated: false });
  await elsewhere(page, true);
  const path = `/api/rooms/${room}`;
  page.http.answer('POST', path, { seat: 0, key: null, room: view });
  const held = page.http.hold('POST', path);
  await page.click(renew());
  const [next] = sent(page);
  expect(next).toMatch(/^[0-9a-f]{32}$/);
  expect(localStorage.getItem('kartenhaus.seats.next')).toContain(next);
  expect(seats()).toContain(key);
  // Whoever has the old key is off the seat, this page's line too, before the answer comes.
  await elsewhere(page, undefined, null);
  expect(seats()).toContain(key);
  held.release();
  await page.wait(0);
  expect(seats()).toContain(next);
  expect(seats()).not.toContain(key);
  expect(page.sent('hello').at(-1)).toMatchObject({ key: next });
  expect(localStorage.getItem('kartenhaus.seats.next')).toBe('[]');
});

test('where only the answer is lost, the new key is not', async () => {
  const page = await open({ seated: false });
  await elsewhere(page, true);
  page.http.answer('POST', `/api/rooms/${room}`, { seat: 0, key: null, room: view });
  const held = page.http.hold('POST', `/api/rooms/${room}`);
  await page.click(renew());
  await elsewhere(page, undefined, null);
  held.fail();
  await page.wait(0);
  const [next] = sent(page);
  expect(seats()).toContain(next);
  expect(page.sent('hello').at(-1)).toMatchObject({ key: next });
});

test('a request that the server missed leaves the old key, and is sent again', async () => {
  const page = await open({ seated: false });
  await elsewhere(page, true);
  page.http.answer('POST', `/api/rooms/${room}`, { seat: 0, key: null, room: view });
  const held = page.http.hold('POST', `/api/rooms/${room}`);
  await page.click(renew());
  held.fail();
  await page.wait(0);
  expect(seats()).toContain(key);
  await page.click(renew());
  const [first, again] = sent(page);
  expect(again).toBe(first);
});
