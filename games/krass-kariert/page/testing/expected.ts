import type { Expected } from '$web/testing/games';

export const expected: Expected = {
  way: { table: 'krass-kariert-five', direction: 'clockwise' },
  keys: [{ table: 'krass-kariert-answer', keys: '⏎ R' }],
  refused: { cards: ['0'], key: '⏎', rule: '4.2', ready: 'Take 2 before 3' },
  // These two are no neighbours.
  refusedFirst: { cards: ['0', '2'], early: true, rule: '4.1', typed: 'play 0-1', cited: '4.2' },
  example: {
    clause: '4.1',
    choose: ['4', '5'],
    good: /a run of two/,
    then: ['4'],
    bad: /^Yes: a single/,
  },
};
