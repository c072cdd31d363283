import { expect, test } from 'vitest';
import { openPage, screen, SCREENS } from '../testing';

const deal = () => screen.queryByRole('button', { name: 'Deal' });

test('before the first deal of a game one reads what it is about, once', async () => {
  const page = await openPage({
    recording: 'play-now-ktu',
    as: 'Ada',
    path: '/',
    seated: false,
    newcomer: true,
    screen: SCREENS.phone,
  });
  const starts = () =>
    page.http.asked.filter(({ body }) => (body as { type?: string } | undefined)?.type);
  await page.click(screen.getByRole('button', { name: /^KTU For / }));
  await page.click(screen.getByRole('button', { name: 'Play now KTU' }));
  await page.server.answer({ until: { type: 'welcome' } });
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'KTU' }));
  screen.getByText(/^Lose all your cards first/);
  expect(screen.getByRole('link', { name: 'Show me' }).getAttribute('href')).toBe('/learn/ktu');
  expect(starts(), 'no bot sits down, and nothing is dealt').toEqual([]);
  await page.click(deal() as HTMLElement);
  await page.server.deliver();
  expect(starts().at(-1)?.body).toEqual({ type: 'start' });
  screen.getByRole('group', { name: 'Actions' });
  expect(deal()).toBeNull();
  expect(localStorage.getItem('kartenhaus.hints')).toContain('ktu.goal');
});

test('who comes back reads nothing first', async () => {
  await openPage({ recording: 'newcomer-ktu', as: 'Ada', newcomer: true });
  screen.getByRole('group', { name: 'Actions' });
  expect(deal()).toBeNull();
});
