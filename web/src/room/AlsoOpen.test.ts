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
    // Before its line breaks.
    until: { type: 'room' },
    path: how.seated ? `/r/${room}` : `/r/${room}#seat=${key}`,
  });

/** The server says whether the seat is open elsewhere too. */
const elsewhere = (page: Page, is_also_open?: true, you: number | null = 0) => {
  const also = is_also_open ? { is_also_open } : {};
  return page.receive({ type: 'room', you, at_door: false, room: view, ...also });
};

const marked = () =>
  screen.queryByText(/^This seat came by a link, and is or was open/, { ignore: '#polite *' });
const seats = () => localStorage.getItem('kartenhaus.seats') ?? '';
const renew = () => screen.getByRole('button', { name: 'Change the key: only this browser stays' });

/** The key that the page has sent to replace the one before. */
const sent = ({ http }: Page) =>
  http.asked.flatMap(({ body }) => {
    const { type, key } = (body ?? {}) as { type?: string; key?: string };
    return type === 'renew_key' && key ? [key] : [];
  });

test('a link’s seat is marked once it is open elsewhere, until that is read', async () => {
  const page = await open({ seated: false });
  expect(marked()).toBeNull();
  await elsewhere(page, true);
  expect(marked()?.closest('[role]')?.getAttribute('role') ?? 'none').not.toBe('status');
  const spoken = [...document.querySelectorAll('#polite p')].map((it) => it.textContent);
  expect(spoken.filter((line) => line === marked()?.textContent)).toHaveLength(1);
  // However short the look was, and if the page is loaded again.
  await elsewhere(page);
  expect(marked()).not.toBeNull();
  await page.load();
  expect(marked()).not.toBeNull();
  await page.click(screen.getByRole('button', { name: 'OK' }));
  expect(marked()).toBeNull();
  await elsewhere(page);
  expect(marked()).toBeNull();
  await elsewhere(page, true);
  expect(marked()).not.toBeNull();
});

test('a look that is over before the strip is there is marked and spoken, too', async () => {
  const page = await open({ seated: false });
  const message = { type: 'room' as const, you: 0, at_door: false, room: view };
  await Promise.all([page.receive({ ...message, is_also_open: true }), page.receive(message)]);
  expect(marked()).not.toBeNull();
  const spoken = [...document.querySelectorAll('#polite p')].map((it) => it.textContent);
  expect(spoken.filter((line) => line === marked()?.textContent)).toHaveLength(1);
});

test('where only whoever sent the link can renew the key, the seat can be left', async () => {
  const page = await open({ seated: false });
  await elsewhere(page, true);
  const refused = { code: 'bad_signature', message: 'only who sat down' };
  page.http.answer('POST', `/api/rooms/${room}`, refused, { status: 401 });
  await page.click(renew());
  screen.getByText(/^Whoever took this seat has a key of their own/, { ignore: '#polite *' });
  expect(screen.queryByText('only who sat down', { ignore: '#polite *' })).toBeNull();
  expect(localStorage.getItem('kartenhaus.seats.next')).toBeNull();
  page.http.answer('POST', `/api/rooms/${room}`, { seat: null, key: null, room: view });
  await page.click(screen.getByRole('button', { name: 'Leave' }));
  expect(seats()).not.toContain(key);
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
  expect(localStorage.getItem('kartenhaus.seats.next')).toBeNull();
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

test('a tab put off its seat goes on with the key that another tab has put there', async () => {
  const page = await open({ seated: true });
  const next = 'e'.repeat(32);
  localStorage.setItem('kartenhaus.seats', JSON.stringify([[room, next]]));
  await elsewhere(page, undefined, null);
  expect(page.sent('hello').at(-1)).toMatchObject({ key: next });
  // Where that opens nothing either, it is over.
  await elsewhere(page, undefined, 0);
  await elsewhere(page, undefined, null);
  expect(page.sent('hello').at(-1)).not.toHaveProperty('key', next);
  expect(seats()).not.toContain(next);
});
