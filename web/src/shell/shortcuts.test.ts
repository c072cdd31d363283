import { expect, test } from 'vitest';
import { prefer, preferences } from './preferences.svelte';
import { shortcuts } from './shortcuts.svelte';

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
  prefer('ownKeys', 'P=xy == Q=7 pass');
  expect([...shortcuts.own]).toEqual([['Q', '7']]);
  prefer('ownKeys', '');
});
