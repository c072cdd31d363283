// Every table can be drawn with whatever the schema allows it to be shown.
import fc from 'fast-check';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HERE, Here } from '../shell/here.svelte';
import { any, anyWithout, typeOf } from '../testing/arbitrary';
import { expectedOf } from '../testing/games';
import { runs } from '../testing/runs';
import type { Checked, SeatView, Told, Update } from '../protocol';
import { atTable } from './loaded.svelte';
import { GAMES } from '.';
import type { TableProps } from './types';

const RUNS = { ...runs(30), endOnFailure: true };

/** An update of a game: it tells events of no other one. */
function updates(game: string) {
  const type = typeOf(game);
  const all = fc.array(any(`${type}Public`), { maxLength: 4 });
  const secret = any(`${type}Secret`);
  const events = fc.record({ all, you: fc.array(secret, { maxLength: 3 }) });
  const told = fc
    .tuple(anyWithout<Told>('Told', 'all', 'you'), events)
    .map(([told, own]) => ({ ...told, ...own }));
  const unlike = (view: unknown) => JSON.parse(JSON.stringify(view), once) as unknown;
  const view = any(`${type}View`);
  const own = fc.record({
    view: expectedOf(game).unlike ? view.map(unlike) : view,
    told: fc.array(told, { maxLength: 3 }),
    peeks: fc.array(fc.record({ id: fc.nat(9), event: secret }), { maxLength: 3 }),
  });
  return fc
    .tuple(anyWithout<Update>('Update', 'view', 'told', 'peeks'), own)
    .map(([update, own]) => ({ ...update, ...own }) as Update);
}

/** A list without what was in it before. */
function once(_: string, value: unknown): unknown {
  return Array.isArray(value) ? [...new Set(value)] : value;
}

/** What the shell gives to a table; nothing answers. */
function shell(update: Update, seats: SeatView[], you: number | null): TableProps {
  const none = () => {};
  const check = () => new Promise<Checked>(none);
  const asks = { play: none, check, shown: none, rendered: none, note: none, rule: none };
  return { you, seats, direction: 'clockwise', update, refused: null, busy: false, ...asks };
}

// Messages of the catalogue that there are not.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test.each(GAMES.map(({ game }) => game))(
  '%s',
  async (game) => {
    const { Table } = atTable(game) ?? expect.fail();
    const draw = async (update: Update, seats: SeatView[], you: number | null) => {
      const target = document.createElement('div');
      const context = new Map([[HERE, new Here(target)]]);
      const table = mount(Table, { target, context, props: shell(update, seats, you) });
      flushSync();
      expect(target.childElementCount).toBeGreaterThan(0);
      await unmount(table);
    };
    const seats = fc.array(any<SeatView>('SeatView'), { maxLength: 10 });
    await fc.assert(fc.asyncProperty(updates(game), seats, fc.option(fc.nat(9)), draw), RUNS);
  },
  60_000,
);
