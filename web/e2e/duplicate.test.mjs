// Duplicate: on the smallest screens there is much to read when two people have played the same deals.
import { axe, check } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { finishRound, lay, say } from './support/table.mjs';

story('who won two matches with the same deals, and what comes next, is seen at once', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', { ...SCREENS.phone, viewport: { width: 320, height: 640 } });
  const options = { rounds: 1, hand: 6 };
  const settings = { duplicate: 'two' };
  const path = await lay([ada, bea], 'kartel', { options, settings, begin: false });
  await ada.page.locator('summary', { hasText: ', duplicate' }).click();
  await axe(ada, 'the settings of duplicate');
  await say(ada, path, { type: 'start' });
  await finishRound([ada, bea], path);
  await bea.page.getByText('Duplicate: match 1 of 2').waitFor();
  await check(bea, 'after the first match of duplicate');

  for (const person of [ada, bea]) await say(person, path, { type: 'ready' });
  for (const person of [ada, bea]) await person.until(({ over }) => over === '');
  await finishRound([ada, bea], path);
  for (const { page } of [ada, bea]) await page.getByText('Duplicate: match 2 of 2').waitFor();
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
});
