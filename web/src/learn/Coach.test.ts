import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, within } from '../testing';

test('who leaves a lesson chooses: home, alone, or on with it', async () => {
  const page = await openPage({
    recording: 'lesson-ktu',
    as: 'Ada',
    path: '/learn/ktu',
    seated: false,
    screen: SCREENS.phone,
  });
  const lesson = () => screen.getByRole('region', { name: 'Your lesson' });
  const press = (name: string, role = 'button') =>
    page.click(within(lesson()).getByRole(role, { name }));

  await press('Leave the lesson');
  within(lesson()).getByText('Leave the lesson?', { exact: false });
  await press('Back to the lesson');
  await press('Leave the lesson');
  await press('Play on');
  expect(screen.queryByRole('region', { name: 'Your lesson' })).toBeNull();

  await page.load();
  await press('Leave the lesson');
  await press('Games', 'link');
  expect(location.pathname).toBe('/');
});
