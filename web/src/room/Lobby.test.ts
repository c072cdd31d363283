import { expect, test } from 'vitest';
import { openPage, recording, screen, within } from '../testing';

const HINT = /works on this machine only/;

test('a host who leaves the table watches', async () => {
  const recorded = recording('lobby-left');
  const page = await openPage({
    recording: recorded,
    as: 'Ada',
    until: { type: 'room', room: { seats: [{}, { name: 'Bea', away: false }] } },
  });
  // Only those who run the site can say who reaches it: as far as the page knows, the host.
  screen.getByText(HINT);
  await page.click(screen.getByRole('button', { name: 'Fill with bots' }));
  expect(screen.getAllByText(/bot, /)).toHaveLength(3);
  await page.click(screen.getByRole('button', { name: 'Leave the table' }));
  expect(page.http.asked.at(-1)?.body).toEqual({ type: 'leave' });
  expect(page.sent('hello').at(-1)).toMatchObject({ key: null });
  // What Fen is sent, who watches, is what Ada is sent now.
  for (const frame of recorded.clients.Fen?.frames ?? []) {
    if ('received' in frame) await page.receive(frame.received);
  }
  screen.getByRole('button', { name: 'Sit down as “Ada”' });
});

test('the next player becomes the host, and can take another name', async () => {
  const page = await openPage({
    recording: 'lobby-left',
    as: 'Bea',
    until: { type: 'welcome' },
  });
  expect(screen.queryByText(HINT)).toBeNull();
  await page.server.deliver({ until: { type: 'room', room: { seats: [{ name: 'Bea' }] } } });
  screen.getAllByText('You are the host now.');
  screen.getByText(HINT);

  // A new name is remembered; spaces are none.
  await page.click(screen.getByRole('button', { name: 'Rename' }));
  const field = () => screen.getByRole('textbox', { name: 'Your name' });
  await page.fill(field(), '   ');
  await page.click(screen.getByRole('button', { name: 'Save' }));
  screen.getAllByText('A name needs at least one letter.');
  await page.fill(field(), 'Cem Ö.');
  await page.click(screen.getByRole('button', { name: 'Save' }));
  within(screen.getByRole('region', { name: 'At the table' })).getByText('Cem Ö.');
  expect(localStorage.getItem('kartenhaus.name')).toBe('Cem Ö.');
  await page.load({ path: '/' });
  expect((field() as HTMLInputElement).value).toBe('Cem Ö.');
});

test('guests at an open table begin once they have waited for the host', async () => {
  const told = (after: number | undefined) => {
    const recorded = recording('lobby-left');
    for (const frame of recorded.clients.Bea?.frames ?? []) {
      const room = 'received' in frame && 'room' in frame.received && frame.received.room;
      if (room && after !== undefined) Object.assign(room, { guests_begin_ms: after });
    }
    return recorded;
  };
  const until = { type: 'welcome' };
  const button = () => screen.queryByRole('button', { name: 'Start' });

  await openPage({ recording: told(undefined), as: 'Bea', until });
  expect(button()).toBeNull();
  await openPage({ recording: told(90_000), as: 'Bea', until });
  screen.getByText(/you can begin in 1:30/);
  expect(button()).toBeNull();
  const page = await openPage({ recording: told(0), as: 'Bea', until });
  screen.getByText('You can begin without waiting.');
  page.http.answer('POST', location.pathname.replace('/r/', '/api/rooms/'), {});
  await page.click(button() as HTMLElement);
  expect(page.http.asked.at(-1)?.body).toEqual({ type: 'start' });
});
