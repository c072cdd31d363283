// A whole round of each game: with a finger and a mouse, with keys alone, and as text.
import assert from 'node:assert/strict';
import { Keys, Pointer } from './support/hands.mjs';
import { SCREENS } from './support/site.mjs';
import { story } from './support/story.mjs';
import {
  addBots,
  create,
  GAMES,
  join,
  playRound,
  scores,
  setOptions,
  start,
  typeRound,
} from './support/table.mjs';

/** @typedef {import('./support/table.mjs').Game} Game */

for (const game of /** @type {Game[]} */ (Object.keys(GAMES))) {
  const { name, options } = GAMES[game];
  // The more there are the fewer cards each has.
  const bots = game === 'kartel' ? 3 : 1;

  story(`${name}, by touch and by mouse`, async (site) => {
    const ada = await site.person('Ada', SCREENS.phone);
    const bea = await site.person('Bea', SCREENS.desktop);
    const path = await create(ada, game);
    await join(bea, path);
    await addBots(ada, bots);
    await setOptions(ada, options);
    await start([ada, bea]);
    const ends = await Promise.all(
      [ada, bea].map((person) => playRound(person, game, new Pointer(person))),
    );
    for (const end of ends) assert.match(end, /is over|win/);
    assert.deepEqual(await scores(ada), await scores(bea));
    assert.equal(Object.keys(await scores(ada)).length, 2 + bots);
  }, { quick: true });

  story(`${name}, by keys alone and as text`, async (site) => {
    const ada = await site.person('Ada', SCREENS.desktop);
    const bea = await site.person('Bea', SCREENS.phone);
    const keys = new Keys(ada);
    const path = await create(ada, game, keys);
    await join(bea, path);
    await addBots(ada, bots, keys);
    await setOptions(ada, options, keys);
    await start([ada, bea], keys);
    const ends = await Promise.all([playRound(ada, game, keys), typeRound(bea, game)]);
    for (const end of ends) assert.match(end, /is over|win/);
    assert.deepEqual(await scores(ada), await scores(bea));
    // The hand is gone, and the focus is not lost with it. (A key that was on its way may have moved
    // it on from the title.)
    await ada.page.waitForFunction(() => document.activeElement !== document.body);
  });
}
