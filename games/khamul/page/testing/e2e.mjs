// How the browser's stories play Khamul, and what they look at.
import { action, buttons, next } from '../../../../web/e2e/support/players.mjs';

/** @type {import('../../../../web/e2e/support/players.mjs').Player} */
function player(sight, tried) {
  const own = buttons(sight, 'Your cards').filter(({ on }) => !on);
  // What was seen is put away: remembering is not for machines.
  const look = action(sight, /^(Hide|Look at)/);
  if (look) return look;
  if (buttons(sight, 'Actions').some(({ name }) => /^Tap/.test(name))) return own[0] ?? null;
  // An announcement is confirmed; whoever came upon it by mistake goes back.
  const back = action(sight, /^Back/);
  if (back) return back;
  const put = action(sight, /^Replace card/);
  if (put) return put;
  const discard = action(sight, /^Discard/);
  if (discard) return discard;
  const replace = buttons(sight, 'Actions').some(({ name }) => name.startsWith('Replace'));
  if (replace) return next(own, tried);
  const mine = sight.title.startsWith('Your turn');
  const begin = mine ? action(sight, /^(Draw|Take)/) : null;
  return action(sight, /^Decline/) ?? action(sight, /^No snap/) ?? begin;
}

/** @type {import('../../../../web/e2e/support/games.mjs').Played} */
export const game = {
  name: 'Khamul',
  short: { turn_limit: 4 },
  lesson: 'lesson-khamul-begun',
  hints: ['look', 'snap', 'announce'],
  player,
  typed: [/^done/, /^peek/, /^decline/, /^discard/, /^switch/, /^draw/, /^take/],
  phases: ['khamul-look', 'khamul-draw', 'khamul-power', 'khamul-over'],
  hands: ['khamul-draw'],
  trees: ['khamul-look', 'khamul-draw'],
  pictures: [
    { scene: 'khamul-look' },
    { scene: 'khamul-draw', night: true },
    { scene: 'khamul-power' },
    { scene: 'khamul-over' },
  ],
  way: { scene: 'khamul-eight', next: 'left' },
  replay: 'replay-khamul',
};
