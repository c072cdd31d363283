import { expect, test } from 'vitest';
import { marked, table } from '$web/testing/marks';

test('moves lead to their controls', () => {
  table('data-slot="1" aria-pressed="false"', 'data-slot="3" aria-pressed="false"', 'data-look');
  expect(marked('khamul', 'peek 1 3').sort()).toEqual([0, 1, 2]);
});
