import { expect, test } from 'vitest';
import type { History } from '../protocol';
import { openPage, recording, screen, SCREENS, within } from '../testing';

/** The texts of the cells of a row. */
const texts = (row: Element) => [...row.children].map((it) => it.textContent?.trim() ?? '');

test('a group sees what it has played, drawn and in tables', async () => {
  const recorded = recording('replay');
  const page = await openPage({ recording: recorded, as: 'Ada' });
  const room = location.pathname;
  const after = document.querySelector<HTMLElement>('section.after') as HTMLElement;
  await page.click(after.querySelector('summary') as Element);
  await page.click(within(after).getByRole('link', { name: 'Statistics of this table' }));
  expect(location.pathname).toBe(`${room}/statistics`);
  screen.getByRole('heading', { name: 'Kartu Sama' });
  screen.getByRole('img', { name: /^Kartu Sama: all points of those who played most/ });
  // What is drawn stands in the table, as the server tells it.
  const told = recorded.http.find(({ path }) => path.endsWith('/matches'))?.answer as History;
  const rows = [...document.querySelectorAll('main section > .ledger tbody tr')].map(texts);
  expect(rows).toHaveLength(3);
  for (const { name, won, matches, points } of told.games[0]?.players ?? []) {
    const row = rows.find(([first]) => first?.startsWith(name));
    expect(row?.slice(1, 3)).toEqual([`${won} of ${matches}`, `${points}`]);
  }
});

test('statistics of a table with money, in German, have signs', async () => {
  const recorded = recording('replay-kartel');
  await openPage({
    recording: recorded,
    as: 'Ada',
    path: `/r/${recorded.clients.Ada?.room}/statistics`,
    screen: SCREENS.phone,
    storage: { 'kartenhaus.language': 'de' },
  });
  screen.getByRole('heading', { name: 'Kartel' });
  screen.getByRole('region', { name: /^Wer wie oft gewonnen hat/ });
  const rows = [...document.querySelectorAll('main section > .ledger tbody tr')].map(texts);
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['Ada', '0 von 1', '−4'],
    ['Bea Bot', '1 von 1', '+4'],
  ]);
});
