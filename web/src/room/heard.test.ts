// What those hear who listen to a table: what is asked of them, once.
import { expect, test } from 'vitest';
import { openPage, screen, within } from '../testing';

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
  const prompt = document.querySelector('.prompt p')?.textContent ?? '';
  expect(spoken().filter((line) => line.includes(prompt))).toHaveLength(1);
  const hand = within(screen.getByRole('group', { name: /^Your hand/ }));
  await page.click(hand.getAllByRole('button', { name: /^Joker/i })[0] as Element);
  expect(spoken().at(-1)).toMatch(/^A joker makes you owe .* Play it\?$/);
  expect(spoken().filter((line) => line.includes(prompt))).toHaveLength(1);
});
