import { expect, test } from 'vitest';
import { Here } from './here.svelte';

const here = new Here(document.documentElement);
const { preferences, shortcuts } = here;

test('a key can be another one', () => {
  expect(shortcuts.meaning('P')).toBe('p');
  shortcuts.take('P', 'X');
  expect(shortcuts.shown('P')).toBe('X');
  expect(shortcuts.meaning('x')).toBe('p');
  // What was given away does nothing any more.
  expect(shortcuts.meaning('p')).toBe('');
  expect(shortcuts.meaning('Enter')).toBe('Enter');
  // One key does one thing.
  shortcuts.take('D', 'X');
  expect([...shortcuts.own]).toEqual([['D', 'X']]);
  shortcuts.take('D', '');
  expect(preferences.ownKeys).toBe('');
});

test('what makes no sense is no key', () => {
  here.prefer('ownKeys', 'P=xy == Q=7 pass');
  expect([...shortcuts.own]).toEqual([['Q', '7']]);
  here.prefer('ownKeys', '');
});
