// What the lab found out about the games, on the site and in a file of its own.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { axe, check, DESKTOP, fits, SMALL } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded, story } from './support/story.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** Waits until every chart is drawn, and says how many there are. @param {Person} person */
async function charts({ page }) {
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll('figure .drawing')];
    return all.length > 0 && all.every((it) => it.querySelector('svg'));
  });
  return page.locator('figure .drawing svg').count();
}

recorded('reports of the lab fit on every screen, by day and by night', async (site) => {
  const ada = await site.person('Ada', { ...SCREENS.phone, viewport: SMALL });
  const { page } = ada;
  await page.goto('/lab/ktu');
  await charts(ada);
  await check(ada, 'a report');
  await page.locator('figure', { hasText: 'Turns in a round' }).getByText('As a table').tap();
  await axe(ada, 'a report with a table');
  await fits(ada, 'a report with a table');
  const how = { viewport: DESKTOP, locale: 'de-DE', colorScheme: /** @type {const} */ ('dark') };
  const bea = await site.person('Bea', how);
  await bea.page.goto('/lab');
  await charts(bea);
  await axe(bea, 'a report by night');
  await bea.page.goto('/lab/whist');
  await bea.page.getByText('Es gibt kein Spiel „whist“').waitFor();
  await check(bea, 'no report');
});

story('a report in a file of its own needs no network', async (site) => {
  const out = await mkdtemp(join(tmpdir(), 'kartenhaus-lab-'));
  try {
    const lab = ['lab', 'report', '--game', 'kartu-sama', '--seats', '2', '--rounds', '1000'];
    const program = process.env.KARTENHAUS ?? '';
    await promisify(execFile)(program, [...lab, '--seed', '1', '--out', out]);
    const cem = await site.person('Cem', { ...SCREENS.phone, viewport: SMALL });
    const asked = /** @type {string[]} */ ([]);
    cem.page.on('request', (request) => asked.push(new URL(request.url()).protocol));
    await cem.page.goto(pathToFileURL(join(out, 'index.html')).href);
    assert((await charts(cem)) >= 10);
    await axe(cem, 'a report in a file');
    await fits(cem, 'a report in a file');
    // On paper there are charts, and no tables, not even one that is open.
    await cem.page.getByText('As a table').first().tap();
    await cem.page.emulateMedia({ media: 'print' });
    await cem.page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    assert.equal(await cem.page.locator('table:visible, summary:visible').count(), 0);
    await cem.page.emulateMedia({ media: 'screen' });
    assert.equal(await cem.page.locator('table:visible').count(), 1);
    await cem.page.getByRole('button', { name: 'Deutsch' }).click();
    await cem.page.getByRole('heading', { level: 2, name: 'Länge' }).waitFor();
    const [saved] = await Promise.all([
      cem.page.waitForEvent('download'),
      cem.page.getByRole('link', { name: 'Aufzeichnung speichern' }).first().tap(),
    ]);
    assert.match(saved.suggestedFilename(), /\.txt$/);
    assert.deepEqual([...new Set(asked)].filter((it) => !/^(file|data|blob):$/.test(it)), []);
  } finally {
    await rm(out, { recursive: true });
  }
});
