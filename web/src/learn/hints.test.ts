import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES } from '../games';
import { atTable } from '../games/loaded.svelte';
import { languages, speak, t } from '../shell/words.svelte';
import { playedOf } from '../testing/games';
import { aboutGames, update } from '../testing/hints';
import { browser } from '../shell/kept';
import { Hints, numbersOf } from './hints.svelte';

const hints = new Hints(browser);
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

test('every hint can be said, in every language, by standard rules and by others', async () => {
  const errors = vi.spyOn(console, 'error');
  for (const language of languages) {
    await speak(language);
    for (const { game, options } of aboutGames) {
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

test.each(GAMES)(
  'tests of $name know which hints somebody has read who played before',
  ({ game }) => {
    expect(playedOf(game).hints).toEqual(Object.keys(atTable(game)?.hints ?? {}));
  },
);
