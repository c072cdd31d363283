// Remarks: said by keys, seen at the speaker's seat, and hidden where nobody wants them.
import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, within } from '../testing';

const polite = () => [...document.querySelectorAll('#polite p')].map((it) => it.textContent ?? '');
const bubbles = () => [...document.querySelectorAll('.bubble')].map((it) => it.textContent);
const menu = () => screen.queryByRole('menu', { name: 'Say something' });
const items = () => within(menu() as HTMLElement).getAllByRole('menuitem');

/** Longer than a bubble stays, in milliseconds. */
const BUBBLE = 5_000;

test('a remark is said by keys', async () => {
  const page = await openPage({ recording: 'remarks', as: 'Ada' });
  const open = screen.getByRole('button', { name: 'Say something' });
  open.focus();
  await page.press('{Enter}');
  await page.server.answer();
  expect(document.activeElement).toBe(items()[0]);
  // Esc closes it, and says nothing.
  await page.press('{Escape}');
  expect(menu()).toBeNull();
  expect(document.activeElement).toBe(open);
  await page.press('{Enter}');
  await page.server.answer({ until: { type: 'talk' } });
  const well = items().findIndex((it) => it.textContent === 'Well played.');
  // From the last one the way leads to the first.
  const back = (items().length - well) % items().length;
  for (let steps = 0; steps < back; steps += 1) await page.press('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Well played.');
  await page.press('{ArrowUp}{ArrowDown}{Enter}');
  await page.server.deliver();
  expect(screen.getByRole('log', { name: /./ }).textContent).toContain('You: Well played.');

  // Too soon again: the page says why not.
  await page.click(open);
  await page.server.answer({ until: { type: 'talk' } });
  await page.click(within(menu() as HTMLElement).getByText('One moment, please.'));
  expect(document.querySelector('.notice')?.textContent).toContain('five seconds');
  const said = page.http.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(said).toEqual([
    { type: 'talk', phrase: { id: 'talk-well-played', params: {} } },
    { type: 'talk', phrase: { id: 'talk-one-moment', params: {} } },
  ]);
});

test('a remark is heard, stands at its seat for a while, and can be hidden', async () => {
  const until = { type: 'update' };
  const page = await openPage({ recording: 'remarks', as: 'Bea', until, screen: SCREENS.phone });
  await page.server.skipTo({ type: 'talked' });
  expect(polite().at(-1)).toBe('Ada: Well played.');
  expect(bubbles()).toEqual(['Ada: Well played.']);
  await page.wait(BUBBLE);
  expect(bubbles()).toEqual([]);

  // Who wants none sees, reads and hears none, and has no button for it.
  const before = polite();
  await page.click(screen.getByRole('button', { name: 'Menu' }));
  await page.click(screen.getByRole('switch', { name: /^Quick chat/ }));
  await page.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Say something' })).toBeNull();
  await page.server.skipTo({ type: 'talked' });
  expect(bubbles()).toEqual([]);
  expect(polite()).toEqual(before);
});

test('the host wants no remarks, and there are none', async () => {
  const until = { type: 'room', room: { seats: { length: 2 }, settings: { talk: true } } };
  const page = await openPage({ recording: 'no-remarks', as: 'Ada', until });
  await page.click(screen.getByText(/clock/i, { selector: 'summary' }));
  await page.click(screen.getByRole('checkbox', { name: /^Quick chat/ }));
  screen.getByText(/no quick chat/, { selector: 'summary' });
  await page.click(screen.getByRole('button', { name: 'Start' }));
  await page.server.deliver();
  screen.getByRole('group', { name: 'Actions' });
  expect(screen.queryByRole('button', { name: 'Say something' })).toBeNull();
});
