import { beforeEach, expect, test } from 'vitest';
import type { Preset } from '../protocol';
import { forgetPreset, isSame, keepPreset, ownPresets } from './presets';

const [GAME, OTHER] = ['some-game', 'other-game'];
const quick: Preset = { options: { rounds: 1 }, clock: 'live', snaps: 'normal', aids: 'marks' };
const names = (game: string) => ownPresets(game).map(({ name }) => name);

beforeEach(() => localStorage.clear());

test('presets are kept for their game, and one name is one preset', () => {
  keepPreset({ game: GAME, name: 'Friday', preset: quick });
  keepPreset({ game: OTHER, name: 'Friday', preset: quick });
  const slow: Preset = { ...quick, clock: 'off' };
  keepPreset({ game: GAME, name: 'Sunday', preset: slow });
  keepPreset({ game: GAME, name: 'Friday', preset: slow });
  expect(names(GAME)).toEqual(['Sunday', 'Friday']);
  expect(ownPresets(GAME)[1]?.preset).toEqual(slow);
  forgetPreset(GAME, 'Friday');
  expect([names(GAME), names(OTHER)]).toEqual([['Sunday'], ['Friday']]);
});

test('the oldest preset of a game goes first', () => {
  for (let at = 0; at < 15; at += 1) keepPreset({ game: GAME, name: `${at}`, preset: quick });
  expect(names(GAME)).toEqual(Array.from({ length: 12 }, (_, at) => `${at + 3}`));
});

test('what a browser has mixed up is no preset', () => {
  localStorage.setItem('kartenhaus.presets', '[null, 3, {"game":"some-game"}]');
  expect(names(GAME)).toEqual([]);
  for (const preset of [{}, 'quick', { ...quick, options: null }, { ...quick, clock: 7 }]) {
    const all = [{ game: GAME, name: 'x', preset }];
    localStorage.setItem('kartenhaus.presets', JSON.stringify(all));
    expect(names(GAME)).toEqual([]);
  }
  localStorage.setItem('kartenhaus.presets', '{');
  expect(names(GAME)).toEqual([]);
});

test('presets are the same whatever the order of their options', () => {
  const one: Preset = { ...quick, options: { a: 1, b: true } };
  expect(isSame(one, { ...quick, options: { b: true, a: 1 } })).toBe(true);
  expect(isSame(one, { ...one, clock: 'off' })).toBe(false);
  expect(isSame(one, quick)).toBe(false);
});
