import { expect, test } from 'vitest';
import { marked, table } from '$web/testing/marks';

test('cards are marked until they are selected, and then what plays them', () => {
  const pass = 'aria-keyshortcuts="P"';
  const play = 'aria-keyshortcuts="⏎"';
  table('data-key="6o" aria-pressed="false"', 'data-key="6g" aria-pressed="false"', pass, play);
  expect(marked('kartel', 'play 6o 6g')).toEqual([0, 1]);
  table('data-key="6o" aria-pressed="true"', 'data-key="6g" aria-pressed="false"', pass, play);
  expect(marked('kartel', 'play 6o 6g')).toEqual([1]);
  table('data-key="6o" aria-pressed="true"', 'data-key="6g" aria-pressed="true"', pass, play);
  expect(marked('kartel', 'play 6o 6g')).toEqual([3]);
  expect(marked('kartel', 'pass')).toEqual([2]);
});
