// A move that the rules forbid: the table says which clause forbids it, why, and what would work.
import assert from 'node:assert/strict';
import { Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import { addBots, create, GAMES, playRound, start } from './support/table.mjs';

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
    await create(ada, game);
    await addBots(ada, 2);
    await start([ada]);
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
    let sight = await ada.see();
    await works.nth(Math.max(at, 0)).click();
    if (at >= 0) {
      const ready = (/** @type {Sight} */ { groups }) =>
        groups.Actions?.find(({ name, off }) => !off && READY.test(name));
      sight = await ada.until((sight) => ready(sight) !== undefined);
      const commit = ready(sight);
      if (commit) await hands.use(commit);
    }
    await ada.change(sight);
    assert.doesNotMatch((await ada.see()).print, /Rule \d/, 'it was played');
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
