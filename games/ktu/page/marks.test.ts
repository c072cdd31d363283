import { expect, test } from 'vitest';
import { marked, table } from '$web/testing/marks';

test('moves lead to their controls', () => {
  table('data-key="5" aria-pressed="false"', 'data-key="closed 2" aria-pressed="false"');
  expect(marked('ktu', 'play 5c 5h 5s')).toEqual([0]);
  expect(marked('ktu', 'flip 2')).toEqual([1]);
});
