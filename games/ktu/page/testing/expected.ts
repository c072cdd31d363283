import type { Expected } from '$web/testing/games';

export const expected: Expected = {
  way: { table: 'ktu-five', direction: 'clockwise' },
  keys: [{ table: 'ktu-mid', keys: '⏎ P' }],
  refused: { cards: ['8'], key: '⏎', rule: '4.3', ready: 'Play 2' },
  refusedFirst: { cards: ['2s'], rule: '2.2', typed: 'open 2s 3c 9h', cited: '2.2' },
  example: { clause: '4.5', choose: ['seven of clubs'], good: /^The 6 marked ranks/, marked: 6 },
};
