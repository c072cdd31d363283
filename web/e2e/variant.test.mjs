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

story('what people played here stands below, once there is enough of it', async (site) => {
  const ada = await site.person('Ada', { ...SCREENS.phone, viewport: SMALL });
  const { page } = ada;
  const value = {
    ...{ option: 'pass', value: 'hard', seats: 4 },
    ...{ with: { matches: 12, rounds: 60 }, usual: { matches: 200, rounds: 1000 } },
    length: { value: -6.2, low: -9.9, high: -2.5 },
    fairness: { value: 0.02, low: -0.11, high: 0.15 },
    comebacks: null,
  };
  let asked = 0;
  await page.route('**/api/games/kartel/played', async (route) => {
    asked += 1;
    await route.fulfill({ json: { game: 'kartel', matches: 250, values: [value] } });
  });
  await create(ada, 'kartel');
  await page.locator('summary', { hasText: 'Standard rules' }).tap();
  const passing = page.locator('.option', { hasText: 'passing' });
  const effects = passing.getByText('What it does to a round');
  await effects.waitFor();
  assert.equal(asked, 0, 'whoever does not look asks for nothing');
  await effects.tap();
  await passing.getByText(/^Played here by people: finished matches of this site/).waitFor();
  const said = (await passing.locator('dd').allTextContents()).slice(3);
  assert.deepEqual(said, [
    'At tables of 4: 60 rounds in 12 matches, and 1,000 rounds in 200 matches with the usual rule.',
    'A round has 6.2 fewer turns (2.5 to 9.9).',
    'No change was found in how often the seat that begins wins: it is below 15 percentage points.',
  ]);
  await axe(ada, 'what people played');
  await fits(ada, 'what people played');
  await page.goto('/lab/kartel');
  await page.getByRole('heading', { name: 'House rules as people played them here' }).waitFor();
  await page.getByText('passing: hard').waitFor();
  await axe(ada, 'a report with what people played');
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
