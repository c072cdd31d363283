import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, type Page } from '../testing';

const menu = () => screen.queryByRole('dialog', { name: 'Menu' });
const press = (page: Page, name: string) => page.click(screen.getByRole('button', { name }));

async function back(page: Page): Promise<void> {
  history.back();
  await page.wait(0);
}

test('Back closes one sheet after another, and then leaves the room', async () => {
  const page = await openPage({
    recording: 'kartel-visits',
    as: 'Ada',
    path: '/',
    screen: SCREENS.phone,
  });
  const table = screen.getByRole('link', { name: /^Kartel/ });
  const path = table.getAttribute('href');
  await page.click(table);
  await page.server.answer();
  screen.getByRole('group', { name: 'Actions' });

  await press(page, 'Menu');
  await press(page, 'Rules');
  screen.getByRole('dialog', { name: 'Rules' });
  await back(page);
  expect(screen.queryByRole('dialog', { name: 'Rules' })).toBeNull();
  expect(menu()).not.toBeNull();
  await back(page);
  expect(menu()).toBeNull();
  expect(location.pathname).toBe(path);
  // What was closed by its own button costs no Back.
  await press(page, 'Menu');
  await press(page, 'Close');
  expect(menu()).toBeNull();
  await back(page);
  screen.getByRole('heading', { name: 'Five card games. One link.' });
});
