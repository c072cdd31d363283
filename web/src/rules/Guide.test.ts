import { expect, test } from 'vitest';
import { GAMES } from '../games';
import { openPage, screen, SCREENS } from '../testing';

const open = (game: string) =>
  openPage({ recording: 'rules', path: `/rules/${game}`, screen: SCREENS.phone });

const games = GAMES.map(({ name, game }) => [name, game] as const);

test.each(games)('the rules of %s are short, with pictures', async (name, game) => {
  const page = await open(game);
  // A long one is drawn bit by bit.
  await page.wait(100);
  screen.getByRole('heading', { level: 1, name });
  screen.getByRole('heading', { name: 'The goal' });
  expect(screen.getAllByText('Try it').length).toBeGreaterThan(0);
  expect(document.querySelectorAll('figure').length).toBeGreaterThanOrEqual(5);
  expect(document.querySelector('[data-clause]')).toBeNull();
});

test('an example leads to the clause that it cites, and the clauses lead back', async () => {
  const page = await open('kartu-sama');
  const follow = (name: string) => page.click(screen.getByRole('link', { name }));
  await page.click(screen.getAllByText('Try it')[0] as Element);
  await page.click(screen.getByRole('button', { name: /^Six of diamonds/ }));
  await follow('Rule 3.2');
  expect(location.pathname + location.hash).toBe('/rules/kartu-sama/clauses#3.2');
  expect(document.querySelector('.cited')?.getAttribute('data-clause')).toBe('3.2');
  await follow('The rules in short');
  expect(location.pathname).toBe('/rules/kartu-sama');
  await follow('Every rule, clause by clause');
  expect(location.pathname).toBe('/rules/kartu-sama/clauses');
  expect(document.querySelector('[data-clause="3.2"]')).not.toBeNull();
});
