import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, within } from '$web/testing';
import { act, faces } from './testing/player';

const look = () => screen.queryByRole('group', { name: 'Your look' });

/** The moment when both have looked, and it is Ada's turn. */
const LOOKED = { type: 'update', seq: 4 };

test('a look ends with the next action, and the prompt says what is to be decided', async () => {
  const page = await openPage({
    recording: 'khamul-two',
    as: 'Ada',
    until: { type: 'welcome' },
    screen: SCREENS.phone,
  });
  await page.server.skipTo(LOOKED);
  // Both are there: what waits to be seen, and what is to be done.
  expect(look()).not.toBeNull();
  expect(document.querySelector('main .table .prompt [role=status]')?.textContent).toMatch(/draw/i);

  await act(page, /^Draw/);
  await page.server.answer();
  expect(look()).toBeNull();
  await page.load();
  screen.getByRole('group', { name: 'Your cards' });
  expect(look(), 'the server does not keep it').toBeNull();
  expect(faces()).toEqual([]);
});

test('what others do does not end a look', async () => {
  const page = await openPage({
    recording: 'khamul-two',
    as: 'Bea',
    until: { type: 'welcome' },
    screen: SCREENS.phone,
  });
  await page.server.skipTo(LOOKED);
  // Who looks for a moment cannot keep the rest of the time, either.
  const press = (name: string) =>
    page.click(within(look() as HTMLElement).getByRole('button', { name }));
  await press('Show');
  expect(faces()).toHaveLength(2);
  await press('Hide');
  expect(faces()).toEqual([]);
  await page.server.deliver();
  expect(look()).not.toBeNull();
  await act(page, /^No snap/);
  await page.server.answer();
  expect(look()).toBeNull();
});
