// Krass Kariert's rules for people. Its pictures are of the lesson's round.
import type { Guide } from '$web/games/types';
import { name } from './cards';
import Face from './Face.svelte';

export default {
  Face,
  name,
  sections: [
    {
      key: 'goal',
      figures: [
        {
          key: 'hand',
          groups: [{ cards: '7 3 8 6 6 X 1 S 11 4'.split(' '), raised: [3, 4, 5] }],
        },
      ],
    },
    {
      key: 'turn',
      clause: '4.1',
      figures: [
        {
          key: 'gap',
          chain: true,
          groups: [{ cards: ['7', '3', '8', '6'], raised: [1] }, { cards: ['7', '8', '6'] }],
        },
        {
          key: 'reserve',
          chain: true,
          groups: [{ cards: ['2'] }, { cards: ['1', '2'] }],
        },
      ],
    },
    {
      key: 'beats',
      figures: [
        {
          key: 'kinds',
          chain: true,
          groups: [
            { cards: ['11'] },
            { cards: ['7', '8'] },
            { cards: ['4', '4'] },
            { cards: ['8', '10', '9'] },
            { cards: ['6', '6', 'X'] },
          ],
        },
      ],
    },
    {
      key: 'special',
      figures: [
        { key: 'specials', groups: [{ cards: ['X'] }, { cards: ['S'] }, { cards: ['D'] }] },
      ],
    },
    { key: 'end', figures: [] },
    { key: 'score', figures: [] },
  ],
  charts: [
    {
      key: 'kinds',
      lines: [
        { key: 'single', cards: ['11'] },
        { key: 'two', cards: ['8', '7'] },
        { key: 'pair', cards: ['4', '4'] },
        { key: 'run', cards: ['8', '10', '9'] },
        { key: 'three', cards: ['6', '6', '6'] },
      ],
    },
    {
      key: 'special',
      lines: [
        { key: 'any', cards: ['X'] },
        { key: 'stop', cards: ['S'] },
        { key: 'draw', cards: ['D'] },
      ],
    },
  ],
} satisfies Guide;
