import { expect, test } from 'vitest';
import { speak } from '../../shell/words.svelte';
import { all, capital, either, Teller } from './words';

test('sentences of the catalogue', () => {
  const teller = new Teller(['Ada', 'Bea', 'Cem'], 0);
  const over = (winners: number[]) => teller.over({ type: 'match_over', winners });
  expect(over([])).toBe('The match is over: nobody wins.');
  expect(over([0])).toBe('The match is over: you win.');
  expect(over([1])).toBe('The match is over: Bea wins.');
  expect(over([0, 1])).toBe('The match is over: you and Bea win.');
  expect(teller.by([3, -2, 0], true)).toBe('you +3, Bea −2, Cem 0');
  expect(all([])).toBe('');
  expect(either(['a', 'b'])).toBe('a or b');
  expect(capital('you and Bea')).toBe('You and Bea');
  expect(all(['a', 'b', 'c'])).toBe('a, b and c');
});

test('in German', async () => {
  await speak('de');
  const teller = new Teller(['Ada', 'Bea'], 0);
  expect(teller.does('event-kartel-passed', 0)).toBe('Du passt.');
  expect(teller.does('event-kartel-passed', 1)).toBe('Bea passt.');
  await speak('en');
});
