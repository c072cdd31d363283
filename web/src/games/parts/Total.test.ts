import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, within } from '../../testing';

test('the bar says how many rounds there are, and seats have their totals', async () => {
  const page = await openPage({
    recording: 'two-rounds',
    as: 'Ada',
    until: { type: 'update', view: { round: 1 } },
    screen: SCREENS.phone,
  });
  screen.getByText('round 1 of 2');
  const totals = () =>
    within(screen.getByRole('list', { name: 'Players' })).queryAllByText('Total');
  expect(totals()).toHaveLength(0);

  await page.server.deliver({ until: { type: 'room', room: { stage: 'round_over' } } });
  await page.server.deliver({ until: { type: 'room', room: { seats: [{ delegated: false }] } } });
  await page.click(screen.getByRole('button', { name: 'Next round' }));
  await page.server.deliver();
  screen.getByText('round 2 of 2');
  screen.getByText(/^ · you \d+$/, { normalizer: (text) => text });
  expect(totals()).toHaveLength(2);
  expect(totals()[0]?.parentElement?.textContent).toMatch(/Total\s*\d+/);
  // The player's own is beside their cards.
  expect(document.querySelector('main .hand .total')?.textContent).toMatch(/Total\s*\d+/);
});
