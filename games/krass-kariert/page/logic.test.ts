import { expect, test } from 'vitest';
import {
  after,
  attempt,
  brackets,
  draws,
  numbers,
  place,
  rangeOf,
  ranges,
  tap,
  title,
  variants,
  type Range,
} from './logic';

test('taps select neighbours', () => {
  const at = (from: number, to = from) => ({ from, to });
  const tapped = (now: Range | null, card: number) => tap(now, card, 3);
  expect(tapped(null, 3).range).toEqual(at(3));
  expect(tapped(at(3), 4).range).toEqual(at(3, 4));
  expect(tapped(at(3, 4), 2).range).toEqual(at(2, 4));
  // Three are the most: the next neighbour begins anew, and says nothing.
  expect(tapped(at(2, 4), 5)).toEqual({ range: at(5), apart: false });
  expect(tapped(at(2, 4), 7)).toEqual({ range: at(7), apart: true });
  expect(tapped(at(2, 4), 4).range).toEqual(at(2, 3));
  expect(tapped(at(2, 4), 2).range).toEqual(at(3, 4));
  expect(tapped(at(2, 4), 3).range).toEqual(at(3));
  expect(tapped(at(2), 2).range).toBeNull();
});

const legal = ['play 0', 'play 2-3', 'play 3-5 as 8 9 10', 'play 3-5 as 8 9 7', 'take 0 at 0'];

test('moves and ranges', () => {
  expect(ranges(legal)).toEqual([
    { from: 3, to: 5 },
    { from: 2, to: 3 },
    { from: 0, to: 0 },
  ]);
  expect(variants(legal, { from: 3, to: 5 })).toHaveLength(2);
  expect(variants(legal, { from: 0, to: 0 })).toEqual(['play 0']);
  expect(variants(legal, { from: 3, to: 3 })).toEqual([]);
  expect(rangeOf('play 12')).toEqual({ from: 12, to: 12 });
  expect(rangeOf('take 0 at 0')).toBeNull();
  expect(numbers('play 3-5 as 8 9 10')).toEqual([8, 9, 10]);
  expect(attempt(['5', 'X', '9'], { from: 1, to: 2 })).toBe('play 1-2 as 9 9');
  expect(attempt(['5', '6', '9'], { from: 1, to: 2 })).toBe('play 1-2');
});

test('brackets stand above each other where they overlap', () => {
  const over = brackets(ranges(legal));
  expect(over.get(0)).toBeUndefined();
  expect(over.get(2)).toEqual([{ lane: 0, part: 'from' }]);
  expect(over.get(3)).toEqual([
    { lane: 0, part: 'to' },
    { lane: 1, part: 'from' },
  ]);
  expect(over.get(5)).toEqual([{ lane: 1, part: 'to' }]);
  // One that ends where the next begins leaves it its lane.
  const twice = brackets([
    { from: 0, to: 1 },
    { from: 2, to: 3 },
  ]);
  expect([...twice.values()].flat().map(({ lane }) => lane)).toEqual([0, 0, 0, 0]);
  // There is room for three.
  const many = brackets([
    { from: 0, to: 1 },
    { from: 0, to: 2 },
    { from: 1, to: 2 },
    { from: 1, to: 3 },
  ]);
  expect(Math.max(...[...many.values()].flat().map(({ lane }) => lane))).toBe(2);
});

test('words', () => {
  expect(title(['8', 'X'], [8, 8])).toBe('pair of 8');
  expect(title(['8', 'X', '10'], [8, 9, 10])).toBe('run 8 to 10');
  expect(title(['S'], [])).toBe('Stop');
  expect(place(['8', 'X'], 1)).toBe('between 8 and X');
  expect(place(['8', 'X'], 2)).toBe('after X');
  expect(place(['8'], 0)).toBe('before 8');
  expect(place([], 0)).toBe('alone');
});

test('the gap closes', () => {
  const hand = ['1', '2', '3', '4'];
  expect(after(hand, { from: 1, to: 2 })).toEqual({ cards: ['1', '4'], joint: 1 });
  expect(after(hand, { from: 0, to: 1 }).joint).toBeNull();
  expect(after(hand, { from: 2, to: 3 }).joint).toBeNull();
});

test('the winner draws as many cards as the table has it', () => {
  const play = (card: string) => ({ seat: 0, cards: [card], as: [] });
  const trick = ['D', '7', 'D'].map(play);
  expect(draws({ trick })).toBe('The winner draws 6 cards.');
  expect(draws({ trick, options: { drawn: 2 } })).toBe('The winner draws 4 cards.');
  expect(draws({ trick, options: { drawn: 0 } })).toBe('');
  expect(draws({ trick: [play('7')] })).toBe('');
});
