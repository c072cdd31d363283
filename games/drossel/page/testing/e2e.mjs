// How the browser's stories play Drossel, and what they look at.
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
  name: 'Drossel',
  short: {},
  hints: ['lead', 'follow', 'last'],
  player,
  typed: [/^play/],
  phases: ['drossel-first', 'drossel-mid', 'drossel-over'],
  hands: ['drossel-first'],
  trees: ['drossel-mid'],
  pictures: [{ scene: 'drossel-mid', select: [0], night: true }, { scene: 'drossel-over' }],
  way: { scene: 'drossel-mid', next: 'left' },
  replay: 'replay-drossel',
};
