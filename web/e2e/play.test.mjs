// A whole round of each game, with a finger and a mouse; and one with keys alone, and as text.
import assert from 'node:assert/strict';
import { IDS } from './support/games.mjs';
import { Keys, Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import {
  addBots,
  create,
  GAMES,
  join,
  lay,
  playRound,
  scores,
  setOptions,
  start,
  typeRound,
} from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Person} Person */

/** Fails unless both see the end of a round, and the same table of scores. @param {Person[]} people */
async function sameScores(people, /** @type {string[]} */ ends, /** @type {number} */ seats) {
  for (const end of ends) assert.match(end, /is over|win/);
  const [one, other] = await Promise.all(people.map(scores));
  assert.deepEqual(one, other);
  assert.equal(Object.keys(one ?? {}).length, seats);
}

for (const game of IDS) {
  const { name, short, bots = 1 } = GAMES[game];

  story(`${name}, by touch and by mouse`, async (site) => {
    const ada = await site.person('Ada', SCREENS.phone);
    const bea = await site.person('Bea', SCREENS.desktop);
    await lay([ada, bea], game, { bots, options: short });
    const ends = await Promise.all(
      [ada, bea].map((person) => playRound(person, game, new Pointer(person))),
    );
    await sameScores([ada, bea], ends, 2 + bots);
  }, { quick: true });
}

story('KTU from the front page on, by keys alone and as text', async (site) => {
  const ada = await site.person('Ada', SCREENS.desktop);
  const bea = await site.person('Bea', SCREENS.phone);
  const keys = new Keys(ada);
  const path = await create(ada, 'ktu', keys);
  await join(bea, path);
  await addBots(ada, 1, keys);
  await setOptions(ada, { 'turn limit': '12' }, keys);
  await start([ada, bea], keys);
  const ends = await Promise.all([playRound(ada, 'ktu', keys), typeRound(bea, 'ktu')]);
  await sameScores([ada, bea], ends, 3);
  // The hand is gone, and the focus is not lost with it. (A key that was on its way may have moved
  // it on from the title.)
  await ada.page.waitForFunction(() => document.activeElement !== document.body);
});
