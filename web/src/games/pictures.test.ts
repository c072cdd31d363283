// Each game's living picture is of this version: its table draws every step.
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { GAMES } from '.';
import { HERE, Here } from '../shell/here.svelte';
import { load } from './loaded.svelte';
import { seated, shown } from './shown';

test.each(GAMES.map((game) => [game.game, game] as const))('%s', async (_, game) => {
  const [{ default: recorded }, loaded] = await Promise.all([game.picture(), load(game.game)]);
  const { Table } = loaded ?? expect.fail();
  expect(recorded.steps.length).toBeGreaterThan(20);
  expect(recorded.names).toHaveLength(game.seats.good);
  const none = () => {};
  const seats = recorded.names.map((name) => seated(name));
  for (const step of recorded.steps) {
    expect(step.view).toMatchObject({ game: game.game, phase: 'playing' });
    const update = shown(step, { seq: 1 });
    const target = document.createElement('div');
    const table = mount(Table, {
      target,
      context: new Map([[HERE, new Here(target)]]),
      props: {
        you: null,
        seats,
        direction: game.direction,
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
