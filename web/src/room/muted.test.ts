import { expect, test } from 'vitest';
import type { RoomView } from '../protocol';
import { openPage, recording, screen } from '../testing';
import { Muted } from './muted.svelte';

const ROOM = 'plum-otter-lamp-1001';

const seated = (...names: string[]) =>
  ({ seats: names.map((name) => ({ name, bot: null })) }) as unknown as RoomView;

test('who is muted stays so under another name, and after the page is loaded again', () => {
  const muted = new Muted(ROOM);
  expect(muted.has('Bea')).toBe(false);
  muted.set('Bea', true);
  muted.follow(seated('Ada', 'Bea'), seated('Ada', 'Cem'));
  const again = new Muted(ROOM);
  expect(['Ada', 'Bea', 'Cem'].filter((name) => again.has(name))).toEqual(['Bea', 'Cem']);
  again.set('Cem', false);
  // Seats that change places are no new names.
  again.follow(seated('Ada', 'Bea'), seated('Bea', 'Ada'));
  expect(['Ada', 'Bea', 'Cem'].filter((name) => again.has(name))).toEqual(['Bea']);
});

test('at an open table nobody has to read what somebody writes', async () => {
  const recorded = recording('lobby');
  for (const frame of recorded.clients.Ada?.frames ?? []) {
    if (!('received' in frame)) continue;
    const { room } = frame.received as { room?: RoomView };
    if (room && room.seats.length > 1) room.settings.open = true;
  }
  const page = await openPage({ recording: recorded, as: 'Ada', until: { type: 'welcome' } });
  const { server } = page;
  const chat = screen.getByRole('checkbox', { name: /^Chat/ }) as HTMLInputElement;
  if (!chat.checked) await page.click(chat);
  await server.deliver({ until: { type: 'room', room: { seats: [{}, { name: 'Bea' }] } } });
  const mute = screen.getByRole('button', { name: /^Mute ?: Bea$/ });
  await page.click(mute);
  expect(mute.getAttribute('aria-pressed')).toBe('true');
  await server.deliver({ until: { type: 'room', room: { chat: [{ text: 'hello' }] } } });
  expect(document.body.textContent).not.toContain('hello');
});
