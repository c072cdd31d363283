import { expect, test } from 'vitest';
import { openPage, screen, within } from '../testing';

test('dismissing a hint moves the focus to the table', async () => {
  const page = await openPage({ recording: 'newcomer', as: 'Ada', newcomer: true });
  const hint = screen.getByRole('region', { name: 'Hint' });
  within(hint).getByRole('button', { name: 'Got it' }).focus();
  await page.press('{Enter}');
  expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull();
  expect(document.activeElement?.id).toBe('top');
});

test('the focus moves on when the end of a round removes what had it', async () => {
  const until = { type: 'welcome' };
  const page = await openPage({ recording: 'two-rounds', as: 'Ada', until });
  await page.server.skipTo({ type: 'update', seq: 53 });
  within(screen.getByRole('group', { name: 'Your hand' }))
    .getAllByRole('button')[0]
    ?.focus();
  await page.server.skipTo({ type: 'update', seq: 56 });
  expect(document.activeElement?.id).toBe('after-title');
  screen.getByRole('button', { name: 'Next round' }).focus();
  await page.server.skipTo({ type: 'update', seq: 57 });
  expect(document.activeElement?.id).toBe('top');
});

test('pressing again before the server answers sends a move only once', async () => {
  const page = await openPage({
    recording: 'kartu-sama-visits',
    as: 'Ada',
    until: { type: 'welcome' },
  });
  await page.server.skipTo({ type: 'update', seq: 12 });
  const draw = screen.getByRole('button', { name: /^Draw/ });
  await page.click(draw);
  await page.click(draw);
  await page.press('d');
  expect(page.sent('play')).toMatchObject([{ seq: 12, move: 'draw' }]);
});
