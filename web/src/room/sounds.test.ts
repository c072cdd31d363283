import { expect, test } from 'vitest';
import type { Told } from '../protocol';
import { soundsOf } from './sounds.svelte';

const told = (...types: string[]): Told[] => [
  { seq: 1, all: types.map((type) => ({ type })), you: [], said: [], said_you: [] },
];

test('each sound is heard once', () => {
  expect(soundsOf(told('played', 'drew', 'played', 'passed_over'))).toEqual(['laid', 'drawn']);
  expect(soundsOf(told('passed', 'turn'))).toEqual([]);
});

test('the end of a round is heard alone', () => {
  expect(soundsOf(told('played', 'round_over'))).toEqual(['over']);
  expect(soundsOf(told('played', 'round_over', 'match_over'))).toEqual(['won']);
});

test('a snap that lands is heard as one', () => {
  const [one] = told('threw');
  if (!one) throw new Error('there is one');
  expect(soundsOf([one])).toEqual(['laid']);
  expect(soundsOf([{ ...one, all: [{ type: 'threw', matches: true }] }])).toEqual(['snapped']);
});

test('what a seat alone is told is silent', () => {
  const [one] = told();
  if (!one) throw new Error('there is one');
  expect(soundsOf([{ ...one, you: [{ type: 'drew', cards: ['7h'] }] }])).toEqual([]);
});
