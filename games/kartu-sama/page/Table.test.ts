import { expect, test } from 'vitest';
import { openPage, screen, SCREENS } from '$web/testing';

test('in the lesson a tap selects a card and the button plays it, as it says', async () => {
  const page = await openPage({
    recording: 'lesson-tap',
    as: 'Ada',
    path: '/learn/kartu-sama',
    seated: false,
    screen: SCREENS.phone,
  });
  const lesson = () => screen.getByRole('region', { name: 'Your lesson' });
  expect(lesson().textContent).toContain('tap your 9 of hearts, then Play');
  await page.click(screen.getByRole('button', { name: /^Nine of hearts/ }));
  expect(page.sent('play')).toHaveLength(0);
  await page.click(screen.getByRole('button', { name: /^Play / }));
  await page.server.answer();
  expect(page.sent('play')).toHaveLength(1);
  expect(lesson().textContent).toContain('the same rank');
});
