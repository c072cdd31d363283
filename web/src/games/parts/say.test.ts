// Messages as a player reads them; those of one game are tested in its folder.
import { expect, test } from 'vitest';
import { speak } from '../../shell/words.svelte';
import { NAMES, said } from '../../testing/said';
import { Reader } from './say';

test('who reads is spoken to', () => {
  expect(said('kartel', 'event-kartel-passed', { seat: { seat: 0 } })).toBe('You pass.');
  expect(said('kartel', 'event-kartel-passed', { seat: { seat: 1 } })).toBe('Bea passes.');
  const won = (seats: number[]) => said('ktu', 'event-match-over', { seats: { seats } });
  expect(won([2])).toBe('The match is over: Cem wins.');
  expect(won([0, 1])).toBe('The match is over: you and Bea win.');
  expect(won([])).toBe('The match is over: nobody wins.');
});

test('in German', async () => {
  await speak('de');
  expect(said('kartel', 'event-kartel-passed', { seat: { seat: 0 } })).toBe('Du passt.');
  expect(said('kartel', 'event-kartel-passed', { seat: { seat: 1 } })).toBe('Bea passt.');
  await speak('en');
});

test('several messages of one event are one line', () => {
  const why = { id: 'ended-khamul-up', params: {} };
  const over = { id: 'event-match-over', params: { seats: { seats: [1] } } };
  expect(
    new Reader('khamul', NAMES, null).lines({ said: [[why, over], []], said_you: [] }),
  ).toEqual(['The cards are turned up: nobody announced Khamul. The match is over: Bea wins.']);
});
