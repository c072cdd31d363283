import { expect, test } from 'vitest';
import { marked, table } from '$web/testing/marks';

test('moves lead to their controls', () => {
  table('data-key="7h" aria-pressed="false"');
  expect(marked('drossel', 'play 7h')).toEqual([0]);
});
