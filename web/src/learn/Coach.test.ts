import { expect, test } from 'vitest';
import { GAMES } from '../games';
import type { LessonTexts } from '../protocol';
import { openPage, recording, screen, SCREENS, within } from '../testing';
import { follow, marked } from '../testing/marked';

/** How many steps a lesson has at least. */
const STEPS_MIN = 5;

const lesson = () => screen.getByRole('region', { name: 'Your lesson' });

test('who leaves a lesson chooses: home, alone, or on with it', async () => {
  const page = await openPage({
    recording: 'lesson-again',
    as: 'Ada',
    path: '/learn/ktu',
    seated: false,
    until: { type: 'room' },
    screen: SCREENS.phone,
  });
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

for (const { game, name } of GAMES) {
  test(`${name} is learned by what is marked`, async () => {
    const recorded = recording(`lesson-${game}`);
    const texts = recorded.http.find(({ path }) => path === `/api/games/${game}/lesson`);
    const { steps: said } = texts?.answer as LessonTexts;
    const page = await openPage({
      recording: recorded,
      as: 'Ada',
      screen: SCREENS.phone,
    });
    const coach = lesson();
    const steps: string[] = [];
    for (;;) {
      const { step = '' } = coach.dataset;
      if (steps.at(-1) !== step) steps.push(step);
      const place = `Step ${steps.length} of ${Object.keys(said).length}`;
      const text = said[step]?.replaceAll('*', '');
      expect(coach.textContent).toContain(`${text} ${place}`);
      if (step === 'end') break;
      await follow(page);
      await page.server.answer();
    }
    expect(marked()).toEqual([]);
    expect(steps.toSorted()).toEqual(Object.keys(said).toSorted());
    expect(steps.length, 'steps of data/lesson.txt').toBeGreaterThanOrEqual(STEPS_MIN);
  });
}

test('when the round is over, the coach says of which game it was, and leads on', async () => {
  const page = await openPage({ recording: 'lesson-kartel', as: 'Ada' });
  await page.server.skipTo({ type: 'update', view: { phase: 'match_over' } });
  within(lesson()).getByText('That was a round of Kartel.', { exact: false });
  const again = within(lesson()).getByRole('link', { name: 'Learn again' });
  expect(again.getAttribute('href')).toBe('/learn/kartel');
});
