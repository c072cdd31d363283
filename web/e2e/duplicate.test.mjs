// Duplicate: two people play the same deals twice, and see what each made of the other's cards.
import assert from 'node:assert/strict';
import { axe, check } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { create, DRAWN, finishRound, GAMES, join, setOptions, takeSeat } from './support/table.mjs';

story('two people play the same deals from both seats, and luck is taken out', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', { ...SCREENS.phone, viewport: { width: 320, height: 640 } });
  const path = await create(ada, 'ktu');
  await setOptions(ada, GAMES.ktu.options);
  await join(bea, path);
  const line = ada.page.locator('summary', { hasText: /chat/ });
  await line.click();
  await ada.page.getByRole('group', { name: 'Duplicate' }).getByRole('radio', { name: /^Two matches/ }).check();
  await line.filter({ hasText: ', duplicate' }).waitFor();
  await bea.page.locator('summary', { hasText: ', duplicate' }).waitFor();
  await axe(ada, 'the settings of duplicate');

  await ada.page.getByRole('button', { name: 'Start' }).click();
  for (const { page } of [ada, bea]) await page.locator('main .table .prompt').first().waitFor(DRAWN);
  for (const person of [ada, bea]) await takeSeat(person, path);
  await finishRound([ada, bea], path);
  for (const { page } of [ada, bea]) {
    await page.getByText('Duplicate: match 1 of 2').waitFor();
    await page.getByText('Next come the same deals').waitFor();
    assert.equal(await page.getByRole('link', { name: 'Replay' }).count(), 0, 'no replay shows them');
  }
  await check(bea, 'after the first match of duplicate');

  for (const { page } of [ada, bea]) await page.getByRole('button', { name: 'Same deals again' }).click();
  for (const { page } of [ada, bea]) await page.getByText('Duplicate: match 1 of 2').waitFor({ state: 'detached' });
  await finishRound([ada, bea], path);
  for (const { page } of [ada, bea]) {
    await page.getByText('Duplicate: match 2 of 2').waitFor();
    const table = page.locator('.duplicate table');
    const names = await table.getByRole('rowheader').allTextContents();
    assert(names.length === 2 && names.includes('You'), names.join());
    const points = (await table.getByRole('cell').allTextContents()).map((text) =>
      Number(text.replace('−', '-').replace(/[^-\d.]/g, '')),
    );
    assert.equal(points.length, 2);
    assert.equal((points[0] ?? NaN) + (points[1] ?? NaN), 0);
    await page.getByRole('link', { name: 'Replay' }).waitFor();
  }
  // On the smallest screens there is much to read: who won, and what comes next, is seen at once.
  for (const size of [{ width: 320, height: 568 }, { width: 640, height: 360 }]) {
    await bea.page.setViewportSize(size);
    await bea.page.evaluate(() => scrollTo(0, 0));
    for (const part of [bea.page.locator('#after-title'), bea.page.getByRole('button', { name: 'Play again' })]) {
      await bea.page.waitForFunction(
        (it) => it && it.getBoundingClientRect().bottom <= innerHeight && it.getBoundingClientRect().top >= 0,
        await part.elementHandle(),
      );
    }
  }
  await check(bea, 'the end of duplicate on a small screen');
  await check(ada, 'the end of duplicate');
  await bea.page.getByRole('link', { name: 'Replay' }).tap();
  await bea.page.waitForURL(/\/replay\/2/);
});
