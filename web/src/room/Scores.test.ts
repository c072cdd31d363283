import { expect, test } from 'vitest';
import type { ServerMessage } from '../protocol';
import type { Common } from '../views';
import { openPage, recording, within } from '../testing';

const texts = (row: Element) => [...row.children].map((it) => it.textContent?.trim() ?? '');

/** Points as they are written; with a sign where they are money. */
const points = (all: number[], signed: boolean) =>
  all.map((it) => `${signed && it > 0 ? '+' : ''}${it}`.replace('-', '−'));

test.each([
  ['points', 'replay', false],
  ['money', 'replay-kartel', true],
])('each round and the total stand below whose they are: %s', async (_, name, signed) => {
  const recorded = recording(name);
  await openPage({ recording: recorded, as: 'Ada' });
  const after = document.querySelector<HTMLElement>('section.after') as HTMLElement;
  const table = within(after).getByRole('region', { name: 'Scores by round' });
  const rows = within(table).getAllByRole('row').map(texts);

  const received = recorded.clients.Ada?.frames.flatMap((it) =>
    'received' in it ? it.received : [],
  );
  const last = <Type extends ServerMessage['type']>(type: Type) =>
    received?.findLast((it) => it.type === type) as Extract<ServerMessage, { type: Type }>;
  const { scores, view } = last('update');
  const [, ...others] = last('room').room.seats.map((seat) => seat.name);
  expect(scores.rounds).toHaveLength(2);
  expect(rows).toEqual([
    ['Round', 'You', ...others],
    ...scores.rounds.map((round, at) => [`${at + 1}`, ...points(round, signed)]),
    ['Total', ...points((view as Common).scores, signed)],
  ]);
  const won = [...table.querySelectorAll<HTMLTableCellElement>('.won')].map((it) => it.cellIndex);
  const winners = scores.winners?.map((seat) => seat + 1) ?? [];
  expect(won).toEqual([...winners, ...winners]); // At the top and at the bottom.
});
