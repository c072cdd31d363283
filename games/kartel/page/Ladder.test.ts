import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, within } from '$web/testing';

test('Kartel says in people’s words what lies there and what beats it', async () => {
  const page = await openPage({
    recording: 'kartel-ladder',
    as: 'Ada',
    screen: SCREENS.phone,
    storage: { 'kartenhaus.likings': JSON.stringify({ oneTap: false }) },
  });
  expect(screen.getByRole('status').textContent).toBe('Beat the rainbow');
  screen.getByText('A higher one, or a straight or better.');
  const [pile] = screen.getAllByRole('figure').slice(-1) as [HTMLElement];
  expect(pile.querySelector('figcaption')?.textContent?.trim()).toMatch(/^Eli: rainbow/);
  screen.getByText('KARA Jump', { selector: 'em' });
  const ladder = within(screen.getByRole('list', { name: 'Five-card hands, high to low' }));
  const lines = ladder.getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent.split(',')[0]?.trim())).toEqual([
    'Five of a kind KARA 5',
    'Straight flush Mr. Honey',
    'Four of a kind Quads',
    'Flush Honey',
    'Full house Umbrella',
    'Straight Mr.',
    'Rainbow KARA Jump',
  ]);
  const current = lines.filter((it) => it.getAttribute('aria-current') === 'true');
  expect(current.map(({ textContent }) => textContent.trim())).toEqual(['Rainbow KARA Jump']);
  // Also what the player puts together.
  await page.click(screen.getByRole('button', { name: /^Five \d/ }));
  await page.server.answer();
  screen.getByRole('button', { name: /^Play (straight|flush)/ });
});
