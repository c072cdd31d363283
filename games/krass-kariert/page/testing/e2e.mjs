// How the browser's stories play Krass Kariert, and what they look at.
import { action, buttons, next } from '../../../../web/e2e/support/players.mjs';

/** @type {import('../../../../web/e2e/support/players.mjs').Player} */
function player(sight, tried) {
  const put = action(sight, /^(Insert|Take) .*(between|before|after|alone)/);
  if (put) {
    const hand = buttons(sight, 'Your hand').filter(({ name }) =>
      name.includes('puts the new card'),
    );
    const elsewhere = tried.has('put') ? null : next(hand.slice(0, 1), tried);
    tried.add('put');
    return elsewhere ?? put;
  }
  const play = action(sight, /^Play ./);
  if (play) return play;
  const means = buttons(sight, 'What X stands for').filter(({ on }) => !on);
  const sets = buttons(sight, 'Combinations that can be played');
  const fits = buttons(sight, 'Your hand').filter(
    ({ name, on }) => !on && name.endsWith(', playable'),
  );
  return (
    next(means, tried) ?? next(sets, tried) ?? next(fits, tried) ?? action(sight, /^Take/)
  );
}

/** @type {import('../../../../web/e2e/support/games.mjs').Played} */
export const game = {
  name: 'Krass Kariert',
  short: { hand: 7 },
  lesson: 'lesson-krass-kariert',
  hints: ['neighbours', 'gap', 'reserve'],
  player,
  typed: [/^play \d+-\d+/, /^play/, /^insert/, /^take/],
  phases: ['krass-kariert-answer', 'krass-kariert-insert', 'krass-kariert-over'],
  hands: ['krass-kariert-answer'],
  trees: ['krass-kariert-answer', 'krass-kariert-insert'],
  pictures: [
    { scene: 'krass-kariert-answer', select: [3, 4], night: true },
    { scene: 'krass-kariert-insert' },
    { scene: 'krass-kariert-over' },
  ],
  way: { scene: 'krass-kariert-five', next: 'left' },
  replay: 'replay-krass-kariert',
};
