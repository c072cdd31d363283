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
        { key: 'turned', groups: [{ cards: ['8d'] }] },
        { key: 'order', groups: [{ cards: 'Ah Ks Qc Jc Th 9h 7s'.split(' ') }] },
      ],
    },
    {
      key: 'turn',
      clause: '3.2',
      figures: [
        { key: 'trick', chain: true, groups: [{ cards: ['Ah'] }, { cards: ['Qh'] }] },
        { key: 'trump', chain: true, groups: [{ cards: ['7s'] }, { cards: ['9d'] }] },
        {
          key: 'hand',
          chain: true,
          groups: [{ cards: ['Js'] }, { cards: '7s Ks 9h Qc'.split(' '), raised: [0, 1] }],
        },
      ],
    },
    { key: 'score', figures: [] },
  ],
  charts: [
    {
      key: 'cards',
      lines: [
        { key: 'trump', cards: ['9d'] },
        { key: 'led', cards: ['As', 'Ks', 'Js', '7s'] },
      ],
    },
  ],
} satisfies Guide;
