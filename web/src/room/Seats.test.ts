// Who sits where: the seats' order and links, the door, and who comes late.
import { expect, test } from 'vitest';
import type { RoomView } from '../protocol';
import { openPage, recording, screen, SCREENS, within, type Page } from '../testing';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const order = () =>
  [...document.querySelectorAll('section:has(#seats-title) ol .name')].map((it) =>
    it.textContent?.trim(),
  );
const polite = () => [...document.querySelectorAll('#polite p')].map((it) => it.textContent ?? '');
const hand = () =>
  within(screen.getByRole('group', { name: 'Your hand' }))
    .getAllByRole('button')
    .map((it) => it.getAttribute('aria-label'));
const focused = () => {
  const it = document.activeElement;
  return it?.getAttribute('aria-label') ?? it?.textContent?.trim();
};

/** Presses a button with a key. */
async function key(page: Page, it: HTMLElement): Promise<void> {
  it.focus();
  await page.press('{Enter}');
}

/** The seats as they are before anybody is moved. */
const SEATED = { type: 'room', room: { seats: { length: 3 } } };

test('the host changes who sits where, with keys alone', async () => {
  const page = await openPage({ recording: 'seat-order', as: 'Ada', until: SEATED });
  const bot = order()[2];
  expect(order()).toEqual(['Ada', 'Bea', bot]);

  await key(page, button('Seat order'));
  await key(page, button('Move Bea up'));
  expect(order()).toEqual(['Bea', 'Ada', bot]);
  expect(polite().at(-1)).toBe('Bea sits on seat 1 of 3.');
  expect(focused()).toBe('Move Bea up'); // The focus goes with the seat.
  // At the end of the list the button does nothing, and keeps the focus.
  const asked = page.http.asked.length;
  await page.press('{Enter}');
  expect(focused()).toBe('Move Bea up');
  expect(page.http.asked).toHaveLength(asked);

  // Who presses again before the server has answered is not ignored.
  const held = page.http.hold('POST', `/api/rooms${location.pathname.slice(2)}`);
  await key(page, button('Move Bea down'));
  expect(held.asked).toBe(true);
  await key(page, button('Move Bea down'));
  expect(page.http.asked).toHaveLength(asked + 1);
  held.release();
  await page.wait(1);
  expect(order()).toEqual(['Ada', bot, 'Bea']);
  expect(focused()).toBe('Move Bea down');
  expect(polite().at(-1)).toBe('Bea sits on seat 3 of 3.');

  // Chance does it too.
  await key(page, button('Shuffle seats'));
  expect(polite().at(-1)).toMatch(/^The seats are in a new order: /);
  expect(order().toSorted()).toEqual(['Ada', 'Bea', bot].toSorted());
  await key(page, button('Done'));
  expect(focused()).toBe('Seat order');

  // Each plays where they sit now, and the host is who it was.
  await page.server.deliver();
  const { you, room } = recording('seat-order')
    .clients.Ada?.frames.flatMap((it) => ('received' in it ? [it.received] : []))
    .findLast((it) => it.type === 'room') as { you: number; room: RoomView };
  expect(room.seats[you]?.name).toBe('Ada');
  expect(room.host).toBe(you);
});

test('all are told of a new order of the seats, and only the host makes it', async () => {
  const page = await openPage({
    recording: 'seat-order',
    as: 'Bea',
    until: SEATED,
    screen: SCREENS.phone,
  });
  const bot = order()[2];
  expect(order()).toEqual(['Ada', 'Bea', bot]);
  expect(screen.queryByRole('button', { name: 'Seat order' })).toBeNull();
  const seats = [{ name: 'Bea' }, { name: 'Ada' }];
  await page.server.deliver({ until: { type: 'room', room: { seats } } });
  expect(order()).toEqual(['Bea', 'Ada', bot]);
  expect(polite().at(-1)).toBe(`The seats are in a new order: Bea, Ada and ${bot}.`);
  expect(polite().join()).not.toContain('is called'); // Nobody is renamed.
});

test('the link of a seat plays on that seat, and does not stay in the address', async () => {
  const recorded = recording('kartel-reload');
  const { room, key } = recorded.clients.Ada as { room: string; key: string };
  const ada = await openPage({ recording: recorded, as: 'Ada' });
  await ada.click(button('Menu'));
  await ada.click(button(/^Move or hand over/));
  const sheet = screen.getByRole('dialog', { name: 'Your seat' });
  within(sheet).getByRole('img', { name: 'QR code: Your own seat' });
  await ada.click(within(sheet).getByRole('button', { name: 'Copy link' }));
  within(sheet).getByRole('button', { name: 'Copied ✓' });
  const link = ada.copied as string;
  expect(link).toMatch(/\/r\/[a-z0-9-]+#seat=\S{20,}$/);
  expect(decodeURIComponent(link.split('#seat=')[1] ?? '')).toBe(key);
  const held = hand();
  await ada.close();

  const page = await openPage({
    recording: recorded,
    as: 'Ada',
    seated: false,
    path: link.slice(link.indexOf('/r/')),
    screen: SCREENS.phone,
  });
  expect(document.title).toMatch(/^Your turn/);
  expect(page.sent('hello')).toMatchObject([{ key }]);
  expect(location.hash).toBe('');
  expect(location.href + document.documentElement.innerHTML).not.toContain(key);
  expect(hand()).toEqual(held);

  // A browser that knows the seat finds it without the link.
  await page.load({ path: `/r/${room}` });
  expect(page.sent('hello')).toMatchObject([{ key }, { key }]);
  expect(hand()).toEqual(held);
});

test('a room may have a door: who knocks waits for the host', async () => {
  const recorded = recording('door');
  const page = await openPage({
    recording: recorded,
    as: 'Bea',
    seated: false,
    until: { type: 'room' },
    screen: SCREENS.phone,
  });
  await page.click(button('Knock as “Bea”'));
  await page.server.answer({ until: { type: 'room' } });
  screen.getByText('You are at the door.', { exact: false });
  await page.server.skipTo({ type: 'room', at_door: false });
  expect(screen.getAllByText('The host did not let you in.')).not.toHaveLength(0);

  // As anybody who has no seat; the recorded client has gone on with its old key.
  expect(page.server.unanswered.shift()).toMatchObject({ type: 'hello', key: null });
  const welcome = recorded.clients.Bea?.frames.find((it) => 'received' in it);
  if (welcome && 'received' in welcome) await page.receive(welcome.received);
  await page.click(button('Knock as “Bea”'));
  await page.server.answer();
  screen.getByText('You are at the door.', { exact: false });
  // Who loads the page again waits on.
  await page.load({ until: { type: 'room' } });
  screen.getByText('You are at the door.', { exact: false });
  await page.server.deliver();
  button(/^Leave the table/);
});

test('the host turns away or lets in who is at the door', async () => {
  const until = { type: 'room', room: { settings: { door: false } } };
  const page = await openPage({ recording: 'door', as: 'Ada', until });
  await page.click(screen.getByText('No clock, chat'));
  await page.click(screen.getByRole('checkbox', { name: /^Door/ }));
  await page.server.deliver({ until: { type: 'room', room: { door: { length: 1 } } } });
  await page.click(button('Turn away Bea'));
  expect(screen.queryByRole('button', { name: 'Turn away Bea' })).toBeNull();
  await page.server.deliver({ until: { type: 'room', room: { door: { length: 0 } } } });
  await page.server.deliver({ until: { type: 'room', room: { door: { length: 1 } } } });
  await page.click(button('Let in Bea'));
  await page.server.deliver();
  expect(order()).toEqual(['Ada', 'Bea']);
});

test('who comes late plays in the next match', async () => {
  const page = await openPage({
    recording: 'late',
    as: 'Cem',
    seated: false,
    until: { type: 'room' },
    screen: SCREENS.phone,
  });
  screen.getByText('play from the next match on', { exact: false });
  await page.click(button('Sit down as “Cem”'));
  await page.server.answer({ until: { type: 'room' } });
  screen.getByText('You sit, and play from the next match on.');
  expect(document.querySelectorAll('main [role=group][aria-label]')).toHaveLength(0);
  await page.server.skipTo({ type: 'update', view: { phase: 'match_over' } });
  await page.click(button('Play again'));
  expect(page.http.asked.at(-1)?.body).toEqual({ type: 'ready' });
  await page.server.skipTo({ type: 'update', match: 2 });
  screen.getByRole('group', { name: 'Actions' });
  expect(hand()).toHaveLength(7);
});

test('who was removed is told kindly, watches, and asks to come back', async () => {
  const page = await openPage({ recording: 'removed', as: 'Bea', until: { type: 'welcome' } });
  await page.server.deliver({ until: { type: 'room', removed: true } });
  const told =
    'The host has taken you off this table. You can keep watching, and ask to come back.';
  expect(polite().at(-1)).toBe(told);
  await page.load({ until: { type: 'room', removed: true } });
  screen.getByText(told);
  await page.click(button('Ask to come back as “Bea”'));
  expect(page.http.asked.at(-1)?.body).toEqual({ type: 'sit', name: 'Bea' });
  await page.server.deliver({ until: { type: 'room', at_door: true } });
  screen.getByText('You are at the door. Wait for the host to let you in.');
  await page.server.deliver();
  expect(order()).toEqual(['Ada', 'Bea']);
  expect(screen.queryByText(told)).toBeNull();
});

test('the host sees who comes back, and lets them in', async () => {
  const page = await openPage({ recording: 'removed', as: 'Ada', until: { type: 'welcome' } });
  await page.server.deliver({ until: { type: 'room', room: { door: [{ name: 'Bea' }] } } });
  expect(screen.getAllByText(/^Bea would like to come back/)).not.toEqual([]);
  await page.click(button('Let in Bea'));
  expect(page.http.asked.at(-1)?.body).toEqual({ type: 'admit', knock: 5 });
  await page.server.deliver();
  expect(order()).toEqual(['Ada', 'Bea']);
});

test('the others read who is reconnecting', async () => {
  const page = await openPage({ recording: 'lobby', as: 'Ada', until: { type: 'welcome' } });
  const { server } = page;
  const until = { type: 'room', room: { seats: [{}, { name: 'Bea', reconnecting: true }] } };
  await server.deliver({ until });
  screen.getByText('reconnecting …');
});
