// Kartu Sama's rules for people. Its pictures are of the lesson's round.
import { french } from '$web/games/parts/french';
import type { Guide } from '$web/games/types';

export default {
  Face: french.Face,
  name: french.name,
  sections: [
    {
      key: 'goal',
      figures: [
        {
          key: 'hand',
          chain: true,
          groups: [
            { cards: ['7h'] },
            { cards: '2d 5h 6d 6h 9h 9s Tc Jo'.split(' '), raised: [1, 3, 4, 7] },
          ],
        },
      ],
    },
    {
      key: 'turn',
      clause: '3.2',
      figures: [
        {
          key: 'chain',
          chain: true,
          groups: [{ cards: ['8d'] }, { cards: ['2d'] }, { cards: ['Td'] }, { cards: ['Tc'] }],
        },
        {
          key: 'draw',
          chain: true,
          groups: [{ cards: ['Ks'] }, { cards: '2d 5h 6d 6h Tc Jo'.split(' '), raised: [5] }],
        },
      ],
    },
    { key: 'last', figures: [] },
    {
      key: 'jokers',
      figures: [
        {
          key: 'joker',
          chain: true,
          groups: [{ cards: ['Jo'] }, { cards: ['6d'] }, { cards: ['6h'] }],
        },
      ],
    },
    { key: 'end', figures: [] },
    {
      key: 'score',
      figures: [
        {
          key: 'values',
          groups: [
            { cards: ['Ks'], number: '1' },
            { cards: ['7h'], number: '7' },
            { cards: ['Tc'], number: '10' },
            { cards: ['Ah'], number: '11' },
            { cards: ['Jo'], number: '20' },
          ],
        },
      ],
    },
  ],
  charts: [
    {
      key: 'fits',
      lines: [
        { key: 'suit', cards: ['8d', '2d'] },
        { key: 'rank', cards: ['Td', 'Tc'] },
        { key: 'joker', cards: ['Jo'] },
      ],
    },
    { key: 'draws', lines: [{ key: 'two' }, { key: 'last' }, { key: 'owed' }] },
    {
      key: 'values',
      lines: [
        { key: 'low', cards: ['Jh', 'Qd', 'Ks'] },
        { key: 'number', cards: ['2d', '7h', 'Tc'] },
        { key: 'ace', cards: ['Ah'] },
        { key: 'joker', cards: ['Jo'] },
      ],
    },
  ],
} satisfies Guide;
