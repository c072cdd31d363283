import { expect, test } from 'vitest';
import { screen } from '../testing';
import { openReplay, said, where } from '../testing/replay';

/** What the page shows of a step. */
const shown = () => [
  said(),
  screen.getByRole('region', { name: 'The table, only to be looked at' }).textContent,
  screen.getByRole('region', { name: /^What could/ }).textContent,
];

test('a link leads to the very same place', async () => {
  const page = await openReplay('replay', '?round=2&step=5&seat=2&lens=1');
  screen.getByRole('group', { name: 'Your hand' });
  await page.press('{ArrowRight}');
  const search = '?round=2&step=6&seat=2&lens=1';
  expect(await where(page)).toBe(search);
  await page.click(screen.getByRole('button', { name: 'Share' }));
  await page.click(screen.getByRole('button', { name: 'Copy link' }));
  screen.getByRole('button', { name: 'Copied ✓' });
  const link = page.copied as string;
  expect(link).toBe(location.origin + location.pathname + search);
  await page.click(screen.getByRole('button', { name: 'Close' }));
  const before = shown();

  await page.close();
  // Somebody else, who has no seat there.
  await openReplay('replay', new URL(link).search, { seated: false });
  screen.getByRole('group', { name: 'Your hand' });
  expect(shown()).toEqual(before);
});

test('a link to what there is not leads to what there is', async () => {
  const page = await openReplay('replay', '?round=77&step=9999&seat=8');
  expect(await where(page)).toBe('?round=2&step=19');
});
