import { expect, test } from 'vitest';
import { KTU_STANDARD } from '$web/views';
import { answer, groups, help, playMove, sorted } from './logic';

test('a hand is grouped by rank, specials last', () => {
  const found = groups(['3h', '4s', '4c', 'Th', 'Ad', '2c', '9d'], '23T');
  expect(found.map(({ rank }) => rank).join('')).toBe('49A23T');
  expect(found[0]?.cards).toEqual(['4c', '4s']);
});

test('moves are canonical', () => {
  expect(sorted(['Th', '2s', '2c', 'Jd'])).toEqual(['2c', '2s', 'Th', 'Jd']);
  expect(playMove({ rank: '4', cards: ['4c', '4h', '4s'] }, 2)).toBe('play 4c 4h');
});

const table = { hands: [], open: [], closed: [], draw: 0, burned: [], places: [], turns: 0 };

test('the answer lies under what is looked through', () => {
  const view = (pile: string[], over: number) => ({ ...table, pile, over, fits: null, free: '' });
  expect(answer(view(['9d', '3c', '3s'], 2))).toBe('9d');
  expect(answer(view(['3c'], 1))).toBeUndefined();
  expect(answer(view([], 0))).toBeUndefined();
});

test('what goes on the pile is said in a line', () => {
  const said = (fits: string | null, free = '23T', over = 0) =>
    help({ fits, free, over, options: KTU_STANDARD });
  expect(said('456')).toBe('4, 5 or 6. Or 2, 3 or 10, which go on anything.');
  expect(said('JQKA', '23T', 1)).toBe(
    'J, Q, K or A. Or 2, 3 or 10, which go on anything. The 3 is looked through.',
  );
  expect(said('6789JQKA')).toBe('6 7 8 9 J Q K A. Or 2, 3 or 10, which go on anything.');
  expect(said('')).toBe('Nothing higher. Or 2, 3 or 10, which go on anything.');
  expect(said(null)).toBeUndefined();
  expect(said('', '')).toBe('Nothing higher.');
});
