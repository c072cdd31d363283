// What a group and a person have played: the statistics fit on every screen.
import { check } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';

recorded('statistics in German, on a small screen, of a table with money', async (site) => {
  const screen = { ...SCREENS.phone, viewport: { width: 320, height: 640 }, locale: 'de-DE' };
  const ada = await site.person('Ada', screen);
  const played = await ada.playback.add('statistics-de');
  await ada.page.goto(`/r/${played?.room}/statistics`);
  await ada.page.getByRole('heading', { name: 'Kartel', exact: true }).waitFor();
  await check(ada, 'the statistics of a table on a small screen');
  await ada.page.goto('/you/statistics');
  await ada.page.getByText('Für eine Statistik brauchst du einen Schlüssel.').waitFor();
  await check(ada, 'own statistics without a key');
});
