import { expect, test } from 'vitest';
import { openPage, screen } from '../testing';

const SLOW = { type: 'room', room: { settings: { bots: 'slow' } } };

test('the host sets how fast bots play', async () => {
  const page = await openPage({ recording: 'lobby', as: 'Ada', until: { type: 'welcome' } });
  await page.server.deliver({ until: { type: 'room', room: { chat: [{ text: 'hello' }] } } });
  const pace = screen.getByRole('group', { name: 'Bots’ pace' });
  await page.click(screen.getByRole('radio', { name: /^Slow bots/ }));
  expect(pace.contains(screen.getByRole('radio', { name: /^Slow bots/ }))).toBe(true);
  expect(page.http.asked.at(-1)?.body).toMatchObject({
    type: 'settings',
    settings: { bots: 'slow' },
  });
  await page.server.deliver({ until: SLOW });
  screen.getByText(/slow bots/, { selector: 'summary' });
});

test('guests read how fast bots play, and cannot change it', async () => {
  const page = await openPage({ recording: 'lobby', as: 'Bea', seated: false });
  await page.click(screen.getByRole('button', { name: 'Sit down as “Bea”' }));
  await page.server.answer({ until: SLOW });
  screen.getByText(/slow bots/, { selector: 'summary' });
  expect(screen.getByRole('radio', { name: /^Quick bots/ }).matches(':disabled *')).toBe(true);
});
