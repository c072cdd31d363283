import { expect, test } from 'vitest';
import { marked, table } from '$web/testing/marks';

test('moves lead to their controls', () => {
  table(...[0, 1, 2, 3].map((at) => `data-key="${at}" aria-pressed="false"`));
  expect(marked('krass-kariert', 'play 1-3 as 6 6 6')).toEqual([1, 2, 3]);
});

test('where cards mean several things, what the move means is marked before it is played', () => {
  const move = 'play 1-2 as 10 9';
  const other = 'data-meant="play 1-2 as 10 11" aria-pressed="false"';
  const play = 'aria-keyshortcuts="⏎"';
  const cards = [1, 2].map((at) => `data-key="${at}" aria-pressed="true"`);
  const meant = (is: boolean) => `data-meant="${move}" aria-pressed="${is}"`;
  table(...cards, other, meant(false), play);
  expect(marked('krass-kariert', move)).toEqual([3]);
  table(...cards, other, meant(true), play);
  expect(marked('krass-kariert', move)).toEqual([4]);
  // They may mean one thing only.
  table(...cards, play);
  expect(marked('krass-kariert', move)).toEqual([2]);
});

test('a card that comes into a hand is laid at its place, and then played', () => {
  const play = 'aria-keyshortcuts="⏎"';
  const hand = (at: number) =>
    ['data-key="0"', 'data-key="1"'].toSpliced(at, 0, `data-key="new" data-at="${at}"`);
  table(...hand(2), play);
  expect(marked('krass-kariert', 'insert 1')).toEqual([0]);
  table(...hand(1), play);
  expect(marked('krass-kariert', 'insert 1')).toEqual([3]);
});
