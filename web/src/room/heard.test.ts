// What those hear who listen to a table: what is asked of them, once.
import { expect, test } from 'vitest';
import { GAMES } from '../games';
import { Reader } from '../games/parts/say';
import type { Update } from '../protocol';
import { languages, speak, t } from '../shell/words.svelte';
import { openPage, recording, recordings, screen, within } from '../testing';
import { turnCall } from './words';

/** What was spoken, oldest first. */
const spoken = () => [...document.querySelectorAll('#polite p')].map((it) => it.textContent ?? '');

test('each snap window is called, also where it asks the same again', async () => {
  const page = await openPage({ recording: 'khamul-snap', as: 'Ada' });
  const calls = () => spoken().filter((line) => line.startsWith('Snap: throw'));
  await page.server.skipTo({ type: 'update', seq: 6 });
  expect(calls()).toHaveLength(1);
  await page.server.skipTo({ type: 'update', seq: 7 });
  expect(calls()).toHaveLength(2);
  await page.server.skipTo({ type: 'update', seq: 8 });
  expect(calls()).toHaveLength(2);
});

test('what a selection asks is spoken, and what an update asks only once', async () => {
  const page = await openPage({
    recording: 'played-kartu-sama',
    as: 'Ada',
    until: { type: 'update', seq: 3 },
  });
  // The headline is short; what is asked is spoken in full.
  const task = spoken().at(-1) ?? '';
  expect(task).toMatch(/play .* or a joker/);
  expect(spoken().filter((line) => line === task)).toHaveLength(1);
  const hand = within(screen.getByRole('group', { name: /^Your hand/ }));
  await page.click(hand.getAllByRole('button', { name: /^Joker/i })[0] as Element);
  expect(spoken().at(-1)).toMatch(/^A joker makes you owe \d more cards$/);
  expect(spoken().filter((line) => line === task)).toHaveLength(1);
});

/** Everything that a player was asked in any recording. */
function* asked(): Generator<{ game: string; asked: Update['asked'] }> {
  for (const name of recordings()) {
    for (const { frames } of Object.values(recording(name).clients)) {
      for (const frame of frames) {
        if (!('received' in frame) || frame.received.type !== 'update') continue;
        const { asked, view } = frame.received;
        if (asked.length > 0) yield { game: (view as { game: string }).game, asked };
      }
    }
  }
}

test('that it is a player’s turn is said once, in every game and language', async () => {
  const all = [...asked()];
  expect(new Set(all.map(({ game }) => game)).size).toBe(GAMES.length);
  for (const language of languages) {
    await speak(language);
    const turn = t('page-turn').slice(0, -1).toLowerCase();
    for (const { game, asked } of all) {
      const call = turnCall(new Reader(game, ['Ada', 'Bea', 'Cem'], 0).all(asked));
      expect(call.toLowerCase().split(turn), call).toHaveLength(2);
    }
  }
  await speak('en');
});
