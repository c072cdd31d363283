// Coming, going, and coming back: the lobby, the front page, the log, what lies over the table.
import assert from 'node:assert/strict';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { create, join, lay, playMoves, seatLink, start } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/**
 * The lines of the log beside the table, once it tells all that came: a turn is shown sooner.
 * @param {Person} person
 */
async function log(person) {
  const seqs = person.heard().map(({ type, seq }) => (type === 'update' ? seq : 0));
  await person.page.waitForFunction((last) => {
    const kept = sessionStorage.getItem(`kartenhaus.log.${location.pathname.slice(3).toLowerCase()}`);
    return JSON.parse(kept ?? 'null')?.seq >= last;
  }, Math.max(...seqs));
  return person.page.getByRole('log').locator('p').allInnerTexts();
}

story('Back closes what lies over the table, and leads out of the room then', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  await page.goto('/');
  const path = await lay([ada], 'ktu', { bots: 1 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const rules = page.getByRole('dialog', { name: 'Rules' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Rules' }).tap();
  await rules.waitFor();
  await page.goBack();
  await menu.waitFor();
  await page.goBack();
  await menu.waitFor({ state: 'detached' });
  assert.equal(new URL(page.url()).pathname, path);
  // What is opened while another is still being closed stays open.
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
  await ada.shut();
  // What was closed by its own button costs no Back.
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('button', { name: 'Close' }).tap();
  await menu.waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('heading', { name: 'Five card games' }).waitFor();

  // The front page leads back to the table; where the room is gone, so is the table, and what is no
  // key opens none.
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('kartenhaus.seats') ?? '[]');
    kept.push(['plum-otter-1000', '0'.repeat(32)], ['plum-otter-1001', 'k']);
    localStorage.setItem('kartenhaus.seats', JSON.stringify(kept));
  });
  ada.expects(/40[14]/);
  await page.reload();
  await page.getByRole('link', { name: /^KTU/ }).waitFor();
  assert.equal(await page.getByRole('link', { name: /plum-otter/ }).count(), 0);
  await page.waitForFunction(() => !localStorage.getItem('kartenhaus.seats')?.includes('plum'));
  await page.getByRole('link', { name: /^KTU/ }).tap();
  await page.getByRole('group', { name: 'Actions' }).waitFor();
});

story('a page that is loaded again keeps the log; another seat does not see it', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  await lay([ada], 'kartu-sama', { bots: 2 });
  await playMoves(ada, 'kartu-sama', 3);
  const before = await log(ada);
  assert(before.length >= 4, `${before}`);
  await page.reload();
  await page.getByRole('group', { name: 'Actions' }).waitFor();
  await page.waitForFunction(
    (count) => document.querySelectorAll('[role=log] p').length >= count,
    before.length,
  );
  assert.deepEqual(await log(ada), before);
  // A room's name in capitals is the same room, and the same seat.
  await page.goto(new URL(page.url()).pathname.toUpperCase().replace('/R/', '/r/'));
  await page.getByRole('group', { name: 'Actions' }).waitFor();
  assert.deepEqual(await log(ada), before);

  const link = await seatLink(ada);
  const bea = await site.person('Bea', SCREENS.desktop);
  await bea.page.goto(link);
  await bea.page.getByRole('group', { name: 'Actions' }).waitFor();
  assert.deepEqual(await log(bea), ['Match 1'], 'a second device was told nothing yet');
});

story('in the lobby one gets up, says something, and is told who comes', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const bea = await site.person('Bea', SCREENS.phone);
  const path = await create(ada, 'ktu');
  await ada.page.locator('summary', { hasText: /clock/i }).tap();
  await ada.page.getByRole('checkbox', { name: /^Chat/ }).tap();
  await join(bea, path);
  const said = (/** @type {Person} */ { page }, /** @type {string} */ text) =>
    page.getByRole('log').getByText(text, { exact: true }).waitFor();
  await said(ada, 'Bea sat down.');
  await bea.page.getByRole('textbox', { name: 'Say something' }).fill('hello');
  await bea.page.getByRole('button', { name: 'Say' }).tap();
  await said(ada, 'Bea: hello');

  // In the match it stands at the speaker's seat, and where one answers it says that it is new.
  await start([ada, bea]);
  await bea.page.getByRole('button', { name: 'Menu' }).tap();
  await bea.page.getByRole('button', { name: /^Log and chat/ }).tap();
  await bea.page.getByRole('textbox', { name: 'Say something' }).fill('good luck');
  await bea.page.getByRole('button', { name: 'Say', exact: true }).tap();
  await ada.page.locator('.bubble', { hasText: 'Bea: good luck' }).waitFor();
  await ada.page.getByRole('button', { name: 'Say something, 1 new message' }).tap();
  await ada.page.getByRole('menuitem', { name: /^Write a message… ?1 new/ }).tap();
  await said(ada, 'Bea: good luck');
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await ada.page.getByRole('button', { name: 'Say something', exact: true }).waitFor();
});

story('who gets up in the lobby watches, and the next one is the host', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.desktop);
  await lay([ada, bea], 'kartel', { begin: false });
  // Who can follow the link is the business of whoever runs the site: the host, as far as one knows.
  const hint = /works on this machine only/;
  await ada.page.getByText(hint).waitFor();
  assert.equal(await bea.page.getByText(hint).count(), 0);
  await ada.page.getByRole('button', { name: 'Fill with bots' }).click();
  await bea.page.getByRole('listitem').filter({ hasText: /bot, / }).nth(2).waitFor();
  await ada.page.getByRole('button', { name: 'Leave the table' }).click();
  await ada.page.getByRole('button', { name: 'Sit down as “Ada”' }).waitFor();
  await bea.page.getByText('You are the host now.').first().waitFor();
  await bea.page.getByText(hint).waitFor();
  // A new name is remembered; spaces are none.
  await bea.page.getByRole('button', { name: 'Rename' }).click();
  await bea.page.getByRole('textbox', { name: 'Your name' }).fill('   ');
  await bea.page.getByRole('button', { name: 'Save' }).click();
  await bea.page.getByText('A name needs at least one letter.').first().waitFor();
  await bea.page.getByRole('textbox', { name: 'Your name' }).fill('Cem Ö.');
  await bea.page.getByRole('button', { name: 'Save' }).click();
  await ada.page.getByText('Cem Ö.').first().waitFor();
  await bea.page.waitForFunction(() => localStorage.getItem('kartenhaus.name') === 'Cem Ö.');
  await bea.page.goto('/');
  assert.equal(await bea.page.getByRole('textbox', { name: 'Your name' }).inputValue(), 'Cem Ö.');
  await bea.page.getByRole('textbox', { name: 'Your name' }).fill(' ');
  await bea.page.getByRole('button', { name: 'Invite friends KTU' }).click();
  await bea.page.getByRole('alert').getByText('A name needs').waitFor();
});

story('nonsense is answered where it was typed', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  await lay([ada], 'kartel', { bots: 2 });
  const sight = await ada.until(({ title, busy }) => title.startsWith('Your turn') && !busy);
  await page.getByRole('combobox', { name: 'Move as text' }).fill('xyzzy `1`');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('complementary').getByRole('status');
  await answer.getByText('“xyzzy').waitFor();
  assert.match(await answer.innerText(), /is no move of this game\./);
  const works = await answer.locator('.works button').count();
  assert(works > 0 && works <= 3, `${works} moves that work`);
  assert.equal((await ada.see()).status, sight.status, 'the table says what it said');
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
