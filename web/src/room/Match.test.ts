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
