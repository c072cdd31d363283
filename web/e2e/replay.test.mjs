// A match that is over: step by step, from every seat, with what it could know; shared, taken away
// as a file, and brought back.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { axe, check, DESKTOP, PHONE } from './support/access.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { finish, GAMES, lay } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/table.mjs').Game} Game */

/** Options that make a match short. @type {Record<Game, import('./support/table.mjs').Options>} */
const SHORT = {
  kartel: { rounds: 1 },
  'kartu-sama': { rounds: 2 },
  'krass-kariert': { hand: 7, chips: 1 },
  khamul: { turn_limit: 6, target: 10 },
  ktu: { turn_limit: 60 },
};

/** The path of a room in which bots have played a match to its end. @param {Person} host @param {Game} game */
async function finished(host, game) {
  const { path, key } = await finish(host, game, { bots: 2, options: SHORT[game] });
  await host.page.goto(`${path}#seat=${key}`);
  await host.page.getByRole('link', { name: 'Replay', exact: true }).waitFor();
  return path;
}

/** Where the replay is, by its address. @param {Person} person */
const where = ({ page }) => new URL(page.url()).search;

/** Waits until the address says where it is. @param {Person} person @param {RegExp} wanted */
const arrives = ({ page }, wanted) => page.waitForURL((url) => wanted.test(url.search));

/** The sentence that is marked. @param {Person} person */
const now = ({ page }) => page.locator('[aria-current=step] span').innerText();

/** What the table shows, in words. @param {Person} person */
const table = ({ page }) =>
  page.getByRole('region', { name: 'The table, only to be looked at' }).innerText();

story('a match is watched again, step by step and from every seat', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  const path = await finished(ada, 'kartu-sama');
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
  await page.waitForURL(`**${path}/replay/1?**`);
  // It opens as the seat that one played; anybody else's link opens it as a spectator.
  await arrives(ada, /^\?round=1&step=0&seat=0$/);
  await page.getByRole('group', { name: 'Your hand' }).waitFor();
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('A spectator');
  await arrives(ada, /^\?round=1&step=0$/);
  assert.match(await now(ada), /^Round 1:/);
  assert.match(await page.getByRole('heading', { level: 1 }).innerText(), /^Kartu Sama, match 1/);

  // A step and playing by itself do not look the same.
  const drawn = (/** @type {string} */ name) =>
    page.getByRole('button', { name, exact: true }).locator('path').getAttribute('d');
  assert.notEqual(await drawn('Play'), await drawn('Next'));
  const fill = (/** @type {string} */ name) =>
    page
      .getByRole('button', { name, exact: true })
      .locator('svg')
      .evaluate((svg) => getComputedStyle(svg).fill);
  assert.notEqual(await fill('Play'), await fill('Next'));

  // Step, and jump.
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await arrives(ada, /step=1$/);
  const first = await now(ada);
  await page.getByRole('button', { name: 'To the end of the round' }).click();
  await arrives(ada, /round=1&step=\d\d+$/);
  const last = Number(/step=(\d+)/.exec(where(ada))?.[1]);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await arrives(ada, /round=2&step=0$/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await arrives(ada, new RegExp(`round=1&step=${last}$`));
  await page.getByRole('list', { name: 'What happened' }).getByRole('button').nth(1).click();
  await arrives(ada, /round=1&step=1$/);
  assert.equal(await now(ada), first);

  // Keys, wherever the focus is; the slider has its own.
  for (const [key, wanted] of /** @type {const} */ ([
    ['ArrowRight', /round=1&step=2$/],
    ['ArrowLeft', /round=1&step=1$/],
    ['End', new RegExp(`round=1&step=${last}$`)],
    ['Home', /round=1&step=0$/],
    ['ArrowDown', /round=2&step=0$/],
    ['ArrowUp', /round=1&step=0$/],
  ])) {
    await page.keyboard.press(key);
    await arrives(ada, wanted);
  }
  const slider = page.getByRole('slider', { name: 'Step of the round' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await arrives(ada, /round=1&step=1$/);
  assert.match((await slider.getAttribute('aria-valuetext')) ?? '', /^1 of \d+: \S/);
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('faster');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await arrives(ada, /step=([3-9]|\d\d)$/);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();

  // Each seat has its hand; who watches has none.
  await page.keyboard.press('Home');
  const seen = page.getByRole('combobox', { name: 'Seen by' });
  const hand = page.getByRole('group', { name: 'Your hand' });
  assert.equal(await hand.count(), 0);
  const names = (await seen.getByRole('option').allInnerTexts()).slice(1, -1);
  assert.equal(names.length, 3);
  const hands = [];
  for (const [seat, name] of names.entries()) {
    await seen.selectOption(name);
    await arrives(ada, new RegExp(`step=0&seat=${seat}$`));
    const named = (/** @type {Element[]} */ cards) => cards.map((card) => card.ariaLabel).join();
    hands.push(await hand.getByRole('button').evaluateAll(named));
    // Nothing can be played, and nothing asks for it.
    assert.equal(await page.getByRole('group', { name: 'Actions' }).count(), 0);
  }
  assert.equal(new Set(hands).size, 3, hands.join('; '));
  await seen.selectOption('All cards');
  const cards = page.getByRole('region', { name: 'All cards' });
  await cards.locator('dt').nth(2).waitFor();
  assert.deepEqual(await cards.locator('dt').allInnerTexts(), names);
});

story('the lens says what a seat could know, and why', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  const path = await finished(ada, 'khamul');
  await page.goto(`${path}/replay/1?round=1&step=3&seat=1`);
  const asked = page.getByRole('button', { name: /^What could .+ know\?$/ });
  await asked.click();
  await arrives(ada, /seat=1&lens=1$/);
  const lens = page.getByRole('region', { name: /^What could .+ know\?$/ });
  const facts = lens.getByRole('listitem').filter({ hasText: 'looked at it first' });
  // What is seen is written as people write cards.
  const fact = facts.filter({ hasText: /card \d: (10|[2-9JQKA])[♣♦♥♠]/ }).first();
  await fact.waitFor();
  assert.equal(await fact.getByRole('link', { name: 'Rule 2.2' }).getAttribute('href'), '/rules/khamul/clauses#2.2');
  await fact.getByRole('button', { name: /^Step \d$/ }).click();
  assert.match(await now(ada), /looks? at/);
  // In German too.
  const german = await site.person('Bea', { ...SCREENS.phone, locale: 'de' });
  await german.page.goto(`${path}/replay/1?round=1&step=3&seat=1`);
  await german.page.getByRole('button', { name: 'Lupe' }).click();
  const lupe = german.page.getByRole('region', { name: /^Was konnte .+ wissen\?$/ });
  await lupe.getByText('sah sie im ersten Blick').first().waitFor();
  // On a phone it stands between the table and the steps, and over neither.
  const boxes = [
    german.page.getByRole('region', { name: 'Der Tisch, nur zum Ansehen' }),
    lupe,
    german.page.getByRole('group', { name: 'Wiederholung' }),
  ].map((part) => part.boundingBox());
  const [above, here, below] = await Promise.all(boxes);
  assert(above && here && below);
  assert(above.y + above.height <= here.y && here.y + here.height <= below.y);
  assert(above.height > here.height, JSON.stringify([above, here]));
  await german.page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await arrives(german, /step=4&seat=1&lens=1$/);
  await german.page.getByRole('button', { name: 'Lupe' }).click();
  await lupe.waitFor({ state: 'detached' });
});

story('where nothing follows, the lens says so, and what is likely', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  const path = await finished(ada, 'kartel');
  const seen = `${path.replace('/r/', '/api/rooms/')}/matches/1/rounds/1?seat=0&lens=true`;
  const { steps } = await (await fetch(ada.url + seen)).json();
  const none = steps.findIndex(
    (/** @type {{ likely: unknown[] }} */ { likely }) => likely.length > 0,
  );
  assert(none >= 0, 'there is such a step');
  await page.goto(`${path}/replay/1?round=1&step=${none}&seat=0&lens=1`);
  const lens = page.getByRole('region', { name: /^What could .+ know\?$/ });
  await lens.getByText('Nothing follows about anybody’s cards yet. Likely, judging by').waitFor();
  await lens.getByRole('listitem').filter({ hasText: /: .+ about \d\d%/ }).first().waitFor();
});

story('a match says where it turned, and leads to the step', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  await finished(ada, 'kartu-sama');
  await page.getByRole('button', { name: 'Where it turned' }).click();
  const sheet = page.getByRole('dialog', { name: 'Where it turned' });
  const curve = (/** @type {string} */ whose) =>
    sheet.getByRole('img', {
      name: new RegExp(`^${whose} chance to win: \\d+% at first, .+ in the end (won|lost)\\.$`),
    });
  await curve('Your').waitFor();
  await sheet.getByText('An estimate, from what you could know').waitFor();
  const whose = sheet.getByRole('combobox', { name: 'Whose chances' });
  const other = (await whose.getByRole('option').allInnerTexts())[1];
  assert(other);
  await whose.selectOption(other);
  await curve(`${other}’s`).waitFor();
  await sheet.locator('summary').click();
  await axe(ada, 'where it turned');
  const link = sheet.getByRole('table').getByRole('link').last();
  const [, round, step] = /^Round (\d), after step (\d+)$/.exec(await link.innerText()) ?? [];
  await link.click();
  await arrives(ada, new RegExp(`round=${round}&step=${step}&seat=1&lens=1$`));
  // There, too, and a tap leads on.
  await page.getByRole('button', { name: 'Curve' }).click();
  await curve(`Your`).waitFor();
  await sheet.locator('summary').click();
  await sheet.getByRole('table').getByRole('link').first().click();
  await sheet.waitFor({ state: 'detached' });
  await arrives(ada, /round=1&step=\d+&seat=1&lens=1$/);
});

story('a link leads to the very same place', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const path = await finished(ada, 'kartu-sama');
  await ada.page.goto(`${path}/replay/1?round=2&step=5&seat=2&lens=1`);
  await ada.page.getByRole('group', { name: 'Your hand' }).waitFor();
  await ada.page.keyboard.press('ArrowRight');
  await arrives(ada, /step=6/);
  await ada.page.getByRole('button', { name: 'Share' }).click();
  await ada.page.getByRole('button', { name: 'Copy link' }).click();
  await ada.page.getByRole('button', { name: 'Copied ✓' }).waitFor();
  const link = await ada.copied();
  assert.match(link, /\/replay\/1\?round=2&step=6&seat=2&lens=1$/);
  await ada.page.getByRole('button', { name: 'Close' }).click();
  const bea = await site.person('Bea', SCREENS.desktop);
  await bea.page.goto(link);
  await bea.page.getByRole('group', { name: 'Your hand' }).waitFor();
  assert.equal(await now(bea), await now(ada));
  assert.equal(await table(bea), await table(ada));
  const facts = (/** @type {Person} */ { page }) =>
    page.getByRole('region', { name: /^What could/ }).innerText();
  assert.equal(await facts(bea), await facts(ada));
  // A link to what there is not leads to what there is.
  await bea.page.goto(`${path}/replay/1?round=77&step=9999&seat=8`);
  await arrives(bea, /^\?round=2&step=\d\d+$/);
});

story('a record is taken away as a file, and brought back', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const { page } = ada;
  const path = await finished(ada, 'ktu');
  await page.goto(`${path}/replay/1?round=1&step=9&seat=1`);
  await page.getByRole('group', { name: 'Your hand' }).waitFor();
  const seen = await table(ada);
  await page.getByRole('button', { name: 'Share' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the record' }).click();
  const file = await (await download).path();
  const text = await readFile(file, 'utf8');
  assert.match(text, /^kartenhaus record 1\n# player 0 Ada\n/);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Open the record of a match' }).click();
  const field = page.getByLabel('The file');
  ada.expects(/400/);
  const broken = { name: 'broken.record', mimeType: 'text/plain', buffer: Buffer.from(text.slice(0, -9)) };
  await field.setInputFiles(broken);
  await page.getByRole('alert').filter({ hasText: 'cannot be replayed' }).waitFor();
  await field.setInputFiles({ name: 'good.record', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.waitForURL(/\/replay\/[0-9a-f]{32}/);
  await page.getByRole('list', { name: 'What happened' }).waitFor();
  await page.goto(`${new URL(page.url()).pathname}?round=1&step=9&seat=1`);
  await page.getByRole('group', { name: 'Your hand' }).waitFor();
  assert.equal(await table(ada), seen);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText(/^It is kept until/).waitFor();
});

story('nothing can be watched again before it is over', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const path = await lay([ada], 'kartel', { bots: 1 });
  ada.expects(/409|404/);
  await ada.page.goto(`${path}/replay/1`);
  await ada.page.getByRole('alert').filter({ hasText: 'This match is not over' }).waitFor();
  await ada.page.goto(`${path}/replay/2`);
  await ada.page.getByRole('alert').filter({ hasText: 'There is no such match' }).waitFor();
  await ada.page.getByRole('link', { name: 'To the room' }).click();
  await ada.page.getByRole('group', { name: 'Actions' }).waitFor();
});

story('a room tells what was played there', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const { page } = ada;
  const path = await finished(ada, 'ktu');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'What was played here' }).click();
  const sheet = page.getByRole('dialog', { name: 'What was played here' });
  const rows = sheet.getByRole('row');
  await rows.nth(1).waitFor();
  assert.equal(await rows.count(), 4);
  assert.match((await rows.allInnerTexts()).join(), /Ada\s+[01] of 1\s+1\s/);
  await sheet.getByText('From one finished match.').waitFor();
  await axe(ada, 'what was played');
  await sheet.getByRole('link', { name: /^KTU, match 1/ }).click();
  await page.waitForURL(`**${path}/replay/1?**`);
});

for (const game of /** @type {Game[]} */ (Object.keys(GAMES))) {
  story(`everybody can watch ${GAMES[game].name} again`, async (site) => {
    const ada = await site.person('Ada', SCREENS.desktop);
    const { page } = ada;
    const path = await finished(ada, game);
    await page.setViewportSize(DESKTOP);
    await page.goto(`${path}/replay/1?round=1&step=8&seat=0&lens=1`);
    const steps = page.getByRole('list', { name: 'What happened' });
    await steps.waitFor();
    await check(ada, `the replay of ${game}`);
    await page.getByRole('combobox', { name: 'Seen by' }).selectOption('All cards');
    await page.getByRole('region', { name: 'All cards' }).waitFor();
    await axe(ada, `all cards of ${game}`);
    await page.keyboard.press('End');
    await page.getByRole('region', { name: 'The round is over' }).waitFor();
    await check(ada, `the end of ${game}`);
    await page.setViewportSize(PHONE);
    // Nobody's cards are hidden: it asks whose eyes are meant.
    await page.getByRole('region', { name: 'Lens', exact: true }).waitFor();
    await axe(ada, `the lens of ${game}`);
  });
}
