import { expect, test } from 'vitest';
import type { OwnMatch, OwnMatches } from '../protocol';
import { openPage, recording, screen, SCREENS, within, type Opening, type Page } from '../testing';

/** Opens own statistics; whatever is sealed then is kept. */
async function open(how: Opening): Promise<Page> {
  const recorded = recording('own-matches');
  for (const one of recorded.http) {
    if ((one.body as { type?: string } | undefined)?.type === 'keep') delete one.body;
  }
  return openPage({ recording: recorded, path: '/you/statistics', ...how });
}

test('without a key there is nothing to count by, and at first there is no match', async () => {
  const page = await open({ as: 'Ada', seated: false, screen: SCREENS.phone });
  screen.getByText(/^Statistics need a key\./);
  await page.load({ path: '/you' });
  await page.click(screen.getByRole('button', { name: 'Make a key' }));
  screen.getByText(/^Your tables, settings and results are kept on the server/);
  await page.click(screen.getByRole('link', { name: 'Your statistics, match by match' }));
  screen.getByText(/^You have not finished a match yet/);
});

test.each(['Ada', 'Bea'])('%s sees what was played with the key', async (name) => {
  const told = recording('own-matches').http.findLast(({ as }) => as === name)
    ?.answer as OwnMatches;
  const [{ room, about, seat }] = told.matches as [OwnMatch];
  const page = await open({ as: name, storage: { 'kartenhaus.person': '5'.repeat(64) } });
  screen.getByRole('heading', { name: 'Kartel' });
  // What is drawn stands in words and tables, as the server tells it.
  const won = about.winners.includes(seat);
  const share = `Won: ${won ? 1 : 0} of 1 (${won ? '100%' : '0%'})`;
  screen.getByText(`${share}. By chance alone it would be 50%.`);
  screen.getByText(/These are too few matches to say more\./);
  screen.getByRole('img', { name: /^Kartel: all your points, round by round/ });
  screen.getByText('One match, one round');
  await page.click(screen.getByText('All matches'));
  const table = within(screen.getByRole('region', { name: 'Kartel: matches' }));
  const [, row] = table.getAllByRole<HTMLTableRowElement>('row');
  const cells = [...(row?.cells ?? [])].map(({ textContent }) => textContent?.trim());
  const other = about.players[1 - seat]?.name;
  const points = `${about.scores[seat]}`.replace(/^\d/, '+$&').replace('-', '−');
  expect(cells.slice(1)).toEqual([`${won ? 1 : 2} of 2`, points, other]);
  const met = within(screen.getByRole('region', { name: 'Met most often' }));
  met.getByRole('row', { name: new RegExp(`^${other} 1 `) });
  // It leads to the match, seen from the own seat.
  const link = table.getByRole('link').getAttribute('href');
  expect(link).toBe(`/r/${room}/replay/1?seat=${seat}`);
});

test('own statistics in German, without a key', async () => {
  await openPage({
    path: '/you/statistics',
    screen: SCREENS.phone,
    storage: { 'kartenhaus.language': 'de' },
  });
  screen.getByRole('heading', { name: 'Deine Statistik' });
  screen.getByText(/^Für eine Statistik brauchst du einen Schlüssel\./);
});
