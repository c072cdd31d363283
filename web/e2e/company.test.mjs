// The way home, totals, who lost, and what lies over a table and must not be in its way.
import assert from 'node:assert/strict';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { finish, GAMES, lay } from './support/table.mjs';

const NARROW = { ...SCREENS.phone, viewport: { width: 360, height: 640 } };

story('from a phone a table leads back to the games, and so does leaving it', async (site) => {
  const ada = await site.person('Ada', NARROW);
  const { page } = ada;
  await lay([ada], 'kartel', { bots: 2 });
  const room = page.url();
  await page.getByRole('link', { name: 'Kartenhaus, to the games' }).tap();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto(room);
  await page.getByRole('button', { name: 'Menu' }).tap();
  const dialog = page.getByRole('dialog');
  const leave = dialog.getByRole('button', { name: 'Leave the table' });
  await leave.waitFor();
  // The whole menu is on the screen.
  const box = await leave.boundingBox();
  assert(box && box.y + box.height <= NARROW.viewport.height, JSON.stringify(box));
  await dialog.getByRole('link', { name: 'To the games' }).tap();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto(room);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await leave.tap();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).tap();
  await page.waitForURL((url) => url.pathname === '/');
});

story('in its lesson a tap plays a card in Kartu Sama, as it says', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  await page.goto('/learn/kartu-sama');
  const lesson = page.getByRole('region', { name: 'Your lesson' });
  await lesson.getByText('tap your 9 of hearts to play it').waitFor();
  const hands = new Pointer(ada);
  await hands.press(page.getByRole('button', { name: /^Nine of hearts/ }), {
    position: { x: 14, y: 22 },
  });
  await lesson.getByText('the same rank').waitFor();
});

story('who lost is said, and who won the match stands above the panel', async (site) => {
  const ada = await site.person('Ada', NARROW);
  const { page } = ada;
  const options = { hand: 7, chips: 1 };
  const lost = await finish(ada, 'krass-kariert', { bots: 2, options });
  await page.goto(`${lost.path}#seat=${lost.key}`);
  await page.getByRole('heading', { name: /loses? the match$/ }).waitFor();

  const { path, key } = await finish(ada, 'kartu-sama', { bots: 4, options: { rounds: 1 } });
  await page.goto(`${path}#seat=${key}`);
  await page.getByRole('heading', { name: /wins? the match$/ }).waitFor();
  const won = await page.locator('tbody.won tr').first().boundingBox();
  const after = await page.locator('section.after').boundingBox();
  assert(won && after && won.y + won.height <= after.y, JSON.stringify([won, after]));
});

story('a hint moves nothing, and leaves the focus at the table', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop, { newcomer: true });
  const { page } = ada;
  await lay([ada], 'ktu', { bots: 2, options: GAMES.ktu.short });
  const hint = page.getByRole('region', { name: 'Hint' });
  await hint.waitFor();
  const hand = page.getByRole('group', { name: 'Your hand' });
  const before = await hand.boundingBox();
  await hint.getByRole('button', { name: 'Got it' }).focus();
  await page.keyboard.press('Enter');
  await hint.waitFor({ state: 'detached' });
  assert.deepEqual(await hand.boundingBox(), before);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'top');
});
