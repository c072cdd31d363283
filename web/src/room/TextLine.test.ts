import { expect, test } from 'vitest';
import { openPage, screen, within } from '../testing';

test('an unknown move is refused where it was typed', async () => {
  const page = await openPage({ recording: 'kartel-visits', as: 'Ada' });
  const said = () => document.querySelector('main .prompt')?.textContent;
  const before = said();
  expect(before).toBeTruthy();
  await page.fill(screen.getByRole('combobox', { name: 'Move as text' }), 'xyzzy `1`');
  await page.press('{Enter}');
  await page.server.answer({ until: { type: 'checked' } });
  const answer = within(screen.getByRole('complementary')).getByRole('status');
  expect(answer.textContent).toContain('“xyzzy');
  expect(answer.textContent).toMatch(/is no move of this game\./);
  const works = answer.querySelectorAll('.works button').length;
  expect(works).toBeGreaterThan(0);
  expect(works).toBeLessThanOrEqual(3);
  expect(said()).toBe(before);
  expect(page.sent('play')).toEqual([]);
});
