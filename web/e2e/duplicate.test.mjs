// Duplicate: on the smallest screens there is much to read when two people have played the same deals.
import { axe, check } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { visit } from './support/table.mjs';

recorded('who won two matches with the same deals, and what comes next, is seen at once', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', { ...SCREENS.phone, viewport: { width: 320, height: 640 } });
  for (const person of [ada, bea]) {
    person.playback.hold();
    await visit(person, 'duplicate', person.name);
  }
  ada.playback.skipTo(({ room }) => room?.settings.duplicate === 'two');
  await ada.page.locator('summary', { hasText: ', duplicate' }).click();
  await axe(ada, 'the settings of duplicate');
  const ends = (/** @type {any} */ { view }) => view?.phase === 'match_over';
  for (const { playback } of [ada, bea]) playback.skipTo(ends);
  await bea.page.getByText('Duplicate: match 1 of 2').waitFor();
  await check(bea, 'after the first match of duplicate');

  for (const { playback } of [ada, bea]) playback.skipTo(({ type }) => type === 'update');
  for (const person of [ada, bea]) await person.until(({ over }) => over === '');
  for (const { playback } of [ada, bea]) playback.skipTo(ends);
  for (const { page } of [ada, bea]) await page.getByText('Duplicate: match 2 of 2').waitFor();
  for (const size of [{ width: 320, height: 568 }, { width: 640, height: 360 }]) {
    await bea.page.setViewportSize(size);
    await bea.page.evaluate(() => scrollTo(0, 0));
    for (const part of [bea.page.locator('.verdict .says'), bea.page.getByRole('button', { name: 'Play again' })]) {
      await bea.page.waitForFunction(
        (it) => it && it.getBoundingClientRect().bottom <= innerHeight && it.getBoundingClientRect().top >= 0,
        await part.elementHandle(),
      );
    }
  }
  await check(bea, 'the end of duplicate on a small screen');
  await check(ada, 'the end of duplicate');
});
