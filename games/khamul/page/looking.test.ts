import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, type Page } from '$web/testing';
import { act, actions, faces, own, select } from './testing/player';

/** The moment when both have looked, and it is Ada's turn. */
const LOOKED = { type: 'update', seq: 4 };

async function table(as: string): Promise<Page> {
  const page = await openPage({
    recording: 'khamul-two',
    as,
    until: { type: 'welcome' },
    screen: SCREENS.phone,
  });
  await page.server.skipTo(LOOKED);
  return page;
}

const headline = () => document.querySelector('main .table .prompt [role=status]')?.textContent;

test('cards that are turned up stay so until the player turns them down', async () => {
  const page = await table('Ada');
  expect(faces()).toHaveLength(2);
  expect(headline()).toBe('Remember cards 1 and 2');
  // Nothing else can be done meanwhile, with whatever it is pressed.
  expect(actions(/./)).toHaveLength(1);
  await page.press('d');
  await page.click(screen.getByRole('button', { name: /deck/ }));
  await select(page, 3);
  expect(page.sent('play')).toEqual([]);
  expect(
    own()
      .filter((_, at) => at > 1)
      .every((name) => name.endsWith('face down')),
  ).toBe(true);
  expect(page.sent('shown'), 'a page that is loaded again shows them again').toEqual([]);

  await act(page, /^Hide/);
  expect(page.sent('shown')).toHaveLength(1);
  expect(faces()).toEqual([]);
  expect(headline()).toMatch(/^Your turn: draw/);
  await act(page, /^Draw/);
  await page.server.answer();
  await page.load();
  screen.getByRole('group', { name: 'Your cards' });
  expect(faces()).toEqual([]);
});

test('what others do does not end a look', async () => {
  const page = await table('Bea');
  expect(faces()).toHaveLength(2);
  await page.server.deliver();
  expect(faces()).toHaveLength(2);
  await act(page, /^Hide/);
  expect(faces()).toEqual([]);
  expect(actions(/^(No s|S)nap/)).toHaveLength(2);
});
