import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, within } from '../testing';

test('no table opens with a specification: every clause is one press away', async () => {
  const page = await openPage({ recording: 'khamul-rules', as: 'Ada' });
  const beside = within(screen.getByRole('region', { name: 'Rules' }));
  const goal = () => beside.queryByRole('heading', { name: 'The goal' });
  const clause = () => document.querySelector('[data-clause="4.3"]');
  expect(goal()).not.toBeNull();
  expect(document.querySelector('[data-clause]')).toBeNull();
  await page.click(beside.getByRole('button', { name: 'Every rule, clause by clause' }));
  expect(clause()).not.toBeNull();
  await page.click(beside.getByRole('button', { name: 'The rules in short' }));
  expect(goal()).not.toBeNull();
  expect(clause()).toBeNull();
});

test('on a phone what counts is one tap away, and the rules are in the menu', async () => {
  const page = await openPage({ recording: 'khamul-rules', as: 'Ada', screen: SCREENS.phone });
  const press = (name: string) => page.click(screen.getByRole('button', { name }));
  await press('At a glance');
  const glance = within(screen.getByRole('dialog', { name: 'At a glance' }));
  const texts = glance.getAllByRole('listitem').map(({ textContent }) => textContent.trim());
  expect(texts).toContain('Red queen: 20');
  await page.click(glance.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Menu');
  await press('Rules');
  const over = screen.getByRole('dialog', { name: 'Rules' });
  within(over).getByRole('heading', { name: 'The goal' });
  expect(over.querySelector('[data-clause]')).toBeNull();
});
