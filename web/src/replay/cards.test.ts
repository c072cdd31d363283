import { expect, test } from 'vitest';
import { allHeld, withCards } from './cards';

test('cards in sentences are written as people do', () => {
  expect(withCards('ktu', "Ada's hand: exactly 7h Tc")).toBe("Ada's hand: exactly 7♥ 10♣");
  expect(withCards('kartel', 'Hand von Bea: nichts von Gold, 2o')).toBe(
    'Hand von Bea: nichts von Gold, 2●',
  );
  // A name is no card, and numbers are none.
  expect(withCards('khamul', 'Ach Äs 7hx: 10')).toBe('Ach Äs 7hx: 10');
  expect(withCards('krass-kariert', '7 X S 12')).toBe('7 X S 12');
});

test('all cards are found where they lie', () => {
  const view = {
    hands: [['7h'], []],
    open: [['2c'], ['3c']],
    closed: [[], ['4c', '5c']],
    draw: ['9c'],
  };
  expect(allHeld(view, 2)).toEqual([
    [
      { where: 'hand', cards: ['7h'] },
      { where: 'open', cards: ['2c'] },
    ],
    [
      { where: 'open', cards: ['3c'] },
      { where: 'closed', cards: ['4c', '5c'] },
    ],
  ]);
  expect(allHeld({ rows: [4, ['Ac', null]] }, 2)).toEqual([[], [{ where: 'row', cards: ['Ac'] }]]);
});
