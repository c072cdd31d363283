import { beforeEach, expect, test } from 'vitest';
import { Hints } from '$web/learn/hints.svelte';
import { browser } from '$web/shell/kept';
import { hintAt, update } from '$web/testing/hints';

const hints = new Hints(browser);
beforeEach(() => hints.again());

test('a snap is spoken of only while it is open', () => {
  const done = ['done', 'snap 0'];
  expect(hints.now('khamul', update(done, {}, { id: 1 }))).toBe('snap');
  expect(hints.now('khamul', update(done))).toBe(null);
});

test('a hint names what a table changes', () => {
  expect(hintAt('khamul', 'announce', { low: 7 })).toMatch(/^7 points or fewer\?/);
  expect(hintAt('khamul', 'announce', {})).toMatch(/^5 points or fewer\?/);
  expect(hintAt('khamul', 'snap', { match: 'value' })).toMatch(/^A card of the same value\?/);
});
