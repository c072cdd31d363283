// House rules and variants: axe finds nothing where they are read, and it fits a small phone.
import { axe, check, fits, SMALL } from './support/access.mjs';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { start, visit } from './support/table.mjs';

recorded('what a house rule does, by bots and by people', async (site) => {
  const ada = await site.person('Ada', { ...SCREENS.phone, viewport: SMALL });
  const { page } = ada;
  const value = {
    ...{ option: 'pass', value: 'hard', seats: 4 },
    ...{ with: { matches: 12, rounds: 60 }, usual: { matches: 200, rounds: 1000 } },
    length: { value: -6.2, low: -9.9, high: -2.5 },
    fairness: { value: 0.02, low: -0.11, high: 0.15 },
    comebacks: null,
  };
  await page.route('**/api/games/kartel/played', (route) =>
    route.fulfill({ json: { game: 'kartel', matches: 250, values: [value] } }),
  );
  await visit(ada, 'lobby-kartel');
  await page.locator('summary', { hasText: 'Standard rules' }).tap();
  const passing = page.locator('.option', { hasText: 'passing' });
  await passing.getByText('What it does to a round').tap();
  await passing.getByText(/^Played here by people: finished matches of this site/).waitFor();
  await axe(ada, 'what a house rule does');
  await fits(ada, 'what a house rule does');
  await page.goto('/lab/kartel');
  await page.getByRole('heading', { name: 'House rules as people played them here' }).waitFor();
  await page.getByText('passing: hard').waitFor();
  await axe(ada, 'a report with what people played');
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
