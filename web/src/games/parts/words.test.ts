import { expect, test } from 'vitest';
import { speak } from '../../shell/words.svelte';
import { all, counted, joined, Speaker, Teller } from './words';

test('who sits there is spoken to', () => {
  const speaker = new Speaker(['Ada', 'Bea', 'Cem'], 1);
  expect(speaker.does(0, 'pass')).toBe('Ada passes');
  expect(speaker.does(1, 'pass')).toBe('You pass');
  expect(speaker.does(0, 'pick up')).toBe('Ada picks up');
  expect(speaker.does(1, 'is')).toBe('You are');
  expect(speaker.does(2, 'has')).toBe('Cem has');
  expect(speaker.possessive(1)).toBe('your');
  expect(speaker.list([0, 1, 2])).toBe('Ada, you and Cem');
  expect(speaker.by([3, -2, 0], true)).toBe('Ada +3, you −2, Cem 0');
});

test('numbers and lists', () => {
  expect(counted(1, 'card')).toBe('1 card');
  expect(counted(0, 'card')).toBe('0 cards');
  expect(joined([])).toBe('');
  expect(joined(['a', 'b'], 'or')).toBe('a or b');
});

test('sentences of the catalogue', () => {
  const teller = new Teller(['Ada', 'Bea', 'Cem'], 0);
  const over = (winners: number[]) => teller.over({ type: 'match_over', winners });
  expect(over([])).toBe('The match is over: nobody wins.');
  expect(over([0])).toBe('The match is over: you win.');
  expect(over([1])).toBe('The match is over: Bea wins.');
  expect(over([0, 1])).toBe('The match is over: you and Bea win.');
  expect(teller.by([3, -2, 0], true)).toBe('you +3, Bea −2, Cem 0');
  expect(all([])).toBe('');
  expect(all(['a', 'b', 'c'])).toBe('a, b and c');
});

test('in German', async () => {
  await speak('de');
  const teller = new Teller(['Ada', 'Bea'], 0);
  expect(teller.does('event-kartel-passed', 0)).toBe('Du passt.');
  expect(teller.does('event-kartel-passed', 1)).toBe('Bea passt.');
  await speak('en');
});
