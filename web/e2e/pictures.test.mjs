// Every table in its phases, on every screen, looks as in docs/screenshots/; `cargo xtask pictures
// --site` takes them anew. The tables are scenes: matches that stand still, as a server told them.
import assert from 'node:assert/strict';
import { picture, WRITE } from './support/pictures.mjs';
import { preview, previewOf, SIZE } from './support/preview.mjs';
import { LONG, recorded } from './support/story.mjs';
import { DRAWN, GAMES, scene, visit } from './support/table.mjs';
import { drawn } from './support/wait.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** The screens that everything is made for, and a phone on its side. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
];

/**
 * The screens on which something is looked at: two of them, others for another name, so that each
 * screen has its share. With `--long`, and where pictures are taken anew, all.
 * @param {string} name
 */
function sizes(name) {
  const letters = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return SIZES.filter((_, at) => LONG || WRITE || at % 3 === letters % 3);
}

/** Everything that is loaded later is there. @param {Person} person */
async function still({ page }) {
  await page.evaluate(() => document.fonts.ready);
}

/** What is open is known. @param {Person} person */
async function known({ page }) {
  await page.locator('.company :is(li, .none:not(:empty))').first().waitFor(DRAWN);
  await page.evaluate(() => scrollTo(0, 0));
}

/** @param {Person} person @param {{ width: number, height: number }} size */
async function resize(person, size) {
  const { page } = person;
  await page.setViewportSize(size);
  // A wide window has the rules beside the table, and asks what sets are called.
  const rules = page.locator('aside .rules.open');
  if (await rules.count()) await rules.locator('figure, [data-clause]').first().waitFor(DRAWN);
  const asked = () => person.frames.filter(({ sent, data }) => sent && data.type === 'check');
  const told = () => person.heard().filter(({ type }) => type === 'checked');
  await person.told(() => told().length >= asked().length);
  // A hand is laid out anew just after the window has another size. What was looked at stays in
  // view meanwhile; a picture begins at the top.
  await drawn(page);
  await page.evaluate(() => scrollTo(0, 0));
}

for (const { name: game, pictures } of Object.values(GAMES)) {
  recorded(
    `${game} looks as in its pictures`,
    async (site) => {
      const first = await site.person('Ada');
      /** @type {(string | null)[]} */
      const wrong = [];
      const seen = new Set();
      for (const { scene: name, as = name, select = [], press, night = false } of pictures) {
        // A tab that saw the scene before would ask only for what is new.
        const ada = seen.has(name) ? first.tab(await first.context.newPage()) : first;
        seen.add(name);
        await scene(ada, name);
        await still(ada);
        const hand = ada.page.getByRole('group', { name: 'Your hand' }).getByRole('button');
        for (const at of select) await hand.nth(at).click();
        if (press) {
          // It says why it does nothing.
          const actions = ada.page.getByRole('group', { name: 'Actions' });
          await actions.getByRole('button', { name: press }).click({ force: true });
          await ada.page.locator('main .prompt.refused').waitFor();
        }
        await ada.page.mouse.move(0, 0);
        for (const size of sizes(as)) {
          await resize(ada, size);
          wrong.push(await picture(ada, `${as}-${size.width}`));
        }
        if (night) {
          await ada.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
          await resize(ada, { width: 1280, height: 720 });
          wrong.push(await picture(ada, `${as}-1280-night`));
          await resize(ada, { width: 390, height: 844 });
          wrong.push(await picture(ada, `${as}-390-night`));
          await ada.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        }
      }
      assert.deepEqual(wrong.filter(Boolean), []);
    },
  );
}

/** A room of the real server has a name by chance, and the page an address: neither is in pictures. */
function anonymous() {
  const room = /[a-z]+-[a-z]+(-[a-z]+)?-\d{4}/g;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.nodeValue ?? '';
    const plain = text.replaceAll(location.origin, 'https://cards.example');
    const named = plain.replaceAll(room, 'plum-otter-1000');
    if (named !== text) node.nodeValue = named;
  }
  for (const field of document.querySelectorAll('input')) {
    const plain = field.value.replaceAll(location.origin, 'https://cards.example');
    field.value = plain.replaceAll(room, 'plum-otter-1000');
  }
}

/** @param {Person} person @param {string} name @param {(string | null)[]} wrong */
async function onEveryScreen(person, name, wrong) {
  for (const size of sizes(name)) {
    await resize(person, size);
    await person.page.evaluate(anonymous);
    wrong.push(await picture(person, `${name}-${size.width}`));
  }
}

recorded(
  'a lobby and a lesson look as in their pictures',
  async (site) => {
    const ada = await site.person('Ada');
    const { page } = ada;
    /** @type {(string | null)[]} */
    const wrong = [];
    await visit(ada, 'lobby-four');
    await page.getByRole('button', { name: 'Add a bot' }).waitFor(DRAWN);
    await page.locator('summary', { hasText: 'Presets' }).waitFor(DRAWN);
    await still(ada);
    await onEveryScreen(ada, 'lobby', wrong);
    for (const [game, { lesson }] of Object.entries(GAMES)) {
      if (!lesson) continue;
      await ada.playback.add(lesson);
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(`/learn/${game}`);
      const coach = page.getByRole('region', { name: 'Your lesson' });
      await coach.getByText(/^Step 1 of/).waitFor(DRAWN);
      await page.locator('main .table .prompt').first().waitFor(DRAWN);
      // A wide screen has the rules beside the table, with what is changed here.
      await page.getByText('At this table').first().waitFor(DRAWN);
      await still(ada);
      await onEveryScreen(ada, `lesson-${game}`, wrong);
    }
    assert.deepEqual(wrong.filter(Boolean), []);
  },
);

recorded(
  'a replay and the sheets look as in their pictures',
  async (site) => {
    const ada = await site.person('Ada');
    const { page } = ada;
    /** @type {(string | null)[]} */
    const wrong = [];
    await ada.playback.add('replay-ktu');
    await page.goto('/r/plum-otter-1020/replay/1?round=1&step=40&seat=1&lens=1');
    await page.getByRole('group', { name: 'Your hand' }).waitFor();
    await still(ada);
    await onEveryScreen(ada, 'replay', wrong);
    await scene(ada, 'kartel-pair');
    for (const [sheet, name] of /** @type {const} */ ([
      ['Your options', 'options'],
      ['Legend', 'signs'],
      ['Keys', 'keys'],
    ])) {
      await page.getByRole('button', { name: 'Menu' }).click();
      if (name === 'options') await onEveryScreen(ada, 'menu', wrong);
      await page.getByRole('dialog').getByRole('button', { name: sheet }).click();
      await still(ada);
      await onEveryScreen(ada, `sheet-${name}`, wrong);
      await page.getByRole('button', { name: 'Close' }).click();
    }
    assert.deepEqual(wrong.filter(Boolean), []);
  },
);

recorded(
  'the front page and the rules look as in their pictures',
  async (site) => {
    const ada = await site.person('Ada');
    const wrong = [];
    for (const [path, name] of /** @type {const} */ ([
      ['/', 'front'],
      ['/rules/kartel', 'rules'],
    ])) {
      await ada.page.goto(path);
      await ada.page.getByRole('heading', { level: 1 }).waitFor();
      if (name === 'rules') {
        await ada.page.locator('.guide figure').first().waitFor();
        await ada.page.locator('summary', { hasText: 'Try it' }).first().waitFor();
      } else await known(ada);
      await still(ada);
      for (const size of sizes(name)) {
        await resize(ada, size);
        wrong.push(await picture(ada, `${name}-${size.width}`));
      }
    }
    assert.deepEqual(wrong.filter(Boolean), []);
  },
);

recorded('links have their pictures', async (site) => {
  const ada = await site.person('Ada');
  const { page } = ada;
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await still(ada);
  await page.setViewportSize(SIZE);
  /** @param {string} selector */
  const drawn = (selector) => page.locator(selector).first().evaluate((it) => it.outerHTML);
  const logo = await drawn('header .logo svg');
  const games = Object.entries(GAMES).map(async ([game, { name }]) => {
    const emblem = await drawn(`[data-game=${game}] .emblem svg`);
    return { game, name, emblem };
  });
  const all = { game: '', name: 'Kartenhaus', emblem: logo };
  const wrong = [];
  for (const { game, name, emblem } of [...(await Promise.all(games)), all]) {
    const drawing = preview(game, name, emblem, logo);
    await page.evaluate((drawing) => {
      document.documentElement.innerHTML = `${document.head.outerHTML}<body>${drawing}</body>`;
    }, drawing);
    wrong.push(await picture(ada, `preview-${game}`, previewOf(game)));
  }
  assert.deepEqual(wrong.filter(Boolean), []);
});

recorded(
  'German fits on the smallest screen',
  async (site) => {
    const ada = await site.person('Ada', { viewport: { width: 360, height: 640 }, locale: 'de' });
    const wrong = [];
    for (const { pictures } of Object.values(GAMES)) {
      const name = pictures.find(({ night }) => night)?.scene ?? '';
      await scene(ada, `${name}-de`);
      await still(ada);
      await resize(ada, { width: 360, height: 640 });
      wrong.push(await picture(ada, `${name}-360-de`));
    }
    assert.deepEqual(wrong.filter(Boolean), []);
  },
);
