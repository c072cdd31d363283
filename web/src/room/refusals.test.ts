// A move that the rules forbid: the page cites the clause, says why, and offers what would work.
import { expect, test } from 'vitest';
import { GAMES } from '../games';
import { openPage, screen, SCREENS, within, type Page } from '../testing';
import { expectedOf } from '../testing/games';

const games = GAMES.map(({ game }) => game);

const main = () => document.querySelector('main') as HTMLElement;

const card = (key: string) => main().querySelector(`button[data-key="${key}"]`) as HTMLElement;

const action = (key: string) =>
  main().querySelector(`button[aria-keyshortcuts="${key}"]`) as HTMLElement;

/** More than a frame lasts, in milliseconds. */
const FRAME = 20;

/** After a snap a button rests for less long than this. */
const CALM = 500;

/** The only one. */
function the<T>(all: T[]): T {
  expect(all).toHaveLength(1);
  return all[0] as T;
}

/** The clauses that the table cites: where something is refused. */
const cites = () => within(main()).queryAllByRole('button', { name: /^Why\? Rule \d+\.\d+$/ });

/** Reads a clause, which is one press away. */
async function read(page: Page, button: Element, rule: string, wide: boolean): Promise<void> {
  expect(button.lastChild?.textContent?.replace(/.*[: ]/, '')).toBe(rule);
  await page.click(button);
  await page.wait(FRAME);
  const place = screen.getByRole(wide ? 'region' : 'dialog', { name: 'Rules' });
  const cited = [...place.querySelectorAll<HTMLElement>('.cited')];
  expect(cited.map((it) => it.dataset.clause)).toEqual([rule]);
  expect(page.scrolledTo).toBe(cited[0]);
  if (wide) return;
  await page.click(within(place).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
}

test.each(games)('%s: a refusal cites its clause and offers what works', async (game) => {
  const { cards, key, rule, ready, until } = expectedOf(game).refused;
  const page = await openPage({ recording: `refusals-${game}`, as: 'Ada' });
  if (until) await page.server.skipTo(until);
  await page.wait(CALM);
  const refuse = async () => {
    for (const it of cards.map(card)) {
      if (it.getAttribute('aria-pressed') !== 'true') await page.click(it);
    }
    expect(action(key).getAttribute('aria-disabled')).toBe('true');
    await page.click(action(key));
    await page.server.answer();
    expect(main().querySelector('.prompt [role=status]')?.textContent).toMatch(/^.{10,}$/);
  };

  // Beside the table, on a desktop.
  await refuse();
  await read(page, the(cites()), rule, true);

  // Over it, on a phone.
  await page.resize(SCREENS.phone);
  expect(screen.queryByRole('region', { name: 'Rules' })).toBeNull();
  await refuse();
  await read(page, the(cites()), rule, false);

  // A move that works is selected, and can be played.
  const works = main().querySelectorAll<HTMLElement>('.works button');
  expect(works.length).toBeGreaterThan(0);
  expect(works.length).toBeLessThanOrEqual(3);
  await page.click(works[0] as HTMLElement);
  const commit = within(main()).getByRole('button', { name: ready });
  expect(commit.getAttribute('aria-disabled')).toBeNull();
  await page.click(commit);
  await page.server.answer();
  expect(cites()).toEqual([]);
});

// In each lesson's first position.
test.each(games)('%s: every refusal is one press from its clause', async (game) => {
  const { cards, early, asks, rule, typed, cited } = expectedOf(game).refusedFirst;
  for (const size of [SCREENS.phone, SCREENS.desktop]) {
    const wide = size === SCREENS.desktop;
    const page = await openPage({ recording: `refusals-${game}`, as: 'Bea', screen: size });

    // As it is pressed.
    for (const key of cards) await page.click(card(key));
    if (!early) await page.click(action('⏎'));
    if (asks) await page.server.answer();
    await read(page, the(cites()), rule, wide);

    // As it is typed.
    if (!wide) await page.press(':');
    await page.fill(screen.getByRole('combobox', { name: 'Move as text' }), typed);
    await page.press('{Enter}');
    await page.server.answer();
    const said = screen.getByRole('button', { name: `${game}:${cited}` });
    await read(page, said, cited, wide);
    await page.close();
  }
});
