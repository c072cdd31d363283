import { describe, expect, test } from 'vitest';
import { openPage, screen, SCREENS, within } from '../testing';

describe.each([
  ['en', 'Sounds?', 'Not now'],
  ['de', 'Mit Ton?', 'Nicht jetzt'],
])('sounds are offered at the first table, and never again (%s)', (language, ask, not) => {
  test.each([true, false])('and the answer is %s', async (wants) => {
    const page = await openPage({
      recording: 'sounds',
      as: 'Ada',
      newcomer: true,
      until: { type: 'room' },
      storage: { 'kartenhaus.language': language },
      screen: wants ? SCREENS.desktop : { width: 320, height: 568 },
    });
    const offer = () => screen.queryByRole('button', { name: ask });
    const group = () => screen.queryByRole('group', { name: ask });
    const press = async (element: HTMLElement | null) => {
      element?.focus();
      await page.press('{Enter}');
    };
    await press(offer());
    expect(group()).not.toBeNull();
    await page.press('{Escape}');
    expect(group()).toBeNull();
    expect(document.activeElement).toBe(offer());
    await press(offer());
    const answers = within(group() as HTMLElement);
    await press(
      wants ? (answers.getAllByRole('button')[0] as HTMLElement) : answers.getByText(not),
    );
    expect(offer()).toBeNull();
    const likes = JSON.parse(localStorage.getItem('kartenhaus.likings') ?? '{}') as object;
    expect(likes).toEqual(wants ? expect.objectContaining({ sound: true }) : {});

    await page.load();
    expect(document.querySelector('main .table .prompt')).not.toBeNull();
    expect(offer()).toBeNull();
  });
});
