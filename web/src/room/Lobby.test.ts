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
