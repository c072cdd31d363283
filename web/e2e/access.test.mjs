// Everybody can use it: keys lead everywhere, nothing is wider than its screen, and axe finds
// nothing.
import assert from 'node:assert/strict';
import { axe, check, fits, PHONE, SMALL } from './support/access.mjs';
import { Keys, Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { GAMES, scene, visit } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/person.mjs').Sight} Sight */

recorded('everybody can use the front page and what is written', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  const pages = [
    ['/', 'Five card games'],
    ['/about', 'About'],
    ['/rules', 'Rules'],
    ['/nowhere', 'Page not found'],
  ];
  for (const [path = '', title = ''] of pages) {
    await page.goto(path);
    await page.getByRole('heading', { name: title }).first().waitFor();
    await check(ada, title);
  }
  for (const game of ['kartel', 'khamul']) {
    await page.goto(`/rules/${game}#4.3`);
    await page.locator('.cited[data-clause="4.3"]').waitFor();
    await check(ada, `the rules of ${game}`);
  }
});

/** Opens all that is folded there. @param {import('playwright-core').Locator} place */
async function unfold(place) {
  const folded = place.locator('details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

recorded('everybody can use the lobby and the status', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  await visit(ada, 'lobby-khamul');
  // Presets come after the rest.
  await page.locator('summary', { hasText: 'Presets' }).waitFor();
  await unfold(page.locator('main'));
  await page.locator('details .option').first().waitFor({ state: 'attached' });
  const effects = page.locator('summary', { hasText: 'What it does to a round' });
  await effects.filter({ hasText: 'turn limit' }).waitFor({ state: 'attached' });
  await unfold(page.locator('main'));
  assert.equal(await page.locator('details:not([open])').count(), 0, 'all is open');
  await check(ada, 'the lobby');
  await ada.playback.add('status');
  const other = ada.tab(await ada.context.newPage());
  await other.page.goto('/status');
  await other.page.getByRole('region', { name: 'Rooms in use' }).waitFor();
  await check(other, 'the status');
});

recorded('everybody can learn', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop, { newcomer: true });
  const { page } = ada;
  for (const game of ['kartel', 'khamul']) {
    await ada.playback.add(`lesson-${game}`);
    await page.goto(`/learn/${game}`);
    await page.getByRole('region', { name: 'Your lesson' }).waitFor();
    await ada.until(({ title }) => title.startsWith('Your turn'));
    await check(ada, `the lesson of ${game}`);
  }
  await scene(ada, 'khamul-look');
  await page.getByRole('region', { name: 'Hint' }).waitFor();
  await check(ada, 'a hint');
  await page.goto('/rules/ktu#4.5');
  const clause = page.locator('[data-clause="4.5"]');
  await clause.getByText('Try it').click();
  await clause.getByRole('button', { name: 'Seven of clubs' }).click();
  await check(ada, 'an example');
});

for (const { name, phases } of Object.values(GAMES)) {
  recorded(
    `everybody can use ${name}`,
    async (site) => {
      const ada = await site.person('Ada', SCREENS.desktop);
      for (const at of phases) {
        await scene(ada, at);
        await check(ada, at);
        const off = (await ada.see()).groups.Actions?.find((action) => action.off);
        if (!off) continue;
        // Something is selected, and something is refused.
        await ada.page.setViewportSize(PHONE);
        const { groups } = await ada.see();
        const [card] = groups['Your hand'] ?? groups['Your cards'] ?? [];
        if (card) await new Pointer(ada).use(card);
        const still = (await ada.see()).groups.Actions?.find((action) => action.off);
        if (still) await new Pointer(ada).use(still);
        await axe(ada, `${at}, selected and refused`);
        await ada.page.setViewportSize(SMALL);
        await fits(ada, `${at}, refused`);
      }
    },
  );
}

/** Everything that can lie over a table, by its button in the menu. */
const SHEETS = {
  Rules: /^Rules/,
  Log: /^Log/,
  Scores: /^Scores/,
  Room: /^Link, seats/,
  'Your seat': /^Move or hand over/,
  'Your options': /^Your options/,
  Legend: /^Legend/,
  Keys: /^Keys/,
};

recorded(
  'everybody can use what lies over a table',
  async (site) => {
    const ada = await site.person('Ada', { viewport: SMALL });
    const { page } = ada;
    await page.addInitScript(() =>
      localStorage.setItem('kartenhaus.likings', JSON.stringify({ sound: true })),
    );
    await scene(ada, 'khamul-draw');
    await page.getByRole('button', { name: 'Menu' }).click();
    await check(ada, 'the menu');
    await ada.shut();
    for (const [title, button] of Object.entries(SHEETS)) {
      await page.setViewportSize(SMALL);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: button }).click();
      const sheet = page.getByRole('dialog', { name: title });
      await sheet.waitFor();
      if (title === 'Rules') {
        await sheet.getByRole('heading', { name: 'The goal' }).waitFor();
        await check(ada, 'the rules in short');
        await page.setViewportSize(SMALL);
        await sheet.getByRole('button', { name: 'Every rule, clause by clause' }).click();
        await sheet.locator('[data-clause]').first().waitFor();
      }
      await unfold(sheet);
      await check(ada, `the sheet ${title}`);
      await ada.shut();
    }
  },
);

recorded(
  'text may be set wider, and larger, and nothing is lost',
  async (site) => {
    // 200 % on a phone on its side is half as many pixels, and so is 400 % on a desktop.
    const ada = await site.person('Ada', { viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
    for (const at of Object.values(GAMES).flatMap(({ phases }) => phases)) {
      await scene(ada, at);
      for (const size of [{ width: 640, height: 360 }, { width: 320, height: 640 }]) {
        await ada.page.setViewportSize(size);
        await fits(ada, `${at} at ${size.width} px`);
        await ada.page.evaluate(widened);
        await fits(ada, `${at} at ${size.width} px, with text spaced out`);
        assert.deepEqual(await ada.page.evaluate(cut), [], `${at} at ${size.width} px: is cut off`);
      }
    }
  },
);

/** Text spacing as WCAG 1.4.12 has it: runs in the page. The page's policy lets no style tag in. */
function widened() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important;' +
      ' word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** Buttons whose words do not fit into them: runs in the page. */
function cut() {
  const all = [...document.querySelectorAll('main [role=group][aria-label=Actions] button')];
  return all
    .filter((it) => it.checkVisibility() && it.scrollWidth > it.clientWidth + 1)
    .map((it) => it.outerHTML);
}

recorded(
  'who has colours forced sees edges and letters',
  async (site) => {
    // Light on dark: what is drawn in a colour of its own would be dark on dark.
    const forced = /** @type {const} */ ({ forcedColors: 'active', colorScheme: 'dark' });
    const ada = await site.person('Ada', { ...SCREENS.desktop, ...forced });
    const { page } = ada;
    for (const at of ['kartel-pair', 'ktu-many', 'khamul-look']) {
      await scene(ada, at);
      // Every card has an edge, and its corner is not the colour of its paper.
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll('.card, .back')]
          .filter((it) => {
            const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(it);
            return parseFloat(borderTopWidth) === 0 || borderTopColor === backgroundColor;
          })
          .map((it) => it.outerHTML.slice(0, 120)),
      );
      assert.deepEqual(bare, []);
      const same = await page.evaluate(() =>
        [...document.querySelectorAll('.card .drawn, .card svg, [role=img] text, [role=img] :not(marker) > path')]
          // Not on backs, which say nothing.
          .filter((it) => it.getClientRects().length > 0 && !it.closest('.back'))
          .filter((it) => {
            const { color, fill, stroke } = getComputedStyle(it);
            const drawn = it instanceof SVGElement ? [fill, stroke] : [color];
            const ink = drawn.filter((it) => it !== 'none' && !it.startsWith('url'));
            return !ink.includes(getComputedStyle(document.documentElement).color);
          })
          .map((it) => `${it.outerHTML.slice(0, 160)} ${getComputedStyle(it).color}`),
      );
      assert.deepEqual(same, [], at);
    }
  },
);

recorded('who plays by keys stays in the hand', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  await scene(ada, 'kartu-sama-mid-played');
  const keys = new Keys(ada);
  const sight = await ada.see();
  const hand = sight.groups['Your hand'] ?? [];
  const first = hand.find(({ name }) => name === 'Six of diamonds, playable');
  assert(first);
  await keys.use(first);
  await ada.page.keyboard.press('Enter');
  await ada.until(({ groups }) => groups['Your hand']?.length !== hand.length);
  const where = await ada.page.evaluate(() =>
    document.activeElement?.closest('[role=group]')?.getAttribute('aria-label'),
  );
  assert.equal(where, 'Your hand');
});
