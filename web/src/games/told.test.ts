// Whatever the schema allows is told without an error: with any view, for any seat, in any game.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { any, ofEachKind, typeOf } from '../testing/arbitrary';
import { runs } from '../testing/runs';
import { brief, counts } from '../room/spoken';
import { soundsOf } from '../room/sounds.svelte';
import { aim } from '../room/words';
import { allHeld } from '../replay/cards';
import type { Moves } from '../motion/plan';
import type { Phrase, Told, Update } from '../protocol';
import { GAMES } from '.';
import { Reader } from './parts/say';

const RUNS = runs(60);

const names = fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 10 });
const viewer = fc.option(fc.nat(9));

const MOVES = import.meta.glob<Moves>('../../../games/*/page/moves.ts', {
  eager: true,
  import: 'moves',
});

// Messages of the catalogue that there are not.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test.each(GAMES.map(({ game }) => game))('events of %s', (game) => {
  const type = typeOf(game);
  const path = `games/${game}/page/moves.ts`;
  const moves = MOVES[`../../../${path}`] ?? expect.fail(`say in ${path} what events move`);
  const events = fc.tuple(ofEachKind(`${type}Public`), ofEachKind(`${type}Secret`));
  const told = (events: unknown[], names: string[], you: number | null, view: unknown) => {
    for (const event of events) {
      brief(game, event, names, you);
      moves(event, you, view);
    }
    counts(view, names, you);
    allHeld(view, names.length);
    aim({ view } as Update);
  };
  fc.assert(
    fc.property(
      events.map((all) => all.flat()),
      names,
      viewer,
      any(`${type}View`),
      told,
    ),
    RUNS,
  );
  const read = (told: Told, names: string[], you: number | null) => {
    const lines = new Reader(game, names, you).lines(told);
    expect(lines.every((line) => typeof line === 'string')).toBe(true);
  };
  fc.assert(fc.property(any<Told>('Told'), names, viewer, read), RUNS);
});

test('sounds and remarks', () => {
  const told = any<Told>('Told');
  fc.assert(
    fc.property(fc.array(told, { maxLength: 4 }), (all) => void soundsOf(all)),
    RUNS,
  );
  const said = (phrase: Phrase, names: string[], you: number | null) => {
    for (const id of [phrase.id, 'talk-left']) {
      expect(new Reader('', names, you).say({ ...phrase, id })).toBeTypeOf('string');
    }
  };
  fc.assert(fc.property(any<Phrase>('Phrase'), names, viewer, said), RUNS);
});
