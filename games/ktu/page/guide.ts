// KTU's rules for people. Its pictures are of the lesson's round.
import { name } from '$web/cards/french';
import type { Guide } from '$web/games/types';
import Face from './Face.svelte';

export default {
  Face,
  name,
  sections: [
    {
      key: 'goal',
      figures: [
        {
          key: 'laid',
          groups: [
            { cards: ['5s', '6s', 'Qs', 'Kd'], word: 'hand' },
            { cards: ['2s', '3c', 'Ts'], word: 'open' },
            { cards: [null, null, null], word: 'closed' },
          ],
        },
      ],
    },
    {
      key: 'turn',
      figures: [
        {
          key: 'higher',
          chain: true,
          groups: [{ cards: ['5c'] }, { cards: ['6s'] }, { cards: ['Qh'] }, { cards: ['Kh'] }],
        },
      ],
    },
    {
      key: 'beats',
      clause: '4.5',
      figures: [
        { key: 'seven', chain: true, groups: [{ cards: ['7s'] }, { cards: ['5c', '5h', '5s'] }] },
      ],
    },
    {
      key: 'special',
      figures: [
        {
          key: 'powers',
          groups: ['2s', '3c', '7d', '8c', 'Ts'].map((card) => ({ cards: [card] })),
        },
        { key: 'through', chain: true, groups: [{ cards: ['Qh', 'Qs'] }, { cards: ['3c'] }] },
      ],
    },
    {
      key: 'end',
      figures: [{ key: 'blind', groups: [{ cards: [null, null, '8d'], raised: [2] }] }],
    },
    { key: 'score', figures: [] },
  ],
  charts: [
    {
      key: 'order',
      lines: [{ key: 'all', cards: '4c 5s 6s 7d 8c 9h Jh Qs Kd As'.split(' ') }],
    },
    {
      key: 'special',
      lines: [
        { key: 'reset', cards: ['2s'] },
        { key: 'through', cards: ['3c'] },
        { key: 'lower', cards: ['7d'] },
        { key: 'skip', cards: ['8c'] },
        { key: 'burn', cards: ['Ts'] },
        { key: 'four', cards: ['9c', '9d', '9h', '9s'] },
      ],
    },
  ],
} satisfies Guide;
