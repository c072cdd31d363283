import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, within } from '../testing';
import { where } from '../testing/replay';

test('a room tells what was played there', async () => {
  const page = await openPage({
    recording: 'replay',
    as: 'Ada',
    screen: SCREENS.phone,
  });
  const room = location.pathname;
  await page.click(screen.getByRole('button', { name: 'Menu' }));
  await page.click(screen.getByRole('button', { name: 'What was played here' }));
  const sheet = within(screen.getByRole('dialog', { name: 'What was played here' }));
  const rows = sheet
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) =>
      [...cells].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim()),
    );
  expect(rows).toHaveLength(4);
  expect(rows).toContainEqual(['Ada', '0 of 1', '2', expect.any(String)]);
  sheet.getByText(/^From one finished match\./);
  await page.click(sheet.getByRole('link', { name: /^Kartu Sama, match 1/ }));
  expect(location.pathname).toBe(`${room}/replay/1`);
  expect(await where(page)).toBe('?round=1&step=0&seat=0');
});
