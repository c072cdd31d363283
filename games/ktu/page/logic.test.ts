import { expect, test } from 'vitest';
import { answer, beating, groups, help, playMove, sorted } from './logic';

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
});

test('what goes on the pile', () => {
  expect(beating(['Jd'])).toEqual(['Q', 'K', 'A']);
  expect(beating(['7d', '3c'])).toEqual(['4', '5', '6']);
  expect(beating(['Ah'])).toEqual([]);
  expect(beating(['2h'])).toBeNull();
  const varied = { any: 'none', through: '4', lower: '9', burn: 'J' } as const;
  expect(beating(['9h', '4c'], varied)?.join('')).toBe('235678');
  expect(help(['7d'])).toBe('4, 5 or 6. Or 2, 3 or 10, which go on anything.');
  expect(help(['9h', '3c'])).toBe(
    'J, Q, K or A. Or 2, 3 or 10, which go on anything. The 3 is looked through.',
  );
  expect(help(['5h'])).toBe('6 7 8 9 J Q K A. Or 2, 3 or 10, which go on anything.');
  expect(help(['Ah'])).toBe('Nothing higher. Or 2, 3 or 10, which go on anything.');
  expect(help(['2h'])).toBeUndefined();
  expect(help(['Ah'], { any: 'none', through: 'none', burn: 'none' })).toBe('Nothing higher.');
});
