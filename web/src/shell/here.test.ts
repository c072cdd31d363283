import { expect, test } from 'vitest';
import { Here } from './here.svelte';
import { browser } from './kept';
import { keptIn } from './preferences';

const stored = () => localStorage.getItem('kartenhaus.likings');
const root = document.documentElement;
const here = new Here(root);
const kept = keptIn(browser);

test('only what differs from the standard is kept', () => {
  here.prefer('sound', true);
  here.prefer('volume', 30);
  expect(JSON.parse(stored() ?? '')).toEqual({ sound: true, volume: 30 });
  here.prefer('sound', false);
  here.prefer('volume', 60);
  expect(stored()).toBeNull();
  expect(here.preferences.volume).toBe(60);
});

test('what was kept is taken as far as it means something', () => {
  const text = JSON.stringify({
    theme: 'dark',
    verbosity: 'shouted',
    sound: 'yes',
    x: 1,
    confirm: true,
  });
  expect(kept.of(text)).toEqual({ theme: 'dark', confirm: true });
  expect(kept.of('[')).toEqual({});
  expect(kept.of('null')).toEqual({});
  expect(kept.of(null)).toEqual({});
});

test('style sheets can ask for what the player likes', () => {
  here.prefer('theme', 'dark');
  here.prefer('french', 'two');
  here.prefer('large', true);
  expect({ ...root.dataset }).toEqual({ theme: 'dark', french: 'two', large: 'yes' });
  here.prefer('theme', 'system');
  here.prefer('french', 'four');
  here.prefer('large', false);
  expect({ ...root.dataset }).toEqual({});
});
