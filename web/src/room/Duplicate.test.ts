import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, within } from '../testing';

/** A message after which a match of the two is over. */
const over = (part: number) => ({
  type: 'room',
  room: { stage: 'match_over', duplicate: { part } },
});

/** The line that says how a room plays. */
const line = () => screen.getByText(/chat/, { selector: 'summary' });

const said = (text: string | RegExp) => within(document.querySelector('.after')!).getByText(text);

test('a host chooses that the same deals are played twice', async () => {
  const page = await openPage({ recording: 'duplicate', as: 'Ada', until: { type: 'welcome' } });
  expect(line().textContent).not.toContain(', duplicate');
  await page.click(line());
  const choices = within(screen.getByRole('group', { name: 'Duplicate' }));
  await page.click(choices.getByRole('radio', { name: /^Two matches/ }));
  const asked = page.http.asked.at(-1);
  expect(asked?.body).toMatchObject({ type: 'settings', settings: { duplicate: 'two' } });
  await page.server.deliver({ until: { type: 'room', room: { settings: { duplicate: 'two' } } } });
  expect(line().textContent).toContain(', duplicate');
  await page.click(screen.getByRole('button', { name: 'Start' }));
  expect(page.http.asked.at(-1)?.body).toEqual({ type: 'start' });
});

test.each(['Ada', 'Bea'])(
  '%s plays the same deals from both seats, and luck is taken out',
  async (as) => {
    const page = await openPage({
      recording: 'duplicate',
      as,
      until: { type: 'welcome' },
      screen: as === 'Ada' ? SCREENS.desktop : SCREENS.phone,
    });
    await page.server.skipTo({ type: 'room', room: { settings: { duplicate: 'two' } } });
    expect(line().textContent).toContain(', duplicate');

    await page.server.skipTo(over(1));
    await page.server.skipTo({ type: 'update' });
    said('Duplicate: match 1 of 2');
    said(/^Next come the same deals/);
    // No replay shows them.
    expect(screen.queryByRole('link', { name: 'Replay' })).toBeNull();
    await page.click(screen.getByRole('button', { name: 'Same deals again' }));
    expect(page.http.asked.at(-1)?.body).toEqual({ type: 'ready' });

    await page.server.skipTo({ type: 'room', room: { stage: 'playing' } });
    expect(screen.queryByText('Duplicate: match 1 of 2')).toBeNull();
    await page.server.skipTo(over(2));
    await page.server.skipTo({ type: 'update' });
    said('Duplicate: match 2 of 2');
    const table = within(document.querySelector<HTMLElement>('.duplicate table')!);
    const names = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const points = table.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(names).toEqual(as === 'Ada' ? ['Bea', 'You'] : ['You', 'Ada']);
    expect(points).toEqual(['+8', '−8']);
    await page.click(screen.getByRole('link', { name: 'Replay' }));
    expect(location.pathname).toMatch(/\/replay\/2$/);
  },
);
