import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atTable } from '../games/loaded.svelte';
import type { GameAbout, Update } from '../protocol';
import { languages, speak, t } from '../shell/words.svelte';
import { recording } from '../testing';
import { hints, numbersOf } from './hints.svelte';

const update = (legal: string[], view: unknown = {}, window: unknown = null): Update =>
  ({ legal, view, window }) as unknown as Update;

beforeEach(() => hints.again());
afterEach(() => void vi.restoreAllMocks());

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

/** The games, as the server tells of them. */
const games = recording('site').http.find(({ path }) => path === '/api/games')
  ?.answer as GameAbout[];

test('every hint can be said, in every language, by standard rules and by others', async () => {
  const errors = vi.spyOn(console, 'error');
  for (const language of languages) {
    await speak(language);
    for (const { game, options } of games) {
      const others = options.map(({ name, max, values }) => ({ [name]: max ?? values?.at(-1) }));
      for (const own of [{}, ...others]) {
        const numbers = numbersOf(options, update([], { options: own }));
        for (const name of Object.keys(atTable(game)?.hints ?? {})) {
          t(`hint-${game}-${name}`, numbers);
        }
      }
    }
  }
  expect(errors).not.toHaveBeenCalled();
  await speak('en');
});

test('a hint names what a table changes', () => {
  const said = (game: string, name: string, own: object) => {
    const { options = [] } = games.find((it) => it.game === game) ?? {};
    return t(`hint-${game}-${name}`, numbersOf(options, update([], { options: own })));
  };
  expect(said('khamul', 'announce', { low: 7 })).toMatch(/^7 points or fewer\?/);
  expect(said('khamul', 'announce', {})).toMatch(/^5 points or fewer\?/);
  expect(said('khamul', 'snap', { match: 'value' })).toMatch(/^A card of the same value\?/);
  expect(said('kartu-sama', 'joker', {})).toMatch(/as many more cards as there are players\.$/);
  expect(said('kartu-sama', 'joker', { joker_asks: 3 })).toMatch(/you owe 3 more cards\.$/);
  expect(said('kartu-sama', 'draw', { drawn_single: 0 })).toBe('Nothing fits: draw.');
});
