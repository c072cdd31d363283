// A key does what the button does that names it.
import { expect, test } from 'vitest';
import { openPage, withGames, type Page } from '../testing';
import { expectedOf } from '../testing/games';
import { GAMES } from '.';

/** Ada's page at a recorded table; at an update, if one is named. */
async function table(name: string, seq?: number): Promise<Page> {
  const page = await openPage({
    recording: withGames(name),
    as: 'Ada',
    ...(seq !== undefined && { until: { type: 'welcome' } }),
  });
  if (seq !== undefined) await page.server.skipTo({ type: 'update', seq });
  return page;
}

/** What is on the table, and what was sent. */
function state(page: Page) {
  const said = [...document.querySelectorAll('main [role=status]')].map((it) => it.textContent);
  const buttons = [...document.querySelectorAll('main button')].map((it) => [
    it.textContent,
    ...['aria-label', 'aria-pressed', 'aria-disabled'].map((name) => it.getAttribute(name)),
  ]);
  const sent = page.sent().filter(({ type }) => type === 'play' || type === 'check');
  return { said, buttons, sent };
}

/** The table at first, and after each key, or the button that names it. */
async function after(page: Page, keys: string[], press: (key: string) => Promise<void>) {
  const states = [state(page)];
  for (const key of keys) {
    await press(key);
    states.push(state(page));
  }
  await page.close();
  return states;
}

const button = (key: string) =>
  document.querySelector(`main button[aria-keyshortcuts="${key}"]`) as Element;

const TABLES = GAMES.flatMap(({ game }) => expectedOf(game).keys);

test.each(TABLES)('$table: $keys', async ({ table: name, keys: all, seq }) => {
  const keys = all.split(' ');
  let page = await table(name, seq);
  const clicked = await after(page, keys, (key) => page.click(button(key)));
  page = await table(name, seq);
  const pressed = await after(page, keys, (key) =>
    page.press(key === '⏎' ? '{Enter}' : key.toLowerCase()),
  );
  for (const [at, key] of keys.entries()) {
    expect(clicked[at + 1], `the button ${key} does something`).not.toEqual(clicked[at]);
    expect(pressed[at + 1], `the key ${key}`).toEqual(clicked[at + 1]);
  }
});
