import type { Expected } from '$web/testing/games';

export const expected: Expected = {
  way: { table: 'drossel-mid', direction: 'clockwise' },
  keys: [{ table: 'drossel-first', keys: '⏎' }],
  refused: { cards: ['Kh'], key: '⏎', rule: '3.2', ready: 'Play 7♠' },
  refusedFirst: { cards: ['Ah'], asks: true, rule: '3.2', typed: 'play Ah', cited: '3.2' },
  example: {
    clause: '3.2',
    choose: ['ace of hearts'],
    good: /^Yes/,
    then: ['nine of spades'],
    bad: /3\.2/,
  },
  oneTap: true,
  unlike: true,
};
