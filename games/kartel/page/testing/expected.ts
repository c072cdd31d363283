import type { Expected } from '$web/testing/games';

export const expected: Expected = {
  way: { table: 'kartel-five', direction: 'counterclockwise' },
  keys: [{ table: 'kartel-lead', keys: '1 2 3 5 S P ⏎' }],
  // Two cards of different ranks.
  refused: { cards: ['2b', 'Zk'], key: '⏎', rule: '4.2', ready: 'Play pair of Z' },
  refusedFirst: {
    cards: ['5g', '6o'],
    asks: true,
    rule: '4.2',
    typed: 'play 5g 6o',
    cited: '4.2',
  },
  example: {
    clause: '4.5',
    choose: ['three of gold', 'four of green', 'five of black', 'six of blue', 'seven of red'],
    good: /KARA Mr/,
    then: ['three of gold', 'seven of red'],
    bad: /3\.2/,
  },
  unlike: true,
};
