// How the browser's stories play Kartu Sama, and what they look at.
import { action, buttons, next } from '../../../../web/e2e/support/players.mjs';

/** @type {import('../../../../web/e2e/support/players.mjs').Player} */
function player(sight, tried) {
  const fits = buttons(sight, 'Your hand').filter(({ name }) => name.endsWith(', playable'));
  const tap = fits.find(({ on }) => !on) ?? next(fits, tried);
  return action(sight, /^Play ./) ?? tap ?? action(sight, /^Draw/);
}

/** @type {import('../../../../web/e2e/support/games.mjs').Played} */
export const game = {
  name: 'Kartu Sama',
  short: {},
  // Without jokers nobody is out of a round before the eighth turn.
  long: { jokers: 0 },
  hints: ['fit', 'draw', 'joker'],
  player,
  typed: [/^play [^J]/, /^play/, /^draw/],
  phases: ['kartu-sama-mid', 'kartu-sama-owed', 'kartu-sama-forty', 'kartu-sama-over'],
  hands: ['kartu-sama-mid', 'kartu-sama-forty'],
  trees: ['kartu-sama-mid', 'kartu-sama-owed'],
  pictures: [
    { scene: 'kartu-sama-mid', select: [0], night: true },
    { scene: 'kartu-sama-owed' },
    { scene: 'kartu-sama-many' },
    { scene: 'kartu-sama-over' },
  ],
  way: { scene: 'kartu-sama-ten', next: 'left' },
  replay: 'replay',
};
