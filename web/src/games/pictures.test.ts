// Each game's living picture is of this version: its table draws every step.
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { GAMES } from '.';
import { load } from './loaded.svelte';
import type { TableProps } from './types';

test.each(GAMES.map((game) => [game.game, game] as const))('%s', async (_, game) => {
  const [{ default: recorded }, loaded] = await Promise.all([game.picture(), load(game.game)]);
  const { Table } = loaded ?? expect.fail();
  expect(recorded.steps.length).toBeGreaterThan(20);
  expect(recorded.names).toHaveLength(game.seats.good);
  const none = () => {};
  const seats = recorded.names.map((name) => {
    return { name, bot: null, away: false, delegated: false, waits: false, ready: false };
  });
  for (const { view, all, said, aids } of recorded.steps) {
    expect(view).toMatchObject({ game: game.game, phase: 'playing' });
    const update = {
      match: 1,
      seq: 1,
      view,
      told: [{ seq: 1, all, you: [], said, said_you: [] }],
      legal: [],
      asked: [],
      scores: { first: 1, rounds: [], winners: null },
      ended: [],
      clock: null,
      peeks: [],
      window: null,
      queued: [],
      aids,
      lesson: null,
    } as unknown as TableProps['update'];
    const target = document.createElement('div');
    const table = mount(Table, {
      target,
      props: {
        you: null,
        seats,
        update,
        refused: null,
        busy: true,
        play: none,
        shown: none,
        check: () => Promise.reject(new Error()),
        rendered: none,
        note: none,
        rule: none,
      },
    });
    flushSync();
    expect(target.querySelectorAll('.seats > li')).toHaveLength(recorded.names.length);
    await unmount(table);
  }
});
