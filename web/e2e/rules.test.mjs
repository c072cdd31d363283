// The rules for people: short and with pictures, also on the smallest screen.
import { check, fits, SMALL } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { GAMES, scene } from './support/table.mjs';

/** The smallest screen, with a finger. */
const PHONE = { ...SCREENS.phone, viewport: SMALL };

recorded('the rules of each game fit on the smallest screen, and what counts does at a table', async (site) => {
  const ada = await site.person('Ada', PHONE);
  const { page } = ada;
  for (const [game, { name }] of Object.entries(GAMES)) {
    await page.goto(`/rules/${game}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByText('Try it').first().waitFor();
    await fits(ada, `the rules of ${name}`);
  }
  await check(ada, 'the rules in short');
  await page.setViewportSize(SMALL);
  await scene(ada, 'khamul-draw');
  await page.getByRole('button', { name: 'At a glance' }).click();
  await page.getByRole('dialog', { name: 'At a glance' }).getByText('Red queen: 20').waitFor();
  await check(ada, 'what counts, at a glance');
});
