// Deals that anyone can check: a match is played to its end, and the page, the program and the script
// of the docs say the same of its record.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { axe } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { lay } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

const script = new URL('../../docs/fair/verify.py', import.meta.url).pathname;
const kartenhaus = process.env.KARTENHAUS ?? '../target/debug/kartenhaus';

/** Runs something; gives its exit code and what it says. @param {string} program @param {string[]} args */
function run(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** Opens the check, and gives what it says. @param {Person} person */
async function checked({ page }) {
  const sheet = page.getByRole('dialog', { name: 'How it was dealt' });
  await sheet.getByRole('listitem').nth(3).waitFor();
  return sheet;
}

story('a match is played, and checked by the page, the program and a script', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  const path = await lay([ada], 'kartu-sama', { bots: 2, options: { rounds: 2 }, begin: false });
  await page.goto(`${path}#seat=${ada.key}`);
  // The code for her part is loaded after the lobby.
  await ada.frame(({ sent, data }) => sent && data.type === 'promise');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('main .table .prompt').first().waitFor({ state: 'attached' });

  // A bot plays for her; her page has its part in every deal.
  const room = path.replace('/r/', '');
  const order = (/** @type {unknown} */ command) =>
    fetch(`${ada.url}/api/rooms/${room}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ada.key}` },
      body: JSON.stringify(command),
    });
  await order({ type: 'delegate', on: true });
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
  await order({ type: 'ready' });
  await page.getByRole('link', { name: 'Check the deal' }).click();
  const sheet = await checked(ada);
  const said = await sheet.innerText();
  assert.match(said, /Rounds 1 and 2: every card was decided by your own share/);
  assert.match(said, /what this page heard itself, in 2 of 2 rounds/);
  assert.match(said, /Ada: own share in 2 of 2 rounds\./);
  assert.equal(said.match(/Right:/g)?.length, 4, said);
  await axe(ada, 'the check');

  // The same record, downloaded.
  const record = await (await fetch(`${ada.url}/api/rooms/${room}/matches/1/record`)).text();
  const folder = await mkdtemp(join(tmpdir(), 'fair-'));
  const file = join(folder, 'match.record');
  await writeFile(file, record);
  assert.deepEqual(run('python3', [script, file]), {
    status: 0,
    said: '2 rounds were dealt as promised\n',
  });
  const verified = run(kartenhaus, ['verify', file, '--language', 'en']);
  assert.equal(verified.status, 0, verified.said);
  assert.match(verified.said, /seat 0: its own share in 2 rounds, drawn by the server in 0/);

  // A record that was tampered with on its way to the page.
  const deck = /^deck (\S+) (\S+)/m.exec(record);
  const changed = record.replace(`deck ${deck?.[1]} ${deck?.[2]}`, `deck ${deck?.[2]} ${deck?.[1]}`);
  await writeFile(file, changed);
  assert.equal(run('python3', [script, file]).status, 1);
  assert.equal(run(kartenhaus, ['verify', file]).status, 1);
  await page.route('**/record', (route) => route.fulfill({ body: changed }));
  await page.goto(`${path}/replay/1?check=1`);
  assert.match(await (await checked(ada)).innerText(), /The record was changed/);
  await page.unroute('**/record');

  // Who was not there has only the record's word; it comes back from a file as it was.
  const bea = await site.person('Bea', SCREENS.desktop);
  await bea.page.goto(`${path}/replay/1?check=1`);
  assert.match(await (await checked(bea)).innerText(), /heard none of the promises/);
  await writeFile(file, record);
  await bea.page.goto('/replay');
  await bea.page.getByLabel('The file').setInputFiles(file);
  await bea.page.getByRole('button', { name: 'Share' }).click();
  await bea.page.getByRole('button', { name: 'Check the deal' }).click();
  assert.match(await (await checked(bea)).innerText(), /if at least one of them played fairly/);
  await rm(folder, { recursive: true });
});
