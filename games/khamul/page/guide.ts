// Khamul's rules for people. Its pictures are of the lesson's round.
import { french } from '$web/games/parts/french';
import type { Guide } from '$web/games/types';

export default {
  Face: french.Face,
  name: french.name,
  sections: [
    {
      key: 'goal',
      figures: [{ key: 'first', groups: [{ cards: [null, '9c', null, '9s'] }] }],
    },
    {
      key: 'turn',
      figures: [
        {
          key: 'switch',
          chain: true,
          groups: [
            { cards: ['2d'], word: 'drawn' },
            { cards: [null, '2d', null, null], raised: [1], word: 'row' },
            { cards: ['9c'], word: 'gone' },
          ],
        },
      ],
    },
    {
      key: 'snap',
      clause: '1.3',
      figures: [
        {
          key: 'match',
          chain: true,
          groups: [
            { cards: ['9c'], word: 'gone' },
            { cards: [null, null, null, '9s'], raised: [3], word: 'row' },
          ],
        },
      ],
    },
    {
      key: 'powers',
      figures: [
        { key: 'power', groups: [{ cards: ['Jd'] }, { cards: ['Qs'] }, { cards: ['Kc'] }] },
      ],
    },
    { key: 'end', figures: [{ key: 'low', groups: [{ cards: ['2d', 'As'], word: 'row' }] }] },
    {
      key: 'score',
      clause: '1.2',
      figures: [
        {
          key: 'values',
          groups: [
            { cards: ['Kh'], number: '0' },
            { cards: ['As'], number: '1' },
            { cards: ['7h'], number: '7' },
            { cards: ['Kc'], number: '10' },
            { cards: ['Qh'], number: '20' },
          ],
        },
      ],
    },
  ],
  charts: [
    {
      key: 'values',
      lines: [
        { key: 'zero', cards: ['Kh', 'Kd'] },
        { key: 'ace', cards: ['As'] },
        { key: 'number', cards: ['2d', '7h', 'Tc'] },
        { key: 'ten', cards: ['Jd', 'Qs', 'Kc'] },
        { key: 'twenty', cards: ['Qh', 'Qd'] },
      ],
    },
    {
      key: 'powers',
      lines: [
        { key: 'look', cards: ['Jd'] },
        { key: 'give', cards: ['Qs', 'Qc'] },
        { key: 'swap', cards: ['Ks', 'Kc'] },
      ],
    },
    { key: 'calls', lines: [{ key: 'low' }, { key: 'wrong' }, { key: 'silent' }] },
  ],
} satisfies Guide;
