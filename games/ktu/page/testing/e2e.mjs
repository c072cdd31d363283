// How the browser's stories play KTU, and what they look at.
import { action, buttons, next } from '../../../../web/e2e/support/players.mjs';

/** @type {import('../../../../web/e2e/support/players.mjs').Player} */
function player(sight, tried) {
  const ready = action(sight, /^(Lay open [^(]|Turn over card|Play .)/);
  if (ready) return ready;
  const hand = buttons(sight, 'Your hand');
  const choosing = buttons(sight, 'Actions').some(({ name }) => name.startsWith('Lay open'));
  if (choosing) return hand.find(({ on }) => !on) ?? null;
  const closed = buttons(sight, 'Your closed cards').filter(({ on }) => !on);
  const blind = buttons(sight, 'Actions').some(({ name }) => name.startsWith('Turn over'));
  if (blind) return next(closed, tried);
  const fits = hand.filter(({ name, on }) => !on && name.endsWith(', playable'));
  const fewer = Object.values(sight.groups)
    .flat()
    .find(({ name, off }) => name === 'Fewer' && !off);
  return next(fits, tried) ?? next(fewer ? [fewer] : [], tried) ?? action(sight, /^Pick up/);
}

/** @type {import('../../../../web/e2e/support/games.mjs').Played} */
export const game = {
  name: 'KTU',
  short: { turn_limit: 24 },
  hints: ['open', 'special', 'blind'],
  player,
  typed: [/^open/, /^play/, /^flip/, /^take/],
  phases: ['ktu-open', 'ktu-mid', 'ktu-many', 'ktu-blind', 'ktu-over'],
  hands: ['ktu-many'],
  trees: ['ktu-open', 'ktu-mid', 'ktu-blind'],
  pictures: [
    { scene: 'ktu-open', select: [0, 4, 5] },
    { scene: 'ktu-mid', select: [0], night: true },
    { scene: 'ktu-many' },
    { scene: 'ktu-blind' },
    { scene: 'ktu-over' },
  ],
  way: { scene: 'ktu-five', next: 'left' },
  replay: 'celebrated',
};
