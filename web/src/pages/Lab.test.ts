import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage, recording, screen, SCREENS, within, type Opening, type Page } from '../testing';
import { pathOf, reportOf } from '../testing/lab';

/** Opens a page of the lab, which has the reports of two games. */
async function open(path: string, how: Opening = {}): Promise<Page> {
  const page = await openPage({ recording: 'rules', path: '/about', ...how });
  for (const game of ['kartel', 'ktu']) page.http.answer('GET', pathOf(game), reportOf(game));
  await page.load({ path });
  return page;
}

/** How many charts there are, of which each is drawn. */
function charts(): number {
  const all = [...document.querySelectorAll('figure .drawing')];
  for (const one of all) expect(one.querySelector('svg')).not.toBeNull();
  return all.length;
}

// Nothing is drawn where there is no room.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320));
afterEach(() => void vi.restoreAllMocks());

test('the lab shows what it found out about a game, and its rounds are watched', async () => {
  const page = await open('/rules/ktu', { screen: SCREENS.phone });
  const follow = (name: string) => page.click(screen.getByRole('link', { name }));
  await follow('What the lab found out');
  screen.getByRole('heading', { level: 1, name: /^KTU/ });
  expect(charts()).toBeGreaterThanOrEqual(10);
  expect(document.title).toBe('KTU in the lab – Kartenhaus');
  // Behind a chart is a table with the same.
  const figure = screen.getByText('Turns in a round', { selector: 'figcaption' }).closest('figure');
  const { getByText, getAllByRole } = within(figure as HTMLElement);
  await page.click(getByText('As a table'));
  expect(getAllByRole('row').length).toBeGreaterThan(3);

  await follow('Kartel');
  screen.getByRole('heading', { level: 1, name: /^Kartel/ });
  expect(charts()).toBeGreaterThan(0);
  // What is brought to the server is watched there: here, what was played at a table.
  const { http, clients } = recording('replay-kartel');
  const told = (path: string) =>
    http.findLast((it) => it.path === `/api/rooms/${clients.Ada?.room}/matches/1${path}`)?.answer;
  const record = '0123456789abcdef'.repeat(2);
  page.http.answer('POST', '/api/records', { record });
  page.http.answer('GET', `/api/records/${record}`, told(''));
  const steps = told('/rounds/1?seat=0&lens=true&from=0');
  page.http.answer('GET', `/api/records/${record}/rounds/1?from=0`, steps);
  const rounds = within(screen.getByRole('region', { name: 'Rounds to watch' }));
  await page.click(rounds.getAllByRole('button', { name: 'Watch' })[0] as Element);
  expect(page.http.asked).toContainEqual(
    expect.objectContaining({ path: '/api/records', body: reportOf('kartel').replays[0]?.record }),
  );
  expect(location.pathname).toBe(`/replay/${record}`);
  expect(document.querySelector('main .table .prompt')).not.toBeNull();
});

test('a report in German; a game that there is not', async () => {
  const page = await open('/lab', { storage: { 'kartenhaus.language': 'de' } });
  screen.getByRole('heading', { level: 2, name: 'Fairness' });
  expect(charts()).toBeGreaterThan(0);
  await page.load({ path: '/lab/whist' });
  screen.getByText(/^Es gibt kein Spiel „whist“/);
});

test('a report that does not come is said in the reader’s language, and tried again', async () => {
  const page = await open('/about', { storage: { 'kartenhaus.language': 'de' } });
  const fetching = page.http.hold('GET', pathOf('kartel'));
  const again = page.http.hold('GET', pathOf('kartel'));
  await page.load({ path: '/lab/kartel' });
  fetching.fail();
  await page.wait(0);
  expect(screen.getByRole('alert').textContent).toMatch(/^Der Bericht/);
  await page.click(screen.getByRole('button', { name: 'Neu laden' }));
  again.fail();
  await page.wait(0);
  expect(page.reloads).toBe(1);
});
