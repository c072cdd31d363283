// Drossel's rules for people. Its pictures are of the lesson's round.
import { french } from '$web/games/parts/french';
import type { Guide } from '$web/games/types';

export default {
  Face: french.Face,
  name: french.name,
  sections: [
    {
      key: 'goal',
      figures: [
        { key: 'hand', groups: [{ cards: '4d 7c 9s Kh Ah'.split(' '), raised: [3, 4] }] },
        { key: 'order', groups: [{ cards: 'Ah Kh Qd Jc Tc 9s'.split(' ') }] },
      ],
    },
    {
      key: 'turn',
      clause: '3.2',
      figures: [
        { key: 'trick', chain: true, groups: [{ cards: ['Kh'] }, { cards: ['Qd'] }] },
        { key: 'next', chain: true, groups: [{ cards: ['9s'] }, { cards: ['Tc'] }] },
        { key: 'equal', groups: [{ cards: ['9s'] }, { cards: ['9d'] }] },
      ],
    },
  ],
  charts: [{ key: 'cards', lines: [{ key: 'order', cards: ['Ah', 'Kh', 'Qd'] }] }],
} satisfies Guide;
