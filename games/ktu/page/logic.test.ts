import { expect, test } from 'vitest';
import { answer, fits, groups, playMove, sorted } from './logic';

test('a hand is grouped by rank, specials last', () => {
  const found = groups(['3h', '4s', '4c', 'Th', 'Ad', '2c', '9d']);
  expect(found.map(({ rank }) => rank).join('')).toBe('49A23T');
  expect(found[0]?.cards).toEqual(['4c', '4s']);
});

test('moves are canonical', () => {
  expect(sorted(['Th', '2s', '2c', 'Jd'])).toEqual(['2c', '2s', 'Th', 'Jd']);
  expect(playMove({ rank: '4', cards: ['4c', '4h', '4s'] }, 2)).toBe('play 4c 4h');
});

test('the answer is read through 3s', () => {
  expect(answer(['9d', '3c', '3s'])).toEqual({ card: '9d', threes: 2 });
  expect(answer(['3c'])).toEqual({ card: null, threes: 1 });
  expect(answer([])).toEqual({ card: null, threes: 0 });
  expect(fits(['Jd'])).toBe('Q K A, or 2 3 10');
  expect(fits(['7d'])).toBe('4 5 6, or 2 3 10');
  expect(fits(['Ah'])).toBe('only 2 3 10');
  expect(fits(['2h'])).toBe('anything');
  const varied = { any: 'none', through: '4', lower: '9', burn: 'J' } as const;
  expect(fits(['9h', '4c'], varied)).toBe('2 3 5 6 7 8, or 4 J');
  expect(fits(['2h'], varied)).toBe('3 5 6 7 8 9 10 Q K A, or 4 J');
  expect(fits(['Ah'], { any: 'none', through: 'none', burn: 'none' })).toBe('nothing');
});
