import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '$web/shell/words.svelte';
import { acts, anytime, cell, columns, initials, wanted } from './logic';
import { BUDGET, Looks } from './looks.svelte';

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'performance', 'requestAnimationFrame'],
    }),
);
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

test('a look lasts its time in all, is confirmed once painted, and is forgotten', () => {
  const shown = vi.fn();
  const looks = new Looks(shown);
  const peeks = [{ id: 7, event: { type: 'peeked', slots: [1, 3], cards: ['6h', 'Kd'] } }];
  looks.hear(peeks);
  looks.hear(peeks);
  expect(looks.slots).toEqual([1, 3]);
  expect(looks.face(1)).toBeNull();
  looks.show();
  expect(looks.face(3)).toBe('Kd');
  expect(shown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(shown).toHaveBeenCalledWith([7]);
  vi.advanceTimersByTime(2000);
  looks.hide();
  expect(looks.face(3)).toBeNull();
  vi.advanceTimersByTime(BUDGET);
  expect(looks.slots).toEqual([1, 3]);
  looks.show();
  vi.advanceTimersByTime(BUDGET);
  expect(looks.slots).toEqual([]);
  expect(looks.face(3)).toBeNull();
  looks.hear(peeks);
  expect(looks.slots).toEqual([]);
});

test('a look that is not wanted is confirmed too', () => {
  const shown = vi.fn();
  const looks = new Looks(shown);
  looks.hear([{ id: 1, event: { type: 'looked', slot: 0, card: '6h' } }]);
  looks.close();
  expect(shown).toHaveBeenCalledWith([1]);
  expect(looks.slots).toEqual([]);
});

test('marks tell names apart', () => {
  expect(initials(['Ada', 'Bea', 'Cem'])).toEqual(['A', 'B', 'C']);
  expect(initials(['Ada', 'Bartholomäus', 'Bea'])).toEqual(['A', 'Ba', 'Be']);
  expect(initials(['Ada', 'Ada 2', 'Adam'])).toEqual(['A1', 'A2', 'A3']);
  expect(initials(['bea', 'Bea Ö.'])).toEqual(['b1', 'B2']);
});

test('who acts has looked: the looks from before are forgotten, later ones are not', () => {
  const shown: number[] = [];
  const looks = new Looks((ids) => void shown.push(...ids));
  const peek = (id: number) => ({ id, event: { type: 'looked', slot: id, card: '5c' } });
  looks.hear([peek(1)]);
  looks.show();
  looks.hide();
  const before = looks.last;
  looks.hear([peek(1), peek(2)]);
  looks.end(before);
  expect(looks.slots).toEqual([2]);
  looks.end();
  expect(looks.slots).toEqual([]);
  expect(shown).toContain(2);
});

test('what is an action', () => {
  expect(acts([{ type: 'drew', seat: 1 }], 1)).toBe(true);
  expect(acts([{ type: 'drew', seat: 0 }], 1)).toBe(false);
  expect(acts([{ type: 'turn', seat: 1, turns: 3 }, { type: 'done', seat: 1 }], 1)).toBe(false);
});
