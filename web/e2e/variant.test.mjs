// House rules and variants: what they do to a game stands beside them, and a table plays them.
import assert from 'node:assert/strict';
import { axe, check, fits, SMALL } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { addBots, create, join, start } from './support/table.mjs';

story('beside a house rule stands what bots made of it', async (site) => {
  const ada = await site.person('Ada', { ...SCREENS.phone, viewport: SMALL });
  const { page } = ada;
  await create(ada, 'kartel');
  await page.locator('summary', { hasText: 'Standard rules' }).tap();
  const passing = page.locator('.option', { hasText: 'passing' });
  await passing.getByText('What it does to a round').tap();
  await passing.getByText(/^Played by bots \(novice\) with 5 seats, [\d,]+ deals/).waitFor();
  const said = await passing.locator('dd').allTextContents();
  assert.equal(said.length, 3);
  for (const sentence of said) assert.match(sentence, /[\d.]+ .*n = [\d,]+\)\.$/);
  await axe(ada, 'what a house rule does');
  await fits(ada, 'what a house rule does');
});

story('a table plays a variant, and says that it is one', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const path = await create(ada, 'kartu-sama');
  const bea = await site.person('Bea', SCREENS.phone);
  await join(bea, path);
  await addBots(ada, 1);
  await ada.page.locator('summary', { hasText: 'Standard rules' }).click();
  await ada.page.locator('summary', { hasText: 'Variant: other numbers in the rules' }).click();
  const cards = ada.page.getByRole('textbox', { name: 'cards each', exact: true });
  await cards.fill('5');
  await cards.press('Enter');
  const told = 'Variant of the rules, 1 change: cards each 5';
  for (const { page } of [ada, bea]) await page.locator('summary', { hasText: told }).waitFor();
  await check(ada, 'a lobby with a variant');
  await start([ada, bea]);
  const before = (await bea.see()).groups['Your hand'] ?? [];
  assert.equal(before.length, 5);
  await ada.page.getByText(`At this table: ${told}.`).waitFor();
  await bea.page.getByRole('button', { name: 'Menu' }).tap();
  await bea.page.getByRole('button', { name: 'Rules' }).tap();
  await bea.page.getByText(`At this table: ${told}.`).waitFor();
  await axe(bea, 'the rules of a variant');
});
