// Which way play goes round the table, as each game states it. Where the seats stand is tested in a
// browser: `e2e/direction.test.mjs`.
import { expect, test } from 'vitest';
import { openPage, recording } from '../../testing';
import { openReplay } from '../../testing/replay';

/** Each game's way, from the five texts, and a table of it with several others. */
const WAYS = [
  ['kartel-five', 'counterclockwise'],
  ['kartu-sama-mid', 'clockwise'],
  ['krass-kariert-five', 'clockwise'],
  ['khamul-eight', 'clockwise'],
  ['ktu-five', 'clockwise'],
] as const;

const way = () => document.querySelector<HTMLElement>('main .table[data-direction]');

test.each(WAYS)('at the table of %s play goes %s', async (scene, direction) => {
  const { clients } = recording(scene);
  await openPage({ recording: { clients, http: recording('site').http }, as: 'Ada' });
  expect(way()?.dataset.direction).toBe(direction);
});

test('a replay shows it as the table did', async () => {
  await openReplay('replay-kartel', '?round=1&step=0&open=1');
  expect(way()?.dataset.direction).toBe('counterclockwise');
});
