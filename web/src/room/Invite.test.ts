import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage, screen, SCREENS, within } from '../testing';

const phone = { recording: 'lobby', screen: SCREENS.phone };

test('a host who invites friends sees who is there, and copies its link', async () => {
  const page = await openPage({ ...phone, as: 'Ada', path: '/', seated: false });
  await page.click(screen.getByRole('button', { name: 'Invite friends KTU' }));
  await page.server.answer({ until: { type: 'welcome' } });
  screen.getByRole('button', { name: 'Start' });
  const headings = [...document.querySelectorAll('main h2')].map((it) => it.textContent);
  expect(headings.slice(0, 2)).toEqual(['At the table', 'Invite']);
  const invitation = within(screen.getByRole('region', { name: 'Invite' }));
  await page.click(invitation.getAllByRole('button', { name: 'Copy link' })[0] as HTMLElement);
  expect(page.copied).toBe(location.href);
});

/** A browser without `navigator.clipboard`, as over plain HTTP; returns what is copied. */
function overHttp(copies: boolean): string[] {
  const copied: string[] = [];
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get');
  clipboard.mockReturnValue(undefined as unknown as Clipboard);
  document.execCommand = () => {
    const field = document.activeElement;
    // Outside of an open dialog a browser selects nothing.
    const open = document.querySelector('dialog[open]');
    const isThere = field instanceof HTMLTextAreaElement && (!open || open.contains(field));
    if (copies && isThere) copied.push(field.value);
    return copies && isThere;
  };
  onTestFinished(() => {
    clipboard.mockRestore();
    Reflect.deleteProperty(document, 'execCommand');
  });
  return copied;
}

test('a link is copied over plain HTTP too, also in a sheet', async () => {
  const page = await openPage({ recording: 'kartel-reload', as: 'Ada' });
  const copied = overHttp(true);
  await page.click(screen.getByRole('button', { name: 'Menu' }));
  await page.click(screen.getByRole('button', { name: /^Move or hand over/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Your seat' }));
  const copy = sheet.getByRole('button', { name: 'Copy link' });
  await page.click(copy);
  expect(copied).toEqual([expect.stringMatching(/#seat=/)]);
  expect(document.activeElement).toBe(copy);
  sheet.getByRole('button', { name: 'Copied ✓' });
});

test('a link that cannot be copied is selected, and the page says which keys copy it', async () => {
  const page = await openPage({ recording: 'kartel-reload', as: 'Ada' });
  overHttp(false);
  await page.click(screen.getByRole('button', { name: 'Menu' }));
  await page.click(screen.getByRole('button', { name: /^Move or hand over/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Your seat' }));
  await page.click(sheet.getByRole('button', { name: 'Copy link' }));
  sheet.getByText(/^The link is selected: press (Cmd|Ctrl)\+C to copy it\.$/);
  const field = sheet.getByRole('textbox', { name: 'Your own seat' }) as HTMLInputElement;
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toMatch(/#seat=/);
});

test('a guest who follows an invitation reads who sent it', async () => {
  await openPage({ ...phone, as: 'Fen', until: { type: 'welcome' } });
  within(screen.getByRole('region', { name: 'Sit down' })).getByText('Ada invites you to play.');
});
