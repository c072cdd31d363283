// What a group has played: reached from the end of a match and from the room's menu.
import assert from 'node:assert/strict';
import { check } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { finish, finishRound, lay } from './support/table.mjs';

story('a group sees what it has played, drawn and in tables', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const path = await lay([ada], 'ktu', { bots: 2 });
  await finishRound([ada], path);
  const after = ada.page.locator('section.after');
  await after.locator('summary').click();
  await after.getByRole('link', { name: 'Statistics of this table' }).click();
  await ada.page.waitForURL(`**${path}/statistics`);
  await ada.page.getByRole('heading', { name: 'KTU', exact: true }).waitFor();
  await ada.page.getByRole('img', { name: /^KTU: all points of those who played most/ }).waitFor();
  // What is drawn stands in the table, as the server tells it.
  const { games } = await (await fetch(site.link(`/api/rooms${path.slice(2)}/matches`))).json();
  const rows = await ada.page.locator('main tbody tr').evaluateAll((all) =>
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
