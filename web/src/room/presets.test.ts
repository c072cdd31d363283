import { beforeEach, expect, test } from 'vitest';
import type { Preset } from '../protocol';
import { forgetPreset, isSame, keepPreset, ownPresets } from './presets';

const quick: Preset = { options: { rounds: 1 }, clock: 'live', snaps: 'normal', aids: 'marks' };
const names = (game: string) => ownPresets(game).map(({ name }) => name);

beforeEach(() => localStorage.clear());

test('presets are kept for their game, and one name is one preset', () => {
  keepPreset({ game: 'ktu', name: 'Friday', preset: quick });
  keepPreset({ game: 'khamul', name: 'Friday', preset: quick });
  const slow: Preset = { ...quick, clock: 'off' };
  keepPreset({ game: 'ktu', name: 'Sunday', preset: slow });
  keepPreset({ game: 'ktu', name: 'Friday', preset: slow });
  expect(names('ktu')).toEqual(['Sunday', 'Friday']);
  expect(ownPresets('ktu')[1]?.preset).toEqual(slow);
  forgetPreset('ktu', 'Friday');
  expect([names('ktu'), names('khamul')]).toEqual([['Sunday'], ['Friday']]);
});

test('the oldest preset of a game goes first', () => {
  for (let at = 0; at < 15; at += 1) keepPreset({ game: 'ktu', name: `${at}`, preset: quick });
  expect(names('ktu')).toEqual(Array.from({ length: 12 }, (_, at) => `${at + 3}`));
});

test('what a browser has mixed up is no preset', () => {
  localStorage.setItem('kartenhaus.presets', '[null, 3, {"game":"ktu"}]');
  expect(names('ktu')).toEqual([]);
  for (const preset of [{}, 'quick', { ...quick, options: null }, { ...quick, clock: 7 }]) {
    const all = [{ game: 'ktu', name: 'x', preset }];
    localStorage.setItem('kartenhaus.presets', JSON.stringify(all));
    expect(names('ktu')).toEqual([]);
  }
  localStorage.setItem('kartenhaus.presets', '{');
  expect(names('ktu')).toEqual([]);
});

test('presets are the same whatever the order of their options', () => {
  const one: Preset = { ...quick, options: { a: 1, b: true } };
  expect(isSame(one, { ...quick, options: { b: true, a: 1 } })).toBe(true);
  expect(isSame(one, { ...one, clock: 'off' })).toBe(false);
  expect(isSame(one, quick)).toBe(false);
});
