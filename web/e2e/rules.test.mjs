// The rules for people: short and with pictures; what counts is one tap away in play, and the clauses
// are one link away.
import assert from 'node:assert/strict';
import { check, fits, SMALL } from './support/access.mjs';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { GAMES, lay, scene } from './support/table.mjs';

/** The smallest screen, with a finger. */
const PHONE = { ...SCREENS.phone, viewport: SMALL };

story('the rules of each game are short, with pictures, and lead to the clauses', async (site) => {
  const ada = await site.person('Ada', PHONE);
  const { page } = ada;
  const hands = new Pointer(ada);
  for (const [game, { name }] of Object.entries(GAMES)) {
    await page.goto(`/rules/${game}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('heading', { name: 'The goal' }).waitFor();
    await page.getByText('Try it').first().waitFor();
    assert((await page.locator('figure').count()) >= 5, `${name} has pictures`);
    assert.equal(await page.locator('[data-clause]').count(), 0, `${name} has no clauses here`);
    await fits(ada, `the rules of ${name}`);
  }
  await check(ada, 'the rules in short');

  // To the clauses and back; what an example cites leads there, too.
  await page.goto('/rules/kartu-sama');
  await page.getByText('Try it').first().click();
  await hands.press(page.getByRole('button', { name: 'Six of diamonds' }));
  await hands.press(page.getByRole('link', { name: 'Rule 3.2' }));
  await page.waitForURL('**/rules/kartu-sama/clauses#3.2');
  await page.locator('.cited[data-clause="3.2"]').waitFor();
  await hands.press(page.getByRole('link', { name: 'The rules in short' }));
  await hands.press(page.getByRole('link', { name: 'Every rule, clause by clause' }));
  await page.locator('[data-clause="3.2"]').waitFor();
  assert.equal(new URL(page.url()).pathname, '/rules/kartu-sama/clauses');
});

story('no table opens with a specification, and what counts is one tap away', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  await lay([ada], 'khamul', { bots: 1 });
  const beside = page.getByRole('region', { name: 'Rules', exact: true });
  await beside.getByRole('heading', { name: 'The goal' }).waitFor();
  assert.equal(await beside.locator('[data-clause]').count(), 0);
  await beside.getByRole('button', { name: 'Every rule, clause by clause' }).click();
  await beside.locator('[data-clause="4.3"]').waitFor();
  await beside.getByRole('button', { name: 'The rules in short' }).click();
  await beside.getByRole('heading', { name: 'The goal' }).waitFor();

  await page.setViewportSize(SMALL);
  await page.getByRole('button', { name: 'At a glance' }).click();
  const glance = page.getByRole('dialog', { name: 'At a glance' });
  await glance.getByText('Red queen: 20').waitFor();
  await check(ada, 'what counts, at a glance');
  await page.setViewportSize(SMALL);
  await glance.getByRole('button', { name: 'Close' }).click();
  await glance.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const over = page.getByRole('dialog', { name: 'Rules' });
  await over.getByRole('heading', { name: 'The goal' }).waitFor();
  assert.equal(await over.locator('[data-clause]').count(), 0);
});

story(
  'Kartel says in people’s words what lies there and what beats it',
  async (site) => {
    const ada = await site.person('Ada', SCREENS.phone);
    const { page } = ada;
    await scene(ada, 'kartel-book');
    await page
      .getByText('Beat the rainbow: a higher one, or a straight or better.', { exact: true })
      .waitFor();
    await page.getByRole('figure', { name: 'Eli: rainbow' }).getByText('KARA Jump').waitFor();
    const ladder = page.getByRole('list', { name: 'Five-card hands, high to low' });
    const lines = await ladder.getByRole('listitem').allInnerTexts();
    assert.deepEqual(
      lines.map((line) => line.split(',')[0]?.trim()),
      ['Five of a kind', 'Straight flush', 'Four of a kind', 'Flush', 'Full house', 'Straight', 'Rainbow'],
    );
    assert.equal(await ladder.locator('[aria-current=true]').innerText(), 'Rainbow');
    // Also what the player puts together.
    await page.getByRole('button', { name: /^Five \d/ }).click();
    await page.getByRole('button', { name: /^Play (straight|flush)/ }).waitFor();
  },
  { scenes: true },
);
