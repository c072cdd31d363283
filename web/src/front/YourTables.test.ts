import { expect, test } from 'vitest';
import { openPage, recording, screen, SCREENS, within } from '../testing';

const KEY = '0'.repeat(32);
const [OVER, OPEN, GONE, OTHER] = [
  'plum-otter-1020',
  'plum-otter-1013',
  'plum-otter-1000',
  'plum-otter-1001',
];

/** A browser with seats in these rooms, the latest last. */
const seats = (...all: [room: string, key: string][]) => ({
  recording: 'tables',
  as: 'Ada',
  path: '/',
  seated: false,
  screen: SCREENS.phone,
  storage: { 'kartenhaus.seats': JSON.stringify(all) },
});

/** The links in a part of the page. */
const links = (name: string) => {
  const part = screen.queryByRole('region', { name });
  return part ? within(part).getAllByRole('link') : [];
};
const hrefs = (name: string) => links(name).map((it) => it.getAttribute('href'));

test('finished matches are listed below the games, and can be cleared', async () => {
  const page = await openPage(seats([OVER, KEY], [OPEN, KEY]));
  expect(hrefs('Your tables')).toEqual([`/r/${OPEN}`]);
  expect(hrefs('Finished matches')).toEqual([`/r/${OVER}`]);
  within(links('Your tables')[0] as HTMLElement).getByText('Your turn.');
  const [above, games, below] = [
    links('Your tables')[0] as HTMLElement,
    screen.getByRole('list', { name: 'Games' }),
    links('Finished matches')[0] as HTMLElement,
  ];
  const follows = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows(above, games) && follows(games, below)).toBeTruthy();
  await page.click(screen.getByRole('button', { name: 'Clear the finished matches' }));
  expect(hrefs('Finished matches')).toEqual([]);
  await page.load();
  expect(hrefs('Your tables')).toEqual([`/r/${OPEN}`]);
  expect(hrefs('Finished matches')).toEqual([]);
  // Its seat is still there.
  await page.load({ path: `/r/${OVER}` });
  screen.getByRole('button', { name: 'Play again' });
});

test('tables are forgotten whose room is gone, or whose key the server refuses', async () => {
  const recorded = recording('tables');
  const refused = recorded.http.find(({ as }) => as === 'Bea');
  if (!refused) throw new Error('no key was refused');
  recorded.http.push({
    ...refused,
    as: 'Ada',
    method: 'GET',
    body: undefined,
    path: `/api/rooms/${OTHER}`,
  });
  await openPage({
    ...seats([OPEN, KEY], [GONE, KEY], [OTHER, 'k']),
    recording: recorded,
  });
  expect(hrefs('Your tables')).toEqual([`/r/${OPEN}`]);
  expect(localStorage.getItem('kartenhaus.seats')).toBe(JSON.stringify([[OPEN, KEY]]));
});
