import { test } from 'vitest';
import { openPage, screen, SCREENS } from '../testing';

test('the leaderboard in German, with nobody on it', async () => {
  const page = await openPage({
    recording: 'rules',
    screen: SCREENS.phone,
    storage: { 'kartenhaus.language': 'de' },
  });
  await page.click(screen.getByRole('link', { name: 'Rangliste' }));
  screen.getByRole('heading', { name: 'Rangliste' });
  await page.click(screen.getByRole('link', { name: 'Khamul' }));
  screen.getByText(/^In Khamul hat noch niemand eine Wertung\./);
});
