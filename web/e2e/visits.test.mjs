// What lies over the table, and the bar above it.
import assert from 'node:assert/strict';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { scene, visit } from './support/table.mjs';

recorded('what is opened while another is still being closed stays open', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  await scene(ada, 'ktu-mid');
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

/** What is cut in the bar: runs in the page. */
function cut() {
  const header = document.querySelector('header');
  const parts = header?.querySelectorAll('[role=timer] b, .round, button, .dot') ?? [];
  return [...parts].flatMap((part) => {
    const { left, right } = part.getBoundingClientRect();
    const on = document.elementFromPoint((left + right) / 2, 22);
    const whole = left >= 0 && right <= innerWidth && part.scrollWidth <= part.clientWidth + 1;
    return whole || part.clientWidth === 0 ? [] : [`${part.textContent} ${left} ${right} ${on?.className}`];
  });
}

recorded('the clock’s time is there whatever the name, and so is the round', async (site) => {
  for (const name of ['Ada', 'Fen']) {
    const person = await site.person(name, SCREENS.phone, { clock: true });
    const { page } = person;
    await visit(person, 'long-name', name);
    await page.getByRole('timer').waitFor();
    await person.stopTime();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 });
      assert.deepEqual(await page.evaluate(cut), [], `${name}, ${width}`);
    }
  }
});
