import { afterEach, expect, test, vi } from 'vitest';
import { speak } from '$web/shell/words.svelte';
import { Aim, UNDO_MS } from './aim.svelte';
import { anytime, cell, columns, initials, line, wanted } from './logic';
import { Looks } from './looks.svelte';

afterEach(() => void vi.useRealTimers());

test('the square stays where it is when cards join', () => {
  expect([0, 1, 2, 3].map(cell)).toEqual([
    { row: 1, column: 1 },
    { row: 1, column: 2 },
    { row: 2, column: 1 },
    { row: 2, column: 2 },
  ]);
  expect(cell(4)).toEqual({ row: 1, column: 3 });
  expect(cell(5)).toEqual({ row: 2, column: 3 });
  expect([0, 4, 5, 6, 7].map(columns)).toEqual([2, 2, 3, 3, 4]);
  expect([0, 4, 6, 7, 10].map(line)).toEqual([1, 4, 6, 4, 5]);
});

test('a snap never says whether anything matches', () => {
  expect(wanted({ card: '6c' }, null)).toBe('Snap: sixes.');
  expect(wanted({ card: 'Qd' }, 20)).toBe('Snap: cards worth 20.');
});

test('what can be thrown at any time stands after the prompt, in both languages', async () => {
  expect(anytime('Your turn: draw.', '7s', null, true)).toBe(
    'Your turn: draw. You may throw sevens at any time.',
  );
  expect(anytime('Bea’s turn', 'Qd', 20, false)).toBe(
    'Bea’s turn. You may throw cards worth 20 at any time.',
  );
  await speak('de');
  expect(anytime('Bea ist am Zug', '7s', null, false)).toBe(
    'Bea ist am Zug. Du darfst jederzeit Siebenen werfen.',
  );
  await speak('en');
});

const PEEKED = { id: 7, event: { type: 'peeked', slots: [1, 3], cards: ['6h', 'Kd'] } };

test('cards stay turned up until they are turned down, one look after another', () => {
  const shown = vi.fn();
  let peeks: { id: number; event: unknown }[] = [PEEKED];
  const looks = new Looks(() => peeks, shown);
  expect(looks.slots).toEqual([1, 3]);
  expect(looks.face(3)).toBe('Kd');
  // Another update comes meanwhile, with another look.
  peeks = [PEEKED, { id: 8, event: { type: 'looked', slot: 0, card: '5c' } }];
  expect(looks.slots).toEqual([1, 3]);
  expect(shown).not.toHaveBeenCalled();
  looks.close();
  expect(shown).toHaveBeenCalledExactlyOnceWith([7]);
  expect(looks.face(3)).toBeNull();
  expect(looks.face(0)).toBe('5c');
  looks.close();
  expect(looks.slots).toEqual([]);
});

test('the server is told again what it has not heard', () => {
  const shown = vi.fn();
  const looks = new Looks(() => [PEEKED], shown);
  looks.hear();
  expect(shown).not.toHaveBeenCalled();
  looks.close();
  looks.hear();
  expect(shown.mock.calls).toEqual([[[7]], [[7]]]);
});

test('a throw can be taken back for a moment, but not when the snap is nearly over', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const thrown = vi.fn();
  const aim = new Aim();
  aim.open(3000);
  expect(aim.isEarly).toBe(true);
  vi.advanceTimersByTime(400);
  expect(aim.isEarly).toBe(false);
  aim.at(2, thrown);
  expect(aim.slot).toBe(2);
  aim.drop();
  vi.advanceTimersByTime(UNDO_MS);
  expect(thrown).not.toHaveBeenCalled();
  aim.at(1, thrown);
  vi.advanceTimersByTime(UNDO_MS);
  expect(thrown).toHaveBeenCalledOnce();
  expect(aim.slot).toBeNull();
  vi.advanceTimersByTime(1800);
  aim.at(0, thrown);
  expect(thrown).toHaveBeenCalledTimes(2);
});

test('marks tell names apart', () => {
  expect(initials(['Ada', 'Bea', 'Cem'])).toEqual(['A', 'B', 'C']);
  expect(initials(['Ada', 'Bartholomäus', 'Bea'])).toEqual(['A', 'Ba', 'Be']);
  expect(initials(['Ada', 'Ada 2', 'Adam'])).toEqual(['A1', 'A2', 'A3']);
  expect(initials(['bea', 'Bea Ö.'])).toEqual(['b1', 'B2']);
});
