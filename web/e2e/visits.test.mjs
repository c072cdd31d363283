// What lies over the table, and the bar above it.
import assert from 'node:assert/strict';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { lay } from './support/table.mjs';

story('what is opened while another is still being closed stays open', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  await lay([ada], 'ktu', { bots: 1 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.waitFor();
  await page.evaluate(async () => {
    const [open, dialog] = ['.screen button.menu', 'dialog'].map((it) => document.querySelector(it));
    const closed = new Promise((done) => dialog?.addEventListener('close', done));
    dialog?.querySelector('button')?.click();
    while (dialog?.isConnected) await null;
    /** @type {HTMLElement} */ (open).click();
    await closed;
  });
  await menu.waitFor();
  // Back closes it, as it does every other.
  await page.goBack();
  await menu.waitFor({ state: 'detached' });
});

story('the clock’s time is there whatever the name, and so is the round', async (site) => {
  const ada = await site.person('Bartholomäus Maximil', SCREENS.phone);
  const { page } = ada;
  await lay([ada], 'kartel', { bots: 4, settings: { clock: 'live' } });
  await page.getByRole('timer').waitFor();
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    const cut = await page.evaluate(() => {
      const header = document.querySelector('header');
      const parts = header?.querySelectorAll('[role=timer] b, .round, button, .dot') ?? [];
      return [...parts].flatMap((part) => {
        const { left, right } = part.getBoundingClientRect();
        const on = document.elementFromPoint((left + right) / 2, 22);
        const whole = left >= 0 && right <= innerWidth && part.scrollWidth <= part.clientWidth + 1;
        return whole || part.clientWidth === 0 ? [] : [`${part.textContent} ${left} ${right} ${on?.className}`];
      });
    });
    assert.deepEqual(cut, [], `${width}`);
  }
});
