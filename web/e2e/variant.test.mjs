// House rules and variants: axe finds nothing where they are read, and it fits a small phone.
import { axe, check, fits, SMALL } from './support/access.mjs';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { start, visit } from './support/table.mjs';

recorded('what a house rule does', async (site) => {
  const ada = await site.person('Ada', { ...SCREENS.phone, viewport: SMALL });
  const { page } = ada;
  await visit(ada, 'lobby-kartel');
  await page.locator('summary', { hasText: 'Standard rules' }).tap();
  const passing = page.locator('.option', { hasText: 'passing' });
  await passing.getByText('What it does to a round').tap();
  await passing.getByText(/^Played by bots/).first().waitFor();
  await axe(ada, 'what a house rule does');
  await fits(ada, 'what a house rule does');
});

recorded('a variant in the lobby, and in the rules at the table', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.phone);
  await visit(ada, 'variant');
  await ada.page.locator('summary', { hasText: 'Standard rules' }).click();
  await ada.page.locator('summary', { hasText: 'Variant: other numbers in the rules' }).click();
  await new Pointer(ada).write(ada.page.getByRole('textbox', { name: 'cards each' }), '5');
  await ada.page.locator('summary', { hasText: 'cards each 5' }).waitFor();
  await check(ada, 'a lobby with a variant');
  await start([ada]);
  await visit(bea, 'variant', 'Bea');
  await bea.page.getByRole('button', { name: 'Menu' }).tap();
  await bea.page.getByRole('button', { name: 'Rules' }).tap();
  await bea.page.getByText('Variant of the rules, 1 change: cards each 5.').waitFor();
  await axe(bea, 'the rules of a variant');
});
