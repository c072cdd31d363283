// What a group has played, reached from the end of a match and from the room's menu; and what a person
// has, with their key.
import assert from 'node:assert/strict';
import { check } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import {
  create,
  DRAWN,
  finish,
  finishRound,
  GAMES,
  join,
  lay,
  makeKey,
  setOptions,
  takeSeat,
} from './support/table.mjs';

story('a group sees what it has played, drawn and in tables', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const path = await lay([ada], 'ktu', { bots: 2, options: GAMES.ktu.short });
  await finishRound([ada], path);
  const after = ada.page.locator('section.after');
  await after.locator('summary').click();
  await after.getByRole('link', { name: 'Statistics of this table' }).click();
  await ada.page.waitForURL(`**${path}/statistics`);
  await ada.page.getByRole('heading', { name: 'KTU', exact: true }).waitFor();
  await ada.page.getByRole('img', { name: /^KTU: all points of those who played most/ }).waitFor();
  // What is drawn stands in the table, as the server tells it.
  const { games } = await (await fetch(site.link(`/api/rooms${path.slice(2)}/matches`))).json();
  const rows = await ada.page.locator('main section > .ledger tbody tr').evaluateAll((all) =>
    all.map((row) => [...row.children].slice(0, 3).map((it) => it.textContent?.trim() ?? '')),
  );
  assert.equal(rows.length, 3);
  for (const player of games[0].players) {
    const row = rows.find(([name]) => name?.startsWith(player.name));
    assert.deepEqual(row?.slice(1), [`${player.won} of ${player.matches}`, String(player.points).replace('-', '−')]);
  }
  await check(ada, 'the statistics of a table');
});

story('statistics in German, on a small screen, of a table with money', async (site) => {
  const screen = { ...SCREENS.phone, viewport: { width: 320, height: 640 }, locale: 'de-DE' };
  const ada = await site.person('Ada', screen);
  const { path } = await finish(ada, 'kartel', { bots: 1, options: { rounds: 2 } });
  await ada.page.goto(`${path}/statistics`);
  await ada.page.getByRole('heading', { name: 'Kartel', exact: true }).waitFor();
  await ada.page.getByRole('region', { name: 'Wer wie oft gewonnen hat' }).waitFor();
  await check(ada, 'the statistics of a table on a small screen');
});

story('a person sees what they played with their key, and nobody else does', async (site) => {
  const ada = await site.person('Ada', { ...SCREENS.phone, viewport: { width: 320, height: 640 } });
  const bea = await site.person('Bea', SCREENS.desktop);
  const { page } = ada;
  // Without a key there is nothing to count by.
  await page.goto('/you/statistics');
  await page.getByText('Statistics need a key.').waitFor();
  for (const person of [ada, bea]) await makeKey(person);
  await page.getByRole('link', { name: 'Your statistics, match by match' }).click();
  await page.getByText('You have not finished a match yet').waitFor();

  const path = await create(ada, 'ktu');
  await setOptions(ada, GAMES.ktu.options);
  await join(bea, path);
  await page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [ada, bea]) await page.locator('main .table .prompt').first().waitFor(DRAWN);
  for (const person of [ada, bea]) await takeSeat(person, path);
  await finishRound([ada, bea], path);
  const room = path.slice('/r/'.length);
  const { matches } = await (await fetch(site.link(`/api/rooms/${room}/matches`))).json();
  const [{ players, scores, winners, rounds }] = matches;
  for (const person of [ada, bea]) {
    const { page, name } = person;
    const seat = players.findIndex((/** @type {any} */ it) => it.name === name);
    await page.goto('/you/statistics');
    await page.getByRole('heading', { name: 'KTU', exact: true }).waitFor();
    // What is drawn stands in words and tables, as the server tells it.
    const won = winners.includes(seat);
    const share = `Won: ${won ? 1 : 0} of 1 (${won ? '100%' : '0%'}). By chance alone it would be 50%.`;
    await page.getByText(winners.length === 1 ? share : 'Won: 1 of 1 (100%)').waitFor();
    await page.getByText('These are too few matches to say more.').waitFor();
    await page.getByRole('img', { name: /^KTU: all your points, round by round/ }).waitFor();
    await page.locator('summary', { hasText: 'All matches' }).click();
    const table = page.getByRole('region', { name: 'KTU: matches' });
    const cells = await table.locator('tbody tr > *').allTextContents();
    const other = players[1 - seat].name;
    const points = String(scores[seat]).replace('-', '−');
    assert.deepEqual(cells.slice(1).map((it) => it.trim()), [`${won ? 1 : 2} of 2`, points, other]);
    const met = page.getByRole('region', { name: 'Met most often' });
    await met.getByRole('row', { name: new RegExp(`^${other} 1 `) }).waitFor();
    const figures = rounds.length === 1 ? 'one round' : `${rounds.length} rounds`;
    await page.getByText(`One match, ${figures}`).waitFor();
    await check(person, `the statistics of ${name}`);
  }
  // Each row leads to the match, seen from the own seat.
  const row = page.getByRole('region', { name: 'KTU: matches' }).getByRole('link');
  assert.equal(await row.getAttribute('href'), `${path}/replay/1?seat=${players[0].name === 'Ada' ? 0 : 1}`);
});

story('own statistics in German, with nothing played', async (site) => {
  const screen = { ...SCREENS.phone, viewport: { width: 320, height: 640 }, locale: 'de-DE' };
  const ada = await site.person('Ada', screen);
  await ada.page.goto('/you/statistics');
  await ada.page.getByRole('heading', { name: 'Deine Statistik', exact: true }).waitFor();
  await ada.page.getByText('Für eine Statistik brauchst du einen Schlüssel.').waitFor();
  await check(ada, 'own statistics without a key');
});
