import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, withGames, within } from '$web/testing';

const buttons = (group: string) =>
  within(screen.getByRole('group', { name: group })).getAllByRole('button');
const action = (name: string) =>
  within(screen.getByRole('group', { name: 'Actions' })).getByRole('button', { name });

test('what was chosen to lie open is forgotten with its hand', async () => {
  const page = await openPage({
    recording: 'ktu-next',
    as: 'Ada',
    until: { type: 'update' },
    screen: SCREENS.phone,
  });
  action('Lay open (0 of 3)');
  await page.click(buttons('Your hand')[0] as HTMLElement);
  action('Lay open (1 of 3)');

  // A bot lays open others, and plays on to the end.
  await page.server.deliver({ until: { type: 'room', room: { stage: 'match_over' } } });
  await page.server.deliver({ until: { type: 'update' } });
  await page.wait(2_000);
  screen.getByRole('heading', { name: 'No points, no winner' });
  // Tab goes on from what is new.
  expect(document.activeElement?.id).toBe('after-title');

  await page.server.deliver({ until: { type: 'update', match: 2 } });
  expect(screen.queryByRole('heading', { name: 'No points, no winner' })).toBeNull();
  expect(buttons('Your hand').length).toBeGreaterThan(0);
  action('Lay open (0 of 3)');
});

test('each row at the end says why it got its points', async () => {
  await openPage({ recording: withGames('ktu-over'), as: 'Ada', screen: SCREENS.phone });
  const why = [...document.querySelectorAll('.over .cards p')].map((it) => it.textContent);
  // The player's own row comes first, then the winner's.
  expect(why.slice(0, 2)).toEqual([
    'Still held cards: no point.',
    'First to play the last card: 1 point.',
  ]);
});

test('the choice of a closed card is forgotten when one is turned over', async () => {
  const page = await openPage({ recording: 'ktu-flip', as: 'Ada' });
  await page.click(buttons('Your closed cards')[0] as HTMLElement);
  action('Turn over card 1');

  // The other one is turned over, and beats the pile; then bots play.
  await page.fill(screen.getByRole('combobox', { name: 'Move as text' }), 'flip 1');
  await page.press('{Enter}');
  await page.server.answer();
  action('Turn over');
});
