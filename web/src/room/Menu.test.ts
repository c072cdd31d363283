import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, within } from '../testing';

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
    screen.getByRole('heading', { name: 'Five card games, one link' });
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
