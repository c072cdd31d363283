// How the browser's stories play Kartel, and what they look at.
import { action, buttons, next } from '../../../../web/e2e/support/players.mjs';

/** @type {import('../../../../web/e2e/support/players.mjs').Player} */
function player(sight, tried) {
  const play = action(sight, /^Play ./);
  if (play) return play;
  // Tap a single card where one is offered, else let a chip choose, the largest set first.
  const chips = buttons(sight, 'Sets that can be played').filter(({ off }) => !off);
  const hand = buttons(sight, 'Your hand');
  const fits = hand.filter(({ name, on }) => !on && name.endsWith(', playable'));
  const single = chips.length === 1 && chips[0]?.name.startsWith('Single');
  return (
    next(single ? fits : [], tried) ?? next(chips.toReversed(), tried) ?? action(sight, /^Pass/)
  );
}

/** @type {import('../../../../web/e2e/support/games.mjs').Played} */
export const game = {
  name: 'Kartel',
  short: {},
  // The more there are the fewer cards each has.
  bots: 3,
  hints: ['lead', 'beat', 'pass'],
  player,
  typed: [/^play (\S+ ){4}\S+$/, /^play (\S+ ){2}\S+$/, /^play \S+ \S+$/, /^play/, /^pass/],
  phases: ['kartel-lead', 'kartel-pair', 'kartel-book', 'kartel-over'],
  hands: ['kartel-lead'],
  trees: ['kartel-lead', 'kartel-pair'],
  pictures: [
    { scene: 'kartel-lead' },
    { scene: 'kartel-pair', select: [3, 4], night: true },
    { scene: 'kartel-pair', as: 'kartel-refused', select: [0], press: /^Play/ },
    { scene: 'kartel-book' },
    { scene: 'kartel-over' },
  ],
  way: { scene: 'kartel-five', next: 'right' },
  replay: 'replay-kartel',
};
