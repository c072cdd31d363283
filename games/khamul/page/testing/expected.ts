import type { Expected } from '$web/testing/games';

export const expected: Expected = {
  way: { table: 'khamul-eight', direction: 'clockwise' },
  keys: [
    { table: 'khamul-draw', keys: '⏎ D' },
    { table: 'khamul-power', keys: '⏎ P' },
    { table: 'khamul-eight', keys: 'K' },
    { table: 'khamul-eight', keys: 'T' },
    { table: 'khamul-snap', keys: '⏎ N', seq: 6 },
  ],
  // The card from the discard pile must stay.
  refused: {
    until: { type: 'update', view: { in_hand: { from: 'discard' } } },
    cards: [],
    key: 'D',
    rule: '3.4',
    ready: 'Replace card 1',
  },
  // Nothing was chosen.
  refusedFirst: { cards: [], rule: '2.2', typed: 'peek 0 9', cited: '9.2' },
  example: { clause: '1.2', choose: ['queen of hearts'], good: /counts 20/ },
  open: true,
  looks: true,
};
