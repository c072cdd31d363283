import { beforeEach, expect, test } from 'vitest';
import { Arranged, moved } from './arranged.svelte';

beforeEach(() => localStorage.clear());

const cards = (text: string) => text.split(' ').filter(Boolean);
const lies = (hand: Arranged, text: string) => hand.sorted(cards(text), (it) => it).join(' ');

test('cards come to lie elsewhere, in the order that they had', () => {
  expect(moved(cards('a b c d'), ['c'], 0)).toEqual(cards('c a b d'));
  expect(moved(cards('a b c d'), ['d', 'a'], 1)).toEqual(cards('b a d c'));
  expect(moved(cards('a b c d'), ['a'], 9)).toEqual(cards('b c d a'));
});

test('a hand lies as it was laid, and is sorted again', () => {
  const hand = new Arranged(() => 'one');
  expect([hand.on, lies(hand, 'a b c')]).toEqual([false, 'a b c']);
  hand.lay(cards('c a b'));
  expect([hand.on, lies(hand, 'a b c')]).toEqual([true, 'c a b']);
  // What was played is gone, and what was drawn lies behind the card that it follows.
  expect(lies(hand, 'a bb c')).toBe('c a bb');
  expect(lies(hand, '0 a b c')).toBe('0 c a b');
  hand.lay(null);
  expect([hand.on, lies(hand, 'a b c')]).toEqual([false, 'a b c']);
});

test('an order is kept for its hand alone, and for a few hands', () => {
  new Arranged(() => 'one').lay(cards('c b a'));
  expect(lies(new Arranged(() => 'one'), 'a b c')).toBe('c b a');
  expect(lies(new Arranged(() => 'two'), 'a b c')).toBe('a b c');
  for (const hand of ['two', 'three', 'four', 'five']) new Arranged(() => hand).lay(['b', 'a']);
  expect(lies(new Arranged(() => 'one'), 'a b c')).toBe('a b c');
  expect(lies(new Arranged(() => 'five'), 'a b')).toBe('b a');
});

test('what is no order is none', () => {
  for (const text of ['{', '7', '[[1, 2], "x", ["one"]]']) {
    localStorage.setItem('kartenhaus.hands', text);
    expect(lies(new Arranged(() => 'one'), 'a b')).toBe('a b');
  }
});
