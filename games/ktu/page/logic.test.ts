import { expect, test } from 'vitest';
import { answer, fits, groups, playMove, sorted } from './logic';

test('a hand is grouped by rank, specials last', () => {
  const found = groups(['3h', '4s', '4c', 'Th', 'Ad', '2c', '9d'], '23T');
  expect(found.map(({ rank }) => rank).join('')).toBe('49A23T');
  expect(found[0]?.cards).toEqual(['4c', '4s']);
});

test('moves are canonical', () => {
  expect(sorted(['Th', '2s', '2c', 'Jd'])).toEqual(['2c', '2s', 'Th', 'Jd']);
  expect(playMove({ rank: '4', cards: ['4c', '4h', '4s'] }, 2)).toBe('play 4c 4h');
});

test('the answer, and what fits', () => {
  const none = { hands: [], open: [], closed: [], draw: 0, burned: [], places: [], turns: 0 };
  const view = (pile: string[], over: number, fits: string | null, free = '23T') => ({
    ...none,
    pile,
    over,
    fits,
    free,
  });
  expect(answer(view(['9d', '3c', '3s'], 2, 'JQKA'))).toBe('9d');
  expect(answer(view(['3c'], 1, null))).toBeUndefined();
  expect(answer(view([], 0, null))).toBeUndefined();
  expect(fits(view(['Jd'], 0, 'QKA'))).toBe('Q K A, or 2 3 10');
  expect(fits(view(['Ah'], 0, ''))).toBe('only 2 3 10');
  expect(fits(view(['2h'], 0, null))).toBe('anything');
  expect(fits(view(['9h'], 0, '235678T', '4J'))).toBe('2 3 5 6 7 8 10, or 4 J');
  expect(fits(view(['Ah'], 0, '', ''))).toBe('nothing');
});
