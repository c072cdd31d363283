import { expect, test } from 'vitest';
import { kept, prefer, preferences } from './preferences.svelte';

const stored = () => localStorage.getItem('kartenhaus.likings');
const root = document.documentElement;

test('only what differs from the standard is kept', () => {
  prefer('sound', true);
  prefer('volume', 30);
  expect(JSON.parse(stored() ?? '')).toEqual({ sound: true, volume: 30 });
  prefer('sound', false);
  prefer('volume', 60);
  expect(stored()).toBeNull();
  expect(preferences.volume).toBe(60);
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
  prefer('theme', 'dark');
  prefer('french', 'two');
  prefer('large', true);
  expect({ ...root.dataset }).toEqual({ theme: 'dark', french: 'two', large: 'yes' });
  prefer('theme', 'system');
  prefer('french', 'four');
  prefer('large', false);
  expect({ ...root.dataset }).toEqual({});
});
