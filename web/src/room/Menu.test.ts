import { expect, test } from 'vitest';
import { openPage, recording, screen, SCREENS, within } from '../testing';

test('the bar and the menu lead back to the games, and so does leaving the table', async () => {
  const page = await openPage({
    recording: 'kartel-visits',
    as: 'Ada',
    screen: SCREENS.phone,
  });
  await page.server.skipTo({ type: 'checked' });
  const room = location.pathname;
  const dialog = () => within(screen.getByRole('dialog'));
  const isFront = () => {
    expect(location.pathname).toBe('/');
    screen.getByRole('heading', { name: 'Five card games. One link.' });
  };
  await page.click(screen.getByRole('link', { name: 'Kartenhaus, to the games' }));
  isFront();

  await page.load({ path: room, until: { type: 'room' } });
  await page.click(screen.getByRole('button', { name: 'Menu' }));
  dialog().getByRole('button', { name: /^Leave the table/ });
  await page.click(dialog().getByRole('link', { name: 'To the games' }));
  isFront();

  await page.load({ path: room, until: { type: 'room' } });
  await page.click(screen.getByRole('button', { name: 'Menu' }));
  await page.click(dialog().getByRole('button', { name: /^Leave the table/ }));
  await page.click(dialog().getByRole('button', { name: 'Leave' }));
  expect(page.http.asked.some(({ body }) => (body as { type?: string })?.type === 'leave')).toBe(
    true,
  );
  isFront();
});

test.each([true, false])('no bot plays for anybody where it counts: %s', async (counts) => {
  const recorded = recording('kartel-visits');
  for (const frame of recorded.clients.Ada?.frames ?? []) {
    const room = 'received' in frame && 'room' in frame.received && frame.received.room;
    if (room) Object.assign(room, { counts });
  }
  const page = await openPage({ recording: recorded, as: 'Ada', screen: SCREENS.phone });
  await page.server.skipTo({ type: 'checked' });
  await page.click(screen.getByRole('button', { name: 'Menu' }));
  page.http.answer('POST', location.pathname.replace('/r/', '/api/rooms/'), {});
  const name = counts ? 'In a ranked match no bot plays for you' : 'Let a bot play for me';
  await page.click(screen.getByRole('button', { name }));
  const asked = page.http.asked.some(
    ({ body }) => (body as { type?: string })?.type === 'delegate',
  );
  expect(asked).toBe(!counts);
});
