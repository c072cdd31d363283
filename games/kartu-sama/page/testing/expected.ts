import type { Expected } from '$web/testing/games';

export const expected: Expected = {
  way: { table: 'kartu-sama-mid', direction: 'clockwise' },
  keys: [{ table: 'kartu-sama-mid', keys: '⏎ S D' }],
  refused: { cards: ['2h.0'], key: '⏎', rule: '3.2', ready: 'Play 2♦' },
  refusedFirst: { cards: ['2d.0'], asks: true, rule: '3.2', typed: 'play 2d', cited: '3.2' },
  example: {
    clause: '3.2',
    choose: ['four of hearts'],
    good: /^Yes/,
    then: ['six of diamonds'],
    bad: /3\.2/,
  },
};
