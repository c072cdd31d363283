// How the browser's stories play New Game, and what they look at.
import { action, buttons, next } from '../../../../web/e2e/support/players.mjs';

/** @type {import('../../../../web/e2e/support/players.mjs').Player} */
function player(sight, tried) {
  const fits = buttons(sight, 'Your hand').filter(({ name }) => name.endsWith(', playable'));
  // One tap plays a card, unless somebody likes it otherwise: then it is there to be played.
  const tap = fits.find(({ on }) => !on) ?? next(fits, tried);
  return action(sight, /^Play ./) ?? tap;
}

/** @type {import('../../../../web/e2e/support/games.mjs').Played} */
export const game = {
  name: 'New Game',
  short: {},
  hints: ['lead', 'follow', 'last'],
  player,
  typed: [/^play/],
  phases: ['new-game-first', 'new-game-mid', 'new-game-over'],
  hands: ['new-game-first'],
  trees: ['new-game-mid'],
  pictures: [{ scene: 'new-game-mid', select: [0], night: true }, { scene: 'new-game-over' }],
  way: { scene: 'new-game-mid', next: 'left' },
  replay: 'replay-new-game',
};
