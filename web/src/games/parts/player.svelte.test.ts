import { expect, test } from 'vitest';
import type { Checked, Update } from '../../protocol';
import type { TableProps } from '../types';
import { Here } from '../../shell/here.svelte';
import { isLarge, Player } from './player.svelte';

const here = new Here(document.documentElement);

const no: Checked = {
  move: 'play 4o',
  legal: false,
  name: null,
  rule: 'kartel:3.2',
  reason: 'No.',
  works: [],
};

function player(check: () => Promise<Checked> = async () => no) {
  let update = $state.raw({ match: 1, seq: 1, legal: [] as string[] });
  const props = { refused: null, busy: false, play: () => {}, check };
  const it = new Player(
    () => ({ ...props, update: update as Update }) as unknown as TableProps,
    here,
  );
  const next = (seq: number, legal: string[]) => (update = { match: 1, seq, legal });
  return { it, next };
}

test('that it is not one’s turn is said until the table changes', async () => {
  const { it, next } = player();
  await it.attempt('pass');
  expect(it.refusal?.reason).toBe('It is not your turn.');
  next(2, ['pass']);
  expect(it.refusal).toBeNull();
  next(3, []);
  it.hint('Wait.');
  next(4, []);
  expect(it.refusal).toBeNull();
});

test('a refusal stands as long as the decision does', async () => {
  const { it, next } = player();
  next(2, ['pass']);
  await it.attempt('play 4o');
  expect(it.refusal?.rule).toBe('kartel:3.2');
  next(3, ['pass']);
  expect(it.refusal?.rule).toBe('kartel:3.2');
  next(4, ['pass', 'play 5o']);
  expect(it.refusal).toBeNull();
});

test('an answer that comes too late is not shown', async () => {
  let answer = (_: Checked) => {};
  const { it, next } = player(() => new Promise((done) => (answer = done)));
  next(2, ['pass']);
  const asked = it.attempt('play 4o');
  next(3, []);
  answer(no);
  await asked;
  expect(it.refusal).toBeNull();
});

test('three cards or more are a large play', () => {
  const large = ['play 4o 4r 4b', 'play 2-4', 'play 2-4 as 8 9 10', 'play 9c 9d 9h 9s'];
  const small = ['play 4o 4r', 'play 2-3 as 8 9', 'play 7', 'open 2c 3c 4c', 'take 0 at 5', 'pass'];
  for (const move of large) expect(isLarge(move), move).toBe(true);
  for (const move of small) expect(isLarge(move), move).toBe(false);
});

test('who wants that is asked once more before a large play', async () => {
  const { it, next } = player();
  here.prefer('confirm', true);
  next(2, ['play 4o', 'play 4o 4r 4b', 'play 5o 5r 5b']);
  expect(await it.attempt('play 4o')).toBe(true);
  expect(await it.attempt('play 4o 4r 4b')).toBe(false);
  expect(it.refusal?.reason).toMatch(/press again/);
  expect(await it.attempt('play 5o 5r 5b')).toBe(false);
  expect(await it.attempt('play 5o 5r 5b')).toBe(true);
  here.prefer('confirm', false);
  expect(await it.attempt('play 4o 4r 4b')).toBe(true);
});
