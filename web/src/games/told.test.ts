// Whatever the schema allows is told without an error: with any view, for any seat, in any game.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { any } from '../arbitrary';
import { brief, counts } from '../room/spoken';
import { soundsOf } from '../room/heard.svelte';
import { phraseText } from '../room/talk.svelte';
import { aim } from '../room/words';
import { allHeld } from '../replay/cards';
import type { Moves } from '../motion/plan';
import type { Phrase, Told, Update } from '../protocol';
import { describe as kartel } from './kartel/describe';
import { moves as kartelMoves } from './kartel/moves';
import { describe as kartuSama } from './kartu-sama/describe';
import { moves as kartuSamaMoves } from './kartu-sama/moves';
import { describe as khamul } from './khamul/describe';
import { moves as khamulMoves } from './khamul/moves';
import { describe as krass } from './krass-kariert/describe';
import { moves as krassMoves } from './krass-kariert/moves';
import { describe as ktu } from './ktu/describe';
import { moves as ktuMoves } from './ktu/moves';
import type { Describe } from './types';

/** So many values of each; the same ones each time. */
const RUNS = { numRuns: 500, seed: 1 };

const names = fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 10 });
const viewer = fc.option(fc.nat(9));

const GAMES: [string, string, Describe, Moves][] = [
  ['kartel', 'Kartel', kartel, kartelMoves],
  ['kartu-sama', 'KartuSama', kartuSama, kartuSamaMoves],
  ['krass-kariert', 'KrassKariert', krass, krassMoves],
  ['khamul', 'Khamul', khamul, khamulMoves],
  ['ktu', 'Ktu', ktu, ktuMoves],
];

// Messages of the catalogue that there are not.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test.each(GAMES)('events of %s', (game, type, describe, moves) => {
  const event = fc.oneof(any(`${type}Public`), any(`${type}Secret`));
  const told = (event: unknown, names: string[], you: number | null, view: unknown) => {
    for (const known of [undefined, view]) {
      const sentence = describe(event, names, you, known);
      expect(sentence === null || typeof sentence === 'string').toBe(true);
    }
    brief(game, event, names, you);
    counts(view, names, you);
    moves(event, you, view);
    allHeld(view, names.length);
    aim({ view } as Update);
  };
  fc.assert(fc.property(event, names, viewer, any(`${type}View`), told), RUNS);
});

test('sounds and remarks', () => {
  const told = any<Told>('Told');
  fc.assert(fc.property(fc.array(told), (all) => void soundsOf(all)), RUNS);
  const said = (phrase: Phrase, names: string[], you: number | null) => {
    for (const id of [phrase.id, 'talk-left']) {
      expect(phraseText({ ...phrase, id }, names, you)).toBeTypeOf('string');
    }
  };
  fc.assert(fc.property(any<Phrase>('Phrase'), names, viewer, said), RUNS);
});
