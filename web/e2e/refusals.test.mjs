// A move that the rules forbid: the table says which clause forbids it, why, and what would work.
import assert from 'node:assert/strict';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { GAMES, lay, playRound } from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */
/** @typedef {import('./support/person.mjs').Sight} Sight */
/** @typedef {import('./support/table.mjs').Game} Game */

/**
 * For each game something that is forbidden when the player's turn comes: what to select, what to
 * press, and the clauses that can forbid it.
 * @type {Record<Game, { select: (sight: Sight) => number[], press: RegExp, rule: RegExp }>}
 */
const FORBIDDEN = {
  // Two cards of different ranks: the hand is sorted.
  kartel: { select: (sight) => [0, hand(sight).length - 1], press: /^Play /, rule: /^(3|4)\.2$/ },
  'kartu-sama': { select: unplayable, press: /^Play /, rule: /^3\.[12]$/ },
  // The starter of a trick may play anything, but takes no reserve card.
  'krass-kariert': {
    select: unplayable,
    press: /^(Play|Take reserve) /,
    rule: /^(3\.2|3\.3|4\.2)$/,
  },
  // Nothing lies on the discard pile yet, or the card from there must stay.
  khamul: { select: () => [], press: /^(Take|Discard) /, rule: /^3\.[24]$/ },
  // On an empty pile anything may be played, but there is nothing to take.
  ktu: { select: unplayable, press: /^(Play|Pick up) /, rule: /^(3\.1|3\.4|4\.[34])$/ },
};

/** An action that plays what is selected. */
const READY = /^((Play|Replace card|Announce) .|Take .*(before|after|between|alone))/;

/** A card that cannot be played now. @param {Pick<Sight, 'groups'>} sight */
function unplayable(sight) {
  const at = hand(sight).findIndex(({ name }) => !name.endsWith(', playable'));
  return at < 0 ? [] : [at];
}

/** @param {Pick<Sight, 'groups'>} sight */
function hand(sight) {
  return sight.groups['Your hand'] ?? [];
}

/**
 * The forbidden action, if it can be pressed now.
 * @param {Game} game
 * @param {Pick<Sight, 'groups'>} sight
 */
function forbidden(game, { groups }) {
  return groups.Actions?.find(({ name, off }) => off && FORBIDDEN[game].press.test(`${name} `));
}

/** Plays until something is forbidden. @param {Person} person @param {Game} game */
async function ownTurn(person, game) {
  await playRound(person, game, new Pointer(person), (sight) => {
    const off = forbidden(game, sight);
    // Without a card to press it with, a button only asks for one.
    const ready = !off?.name.startsWith('Play') || FORBIDDEN[game].select(sight).length > 0;
    const begun = sight.groups.Actions?.every(({ name }) => !/^(Look|Lay open)/.test(name));
    const mine = sight.title.startsWith('Your turn') && !sight.busy;
    return mine && begun === true && off !== undefined && ready;
  });
}

for (const game of /** @type {Game[]} */ (Object.keys(GAMES))) {
  const { select, rule } = FORBIDDEN[game];

  story(`${GAMES[game].name}: a refusal cites its clause and offers what works`, async (site) => {
    const ada = await site.person('Ada', SCREENS.desktop);
    const { page } = ada;
    const hands = new Pointer(ada);
    await lay([ada], game, { bots: 2 });
    await ownTurn(ada, game);

    const refuse = async () => {
      for (const at of select(await ada.see())) {
        const card = hand(await ada.see())[at];
        if (card && !card.on) await hands.use(card);
      }
      const sight = await ada.see();
      const off = forbidden(game, sight);
      assert(off, `something is forbidden: ${sight.print}`);
      await hands.use(off);
      const clause = page.locator('main button', { hasText: /^Rule ?\d+\.\d+$/ });
      await clause.waitFor();
      const cited = (await clause.innerText()).replace('Rule', '').trim();
      assert.match(cited, rule);
      const { status } = await ada.see();
      assert.match(status, /^.{10,}$/, 'a sentence says why');
      return { clause, cited };
    };

    // Beside the table, on a desktop.
    let { clause, cited } = await refuse();
    await clause.click();
    const beside = page.getByRole('region', { name: 'Rules' });
    await beside.locator(`.cited[data-clause="${cited}"]`).waitFor();
    await page.waitForFunction(seen, cited);

    // Over it, on a phone.
    await page.setViewportSize(SCREENS.phone.viewport);
    await page.getByRole('region', { name: 'Rules' }).waitFor({ state: 'detached' });
    ({ clause, cited } = await refuse());
    await clause.click();
    const over = page.getByRole('dialog', { name: 'Rules' });
    await over.locator(`.cited[data-clause="${cited}"]`).waitFor();
    await page.waitForFunction(seen, cited);
    await over.getByRole('button', { name: 'Close' }).click();
    await over.waitFor({ state: 'detached' });

    // A move that works is selected; one that has no cards is played at once.
    const works = page.locator('main .works').getByRole('button');
    const names = await works.allInnerTexts();
    assert(names.length > 0 && names.length <= 3, `${names}`);
    const at = names.findIndex((name) => !/^(pass|draw|pick up|take )/.test(name));
    const before = ada.plays();
    await works.nth(Math.max(at, 0)).click();
    if (at >= 0) {
      const ready = (/** @type {Sight} */ { groups }) =>
        groups.Actions?.find(({ name, off }) => !off && READY.test(name));
      const sight = await ada.until((sight) => ready(sight) !== undefined);
      const commit = ready(sight);
      if (commit) await hands.use(commit);
    }
    await ada.told(() => ada.plays() > before);
    await page.locator('main button', { hasText: /^Rule ?\d+\.\d+$/ }).waitFor({ state: 'detached' });
  });
}

/**
 * In each lesson's first position, what is forbidden: as it is typed, and as it is pressed; each with
 * its clause. A press names cards and an action by their keys.
 * @type {Record<Game, { typed: [string, string], cards: string[], press: string, rule: string }>}
 */
const AT_FIRST = {
  kartel: { typed: ['play 5g 6o', '4.2'], cards: ['5g', '6o'], press: '⏎', rule: '4.2' },
  'kartu-sama': { typed: ['play 2d', '3.2'], cards: ['2d.0'], press: '⏎', rule: '3.2' },
  // Said by the page itself: these two are no neighbours.
  'krass-kariert': { typed: ['play 0-1', '4.2'], cards: ['0', '2'], press: '', rule: '4.1' },
  // Said by the page itself: nothing was chosen.
  khamul: { typed: ['peek 0 9', '9.2'], cards: [], press: '⏎', rule: '2.2' },
  ktu: { typed: ['open 2s 3c 9h', '2.2'], cards: ['2s'], press: '⏎', rule: '2.2' },
};

for (const game of /** @type {Game[]} */ (Object.keys(GAMES))) {
  story(`${GAMES[game].name}: every refusal is one tap from its clause`, async (site) => {
    const { typed, cards, press, rule } = AT_FIRST[game];
    for (const screen of [SCREENS.phone, SCREENS.desktop]) {
      const wide = screen === SCREENS.desktop;
      const ada = await site.person('Ada', screen);
      const { page } = ada;
      const hands = new Pointer(ada);
      await page.goto(`/learn/${game}`);
      await page.waitForURL('**/r/*');
      await ada.until(({ title }) => title.startsWith('Your turn'));

      /** One tap, and the clause can be read. */
      const read = async (
        /** @type {import('playwright-core').Locator} */ clause,
        /** @type {string} */ cited,
      ) => {
        await hands.press(clause);
        const place = wide
          ? page.getByRole('region', { name: 'Rules', exact: true })
          : page.getByRole('dialog', { name: 'Rules' });
        await place.locator(`.cited[data-clause="${cited}"]`).waitFor();
        await page.waitForFunction(seen, cited);
        if (!wide) await hands.press(place.getByRole('button', { name: 'Close' }));
      };

      // As it is pressed.
      for (const card of cards) {
        const button = page.locator(`main button[data-key="${card}"]`);
        await hands.press(button, { position: { x: 12, y: 20 } });
      }
      if (press) {
        await hands.press(page.locator(`main button[aria-keyshortcuts="${press}"]`), { force: true });
      }
      const button = page.locator('main button', { hasText: /^Rule ?\d+\.\d+$/ });
      await button.waitFor();
      assert.equal((await button.innerText()).replace('Rule', '').trim(), rule);
      await read(button, rule);

      // As it is typed.
      const [move, cited] = typed;
      if (!wide) await page.keyboard.press(':');
      const line = page.getByRole('combobox', { name: 'Move as text' });
      await line.fill(move);
      await page.keyboard.press('Enter');
      const said = page.getByRole('button', { name: `${game}:${cited}`, exact: true });
      await read(said, cited);
      await ada.context.close();
    }
  });
}

/** Whether the cited clause is on the screen: runs in the page. @param {string} cited */
function seen(cited) {
  const clause = document.querySelector(`.cited[data-clause="${cited}"]`);
  const box = clause?.getBoundingClientRect();
  if (!clause || !box) return false;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + 8);
  return top !== null && clause.contains(top);
}
