import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, within } from '../testing';

const phone = { recording: 'open-table', screen: SCREENS.phone };
const OPEN = 'This table is open to everyone.';

test('a host opens a table to everyone, and closes it again', async () => {
  const page = await openPage({ ...phone, as: 'Ada', until: { type: 'welcome' } });
  const open = () => screen.getByRole('checkbox', { name: /^Open to everyone/ });
  await page.click(open());
  await page.server.deliver({ until: { type: 'room', room: { settings: { open: true } } } });
  screen.getByText(/open to everyone/, { selector: 'summary' });
  await page.server.deliver({ until: { type: 'room', room: { seats: [{}, { name: 'Bea' }] } } });
  await page.click(open());
  const opened = page.http.asked.flatMap(({ body }) => {
    const { settings } = (body ?? {}) as { settings?: { open: boolean } };
    return settings ? [settings.open] : [];
  });
  expect(opened).toEqual([true, false]);
});

test('a guest finds an open table and joins it; once closed it is no longer listed', async () => {
  const page = await openPage({ ...phone, as: 'Bea', path: '/', seated: false });
  const company = () => within(screen.getByRole('region', { name: 'Open tables' }));
  await page.click(
    company().getByRole('link', { name: /^Ada Kartu Sama not started, one player/ }),
  );
  expect(location.pathname).toMatch(/^\/r\//);
  await page.server.answer();
  screen.getByText(OPEN);
  await page.click(screen.getByRole('button', { name: 'Sit down as “Bea”' }));
  await page.server.answer({ until: { type: 'welcome' } });
  screen.getByRole('button', { name: 'Rename' });
  screen.getByText(OPEN);
  await page.server.deliver();
  expect(screen.queryByText(OPEN)).toBeNull();
  await page.load({ path: '/' });
  company().getByText('Nobody is waiting', { exact: false });
});
