import { expect, test } from 'vitest';
import { openPage, screen, within } from '../../testing';

const players = () =>
  within(screen.getByRole('list', { name: 'Players' }))
    .getAllByRole('listitem')
    .map((it) => it.querySelector('.name')?.textContent);

test.each([
  ['Ada', ['Bea', 'Cem']],
  ['Bea', ['Cem', 'Ada']],
  ['Cem', ['Ada', 'Bea']],
])('%s sees the others in the order of play, from the next one on', async (as, others) => {
  const page = await openPage({ recording: 'kartel-trick', as, until: { type: 'welcome' } });
  await page.server.skipTo({ type: 'update', seq: 3 });
  expect(players()).toEqual(others);
});

test('a spectator sees all players from the first seat on', async () => {
  const page = await openPage({
    recording: 'kartu-sama-visits',
    as: 'Cem',
    until: { type: 'welcome' },
  });
  await page.server.skipTo({ type: 'update', seq: 12 });
  expect(players().slice(0, 2)).toEqual(['Ada', 'Bea']);
  expect(players()).toHaveLength(3);
});
