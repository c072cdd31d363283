// Kartel's rules for people. Its pictures are of the lesson's round.
import type { Guide } from '$web/games/types';
import { capital } from '$web/games/parts/words';
import { t } from '$web/shell/words.svelte';
import { name } from './cards';
import Face from './Face.svelte';
import { called, LINES, meaning } from './logic';
import Wheel from './Wheel.svelte';

/** A hand of each line, high to low. */
const HANDS = [
  '8o 8g 8k 8b 8r',
  '4b 5b 6b 7b 8b',
  '6o 6g 6b 6r Qo',
  '2g 5g 7g Kg Gg',
  '2k 2b 8g 8k 8b',
  '7o 8o Wg Kk Qb',
  '3o 4r 7b 8k Kg',
];

const five = LINES.map((line, at) => ({
  key: `${at}`,
  cards: HANDS[at]?.split(' ') ?? [],
  text: () =>
    t('page-glance-kartel-hand', {
      what: capital(called(line)),
      name: line,
      meaning: meaning(line),
    }),
}));

export default {
  Face,
  name,
  sections: [
    {
      key: 'goal',
      figures: [
        {
          key: 'hand',
          groups: [{ cards: '3o 3g 3k 4b 4r 5g 5b 6o 6g 7o 8o Wg Kk Qb Zr'.split(' ') }],
        },
      ],
    },
    {
      key: 'turn',
      figures: [
        { key: 'pair', chain: true, groups: [{ cards: ['6b', '6r'] }, { cards: ['6o', '6g'] }] },
      ],
    },
    {
      key: 'beats',
      clause: '1.4',
      figures: [
        {
          key: 'suits',
          chain: true,
          groups: [{ cards: ['5g'] }, { cards: ['5o'] }, { cards: ['5b'] }, { cards: ['Zk'] }],
        },
        { key: 'wheel', Drawing: Wheel },
      ],
    },
    {
      key: 'five',
      clause: '4.5',
      figures: [
        {
          key: 'hands',
          chain: true,
          groups: [
            { cards: ['7o', '8o', 'Wg', 'Kk', 'Qb'] },
            { cards: ['2k', '2b', '8g', '8k', '8b'] },
            { cards: ['3o', '3g', '3k', '4b', '4r'] },
          ],
        },
      ],
    },
    { key: 'end', figures: [] },
    {
      key: 'score',
      figures: [{ key: 'left', groups: [{ cards: ['2g', '2r', '4o', '7r', 'Wb', 'Gk'] }] }],
    },
  ],
  charts: [
    {
      key: 'ranks',
      lines: [{ key: 'all', cards: '2k 3k 4k 5k 6k 7k 8k Wk Kk Qk Gk Zk'.split(' ') }],
    },
    { key: 'suits', lines: [{ key: 'all', Drawing: Wheel }] },
    {
      key: 'sets',
      lines: [
        { key: 'one', cards: ['5o'] },
        { key: 'two', cards: ['6o', '6g'] },
        { key: 'three', cards: ['3o', '3g', '3k'] },
      ],
    },
    { key: 'five', lines: [...five, { key: 'rainbow', cards: ['3o', '3g', '3k', '4b', '4r'] }] },
    { key: 'cost', lines: [{ key: 'all' }] },
  ],
} satisfies Guide;
