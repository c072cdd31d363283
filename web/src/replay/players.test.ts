import { expect, test } from 'vitest';
import { eraAt, playersIn } from './players';

const player = (name: string) => ({ name, bot: null });
const taken = (seat: number, round: number, step: number, name: string) => ({
  seat,
  round,
  step,
  before: player(name),
});
const match = {
  players: ['Ada', 'Dia', 'Fen'].map(player),
  takeovers: [taken(1, 1, 4, 'Bea'), taken(2, 2, 0, 'Cem'), taken(1, 2, 7, 'Cleo')],
};
const names = (round: number, step: number) =>
  playersIn(match, eraAt(match, round, step)).map(({ name }) => name);

test('each step has the names of those who sat there', () => {
  expect(names(1, 0)).toEqual(['Ada', 'Bea', 'Cem']);
  expect(names(1, 4)).toEqual(['Ada', 'Bea', 'Cem']);
  expect(names(1, 5)).toEqual(['Ada', 'Cleo', 'Cem']);
  expect(names(2, 0)).toEqual(['Ada', 'Cleo', 'Cem']);
  expect(names(2, 1)).toEqual(['Ada', 'Cleo', 'Fen']);
  expect(names(2, 8)).toEqual(['Ada', 'Dia', 'Fen']);
  expect(names(9, 9)).toEqual(['Ada', 'Dia', 'Fen']);
});

test('where nobody took a seat over, it is who played last', () => {
  const none = { ...match, takeovers: [] };
  expect(playersIn(none, eraAt(none, 1, 0))).toEqual(match.players);
});
