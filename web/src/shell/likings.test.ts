import { expect, test } from 'vitest';
import { kept, like, likings } from './likings.svelte';

const stored = () => localStorage.getItem('kartenhaus.likings');
const root = document.documentElement;

test('only what differs from the standard is kept', () => {
  like('sound', true);
  like('volume', 30);
  expect(JSON.parse(stored() ?? '')).toEqual({ sound: true, volume: 30 });
  like('sound', false);
  like('volume', 60);
  expect(stored()).toBeNull();
  expect(likings.volume).toBe(60);
});

test('what was kept is taken as far as it means something', () => {
  const text = JSON.stringify({
    theme: 'dark',
    verbosity: 'shouted',
    sound: 'yes',
    x: 1,
    confirm: true,
  });
  expect(kept(text)).toEqual({ theme: 'dark', confirm: true });
  expect(kept('[')).toEqual({});
  expect(kept('null')).toEqual({});
  expect(kept(null)).toEqual({});
});

test('style sheets can ask for what the player likes', () => {
  like('theme', 'dark');
  like('french', 'two');
  like('large', true);
  expect({ ...root.dataset }).toEqual({ theme: 'dark', french: 'two', large: 'yes' });
  like('theme', 'system');
  like('french', 'four');
  like('large', false);
  expect({ ...root.dataset }).toEqual({});
});
