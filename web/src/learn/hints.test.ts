import { beforeEach, expect, test } from 'vitest';
import type { Update } from '../protocol';
import { hints } from './hints.svelte';

const update = (legal: string[], view: unknown = {}, window: unknown = null): Update =>
  ({ legal, view, window }) as unknown as Update;

beforeEach(() => hints.again());

test('a hint comes when its moment does, and never again once it was read', () => {
  const leads = update(['play 5g'], { pile: [] });
  const answers = update(['pass', 'play 5g'], { pile: [{}] });
  const stuck = update(['pass'], { pile: [{}] });
  expect(hints.now('kartel', update([], { pile: [] }))).toBe(null);
  expect(hints.now('kartel', leads)).toBe('lead');
  hints.close('kartel', 'lead');
  expect(hints.now('kartel', leads)).toBe(null);
  expect(hints.now('kartel', answers)).toBe('beat');
  expect(hints.now('kartel', stuck)).toBe('pass');
  expect(localStorage.getItem('kartenhaus.hints')).toBe('kartel.lead');
});

test('there are three hints for a game, and none when all were read', () => {
  for (const name of ['look', 'snap', 'announce']) {
    expect(hints.wanted('khamul'), name).toBe(true);
    hints.close('khamul', name);
  }
  expect(hints.wanted('khamul')).toBe(false);
  expect(hints.wanted('ktu')).toBe(true);
  hints.again();
  expect(hints.wanted('khamul')).toBe(true);
  expect(localStorage.getItem('kartenhaus.hints')).toBe(null);
});

test('a snap is spoken of only while it is open', () => {
  const done = ['done', 'snap 0'];
  expect(hints.now('khamul', update(done, {}, { id: 1 }))).toBe('snap');
  expect(hints.now('khamul', update(done))).toBe(null);
});
