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
  lay,
  playRound,
  say,
  scene,
  scores,
  setOptions,
  start,
  type,
  typeRound,
} from './support/table.mjs';

/** @typedef {import('./support/person.mjs').Sight} Sight */
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

story('KTU: what was chosen to lie open is forgotten with its hand', async (site) => {
  const ada = await site.person('Ada', SCREENS.phone);
  const path = await lay([ada], 'ktu', { bots: 1, options: GAMES.ktu.short });
  const hands = new Pointer(ada);
  const chosen = (/** @type {number} */ count) => (/** @type {Sight} */ { groups }) =>
    (groups['Actions'] ?? []).some(({ name }) => name === `Lay open (${count} of 3)`);
  await ada.until(chosen(0));
  await hands.press(ada.page.getByRole('group', { name: 'Your hand' }).getByRole('button').first());
  await ada.until(chosen(1));
  // A bot lays open others, and plays on to the end.
  await say(ada, path, { type: 'delegate', on: true });
  await ada.until(({ over }) => over !== '');
  // Tab goes on from what is new.
  await ada.page.locator('#after-title:focus').waitFor();
  await say(ada, path, { type: 'delegate', on: false });
  await say(ada, path, { type: 'start' });
  await ada.until(({ over }) => over === '');
  await ada.until(({ groups }) => (groups['Your hand'] ?? []).length > 0);
  await ada.until(chosen(0));
});

story(
  'KTU: the choice of a closed card is forgotten when one is turned over',
  async (site) => {
    const ada = await site.person('Ada', SCREENS.desktop);
    await scene(ada, 'ktu-blind');
    const turns = (/** @type {Sight} */ { groups }, /** @type {string} */ what) =>
      (groups['Actions'] ?? []).some(({ name }) => name === what);
    const first = ada.page.getByRole('group', { name: 'Your closed cards' }).getByRole('button').first();
    await first.click();
    await ada.until((sight) => turns(sight, 'Turn over card 1'));
    // The other one is turned over, and beats the pile; then bots play.
    await type(ada, 'flip 1');
    await ada.until((sight) => turns(sight, 'Turn over'));
  },
  { scenes: true, alone: true, pause: 20 },
);
