// Whatever the schema allows is told without an error: with any view, for any seat, in any game.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { any, typeOf } from '../testing/arbitrary';
import { brief, counts } from '../room/spoken';
import { soundsOf } from '../room/sounds.svelte';
import { aim } from '../room/words';
import { allHeld } from '../replay/cards';
import type { Moves } from '../motion/plan';
import type { Phrase, Told, Update } from '../protocol';
import { GAMES } from '.';
import { Reader } from './parts/say';

/** So many values of each; the same ones each time. */
const RUNS = { numRuns: 500, seed: 1 };

const names = fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 10 });
const viewer = fc.option(fc.nat(9));

const MOVES = import.meta.glob<Moves>('./*/moves.ts', { eager: true, import: 'moves' });

// Messages of the catalogue that there are not.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test.each(GAMES.map(({ game }) => game))('events of %s', (game) => {
  const [type, moves] = [typeOf(game), MOVES[`./${game}/moves.ts`] ?? expect.fail()];
  const event = fc.oneof(any(`${type}Public`), any(`${type}Secret`));
  const told = (event: unknown, names: string[], you: number | null, view: unknown) => {
    brief(game, event, names, you);
    counts(view, names, you);
    moves(event, you, view);
    allHeld(view, names.length);
    aim({ view } as Update);
  };
  fc.assert(fc.property(event, names, viewer, any(`${type}View`), told), RUNS);
  const read = (told: Told, names: string[], you: number | null) => {
    const lines = new Reader(game, names, you).lines(told);
    expect(lines.every((line) => typeof line === 'string')).toBe(true);
  };
  fc.assert(fc.property(any<Told>('Told'), names, viewer, read), RUNS);
});

test('sounds and remarks', () => {
  const told = any<Told>('Told');
  fc.assert(
    fc.property(fc.array(told), (all) => void soundsOf(all)),
    RUNS,
  );
  const said = (phrase: Phrase, names: string[], you: number | null) => {
    for (const id of [phrase.id, 'talk-left']) {
      expect(new Reader('', names, you).say({ ...phrase, id })).toBeTypeOf('string');
    }
  };
  fc.assert(fc.property(any<Phrase>('Phrase'), names, viewer, said), RUNS);
});
