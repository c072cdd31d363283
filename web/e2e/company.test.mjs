// What lies over a table must not be in its way.
import assert from 'node:assert/strict';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { scene, visit } from './support/table.mjs';

const NARROW = { ...SCREENS.phone, viewport: { width: 360, height: 640 } };

recorded('the whole menu is on a small screen', async (site) => {
  const ada = await site.person('Ada', NARROW);
  const { page } = ada;
  await scene(ada, 'kartel-lead');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const leave = page.getByRole('dialog').getByRole('button', { name: 'Leave the table' });
  await leave.waitFor();
  const box = await leave.boundingBox();
  assert(box && box.y + box.height <= NARROW.viewport.height, JSON.stringify(box));
});

recorded('who won the match stands above the panel', async (site) => {
  const ada = await site.person('Ada', NARROW);
  const { page } = ada;
  await visit(ada, 'matches-over', 'Cem');
  await page.getByRole('heading', { name: /wins? the match$/ }).waitFor();
  const won = await page.locator('.pods li[value="1"] .named').boundingBox();
  const after = await page.locator('section.after').boundingBox();
  assert(won && after && won.y + won.height <= after.y, JSON.stringify([won, after]));
});

recorded('a hint that was read moves nothing', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop, { newcomer: true });
  const { page } = ada;
  await scene(ada, 'ktu-open');
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.waitFor();
  const hand = page.getByRole('group', { name: 'Your hand' });
  const before = await hand.boundingBox();
  await hint.getByRole('button', { name: 'Got it' }).focus();
  await page.keyboard.press('Enter');
  await hint.waitFor({ state: 'detached' });
  assert.deepEqual(await hand.boundingBox(), before);
});
