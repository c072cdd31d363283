import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, within } from '../testing';

const phone = { recording: 'lobby', screen: SCREENS.phone };

test('a host who invites friends sees the invitation first, and copies its link', async () => {
  const page = await openPage({ ...phone, as: 'Ada', path: '/', seated: false });
  await page.click(screen.getByRole('button', { name: 'Invite friends KTU' }));
  await page.server.answer({ until: { type: 'welcome' } });
  screen.getByRole('button', { name: 'Start' });
  const headings = [...document.querySelectorAll('main h2')].map((it) => it.textContent);
  expect(headings.slice(0, 2)).toEqual(['Invite', 'At the table']);
  const invitation = within(screen.getByRole('region', { name: 'Invite' }));
  await page.click(invitation.getAllByRole('button', { name: 'Copy link' })[0] as HTMLElement);
  expect(page.copied).toBe(location.href);
});

test('a guest who follows an invitation reads who sent it', async () => {
  await openPage({ ...phone, as: 'Fen', until: { type: 'welcome' } });
  within(screen.getByRole('region', { name: 'Sit down' })).getByText('Ada invites you to play.');
});
