import { expect, test } from 'vitest';
import { GAMES } from '../games';
import { openPage, recording, screen, SCREENS, within, type Page } from '../testing';
import { expectedOf } from '../testing/games';
import { follow, marked } from '../testing/marked';

const note = () => screen.queryByRole('region', { name: 'Hint' });

const polite = () => document.getElementById('polite')?.textContent;

/** What the player has before them, as it is read out. */
const before = () =>
  [...document.querySelectorAll('main [role=group] button')].map(
    (it) => it.getAttribute('aria-label') ?? it.textContent,
  );

/** Opens the menu. */
async function menu(page: Page) {
  await page.click(screen.getByRole('button', { name: 'Menu' }));
  return within(screen.getByRole('dialog'));
}

/** Presses what stands in the menu, and delivers what follows from that. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await page.click((await menu(page)).getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.server.answer();
}

/** Plays what the hint says: the server's side checks that it is the move that was recorded. */
async function followHint(page: Page): Promise<void> {
  expect(note()).not.toBeNull();
  await follow(page);
  await page.server.answer();
  expect(note()).toBeNull();
  expect(marked()).toEqual([]);
}

for (const { game, name } of GAMES) {
  test(`a hint in ${name} is followed, and taken back`, async () => {
    const recorded = recording(`help-${game}`);
    const page = await openPage({ recording: recorded, as: 'Ada', screen: SCREENS.phone });
    const shown = before();
    await choose(page, /^Hint/);
    const hints = (recorded.clients.Ada?.frames ?? []).flatMap((frame) =>
      'received' in frame && frame.received.type === 'update' ? (frame.received.hint ?? []) : [],
    );
    // What a friend would say; the figures behind it on request.
    const text = () => note()?.querySelector('p')?.textContent?.trim() ?? '';
    const [first, ...more] = hints[0]?.said ?? [];
    const said = text();
    expect(said).toMatch(/^\p{Lu}.*\.$/u);
    expect(said.includes(': ')).toBe(
      first?.id === 'advice-because' || more[0]?.id === 'advice-alike',
    );
    expect(said).not.toContain('of 100 matches');
    expect(polite()).toContain(said);
    const why = within(note() as HTMLElement).queryByRole('button', { name: 'Why?' });
    if (hints[0]?.why.length) {
      await page.click(why as HTMLElement);
      expect(text()).toMatch(/of 100 matches/);
      expect(polite()).toMatch(/of 100 matches/);
      expect(why?.getAttribute('aria-expanded')).toBe('true');
      await page.click(why as HTMLElement);
      expect(text()).toBe(said);
    } else {
      expect(why).toBeNull();
      expect(said).toContain('The rules allow nothing else.');
    }
    await followHint(page);
    expect(page.sent('play')).toMatchObject([{ move: hints[0]?.move }]);
    // In one game it was a look, which is not seen once it is taken back.
    const look = () => document.querySelector('main [data-look]');
    if (expectedOf(game).looks) expect(look()).not.toBeNull();

    await choose(page, /^Take back/);
    expect(polite()).toMatch(/You took back/);
    expect(before()).toEqual(shown);
    expect(look()).toBeNull();
    // She plays on.
    await choose(page, /^Hint/);
    await followHint(page);
  });
}

test('keys give hints and take back, and a second person ends that', async () => {
  const page = await openPage({ recording: 'help-ktu', as: 'Ada' });
  const items = (dialog: Awaited<ReturnType<typeof menu>>) =>
    [/^Hint/, /^Take back/].map((name) => dialog.queryByRole('button', { name }));
  const [hint, back] = items(await menu(page));
  expect(hint).not.toBeNull();
  expect(back?.getAttribute('aria-disabled'), 'nothing is played yet').toBe('true');
  await page.press('{Escape}');
  await page.press('i');
  await page.server.answer();
  await followHint(page);
  await page.press('b');
  await page.server.answer();
  expect(polite()).toContain('You took back your last move.');
  await page.press('?');
  const keys = within(screen.getByRole('dialog'));
  keys.getByText('get a hint');
  keys.getByText('take back your last move');
  await page.press('{Escape}');

  await page.press('i');
  await page.server.answer();
  await followHint(page); // Then Bea sits down.
  const asked = page.sent('hint').length;
  await page.press('i');
  const dialog = await menu(page);
  dialog.getByRole('button', { name: 'Scores' });
  expect(items(dialog)).toEqual([null, null]);
  expect(page.sent('hint')).toHaveLength(asked);
});
