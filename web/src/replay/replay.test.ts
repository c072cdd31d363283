import { expect, test } from 'vitest';
import { screen } from '../testing';
import { openReplay } from '../testing/replay';
import { searchOf, spotOf, type Spot } from './replay.svelte';

test('an address leads to where it was made', () => {
  const spots: Spot[] = [
    { round: 2, step: 17, viewer: 1, lens: true },
    { round: 1, step: 0, viewer: 'watch', lens: false },
    { round: 3, step: 4, viewer: 'open', lens: false },
    { round: 1, step: 9, viewer: 0, lens: false },
  ];
  for (const spot of spots) expect(spotOf(searchOf(spot))).toEqual(spot);
  const none: Spot = { round: 1, step: 0, viewer: 'watch', lens: false };
  expect(spotOf('')).toEqual(none);
  expect(spotOf('?round=0&step=-3&seat=x')).toEqual(none);
  expect(spotOf('?round=1e9&step=99999999999')).toEqual(none);
});

test('nothing can be watched again before it is over', async () => {
  const page = await openReplay('kartel-begun', '');
  const alert = { selector: '[role=alert] p' };
  screen.getByText(/^This match is not over/, alert);
  await page.load({ path: location.pathname.replace('replay/1', 'replay/2') });
  screen.getByText(/^There is no such match/, alert);
  await page.click(screen.getByRole('link', { name: 'To the room' }));
  await page.server.answer();
  screen.getByRole('group', { name: 'Actions' });
});
