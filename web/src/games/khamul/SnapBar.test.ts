import { expect, test } from 'vitest';
import { openPage, screen, SCREENS, type Page } from '../../testing';
import { act, actions, own, select } from '../../testing/khamul';

/** A table at the moment of an update. */
async function table(recording: string, as: string, seq: number): Promise<Page> {
  const page = await openPage({
    recording,
    as,
    until: { type: 'welcome' },
    screen: as === 'Ada' ? SCREENS.desktop : SCREENS.phone,
  });
  await page.server.skipTo({ type: 'update', seq });
  return page;
}

/** The time that is left for a snap, as it is written; nothing when there is none. */
const left = () => screen.queryByText(/^snap \d+\.\d s$/)?.textContent ?? null;

const status = () =>
  [...document.querySelectorAll('main [role=status]')].map((it) => it.textContent).join(' ');

const polite = () => document.getElementById('polite')?.textContent;

test('a wrong throw costs a card, and a snap is over when all are done', async () => {
  const page = await table('khamul-snap', 'Bea', 6);
  expect(left()).toBe('snap 6.0 s');
  await select(page, 2);
  await act(page, /^Snap card 3/);
  await page.server.answer();
  expect(own()).toHaveLength(5);
  expect(polite()).toMatch(/throws? card 3: .*no match/);
  // When all are done it is over, long before its time.
  await act(page, /^No snap/);
  await page.server.answer();
  expect(left()).toBeNull();
  expect(document.title).toMatch(/^Your turn/);
});

test('everybody sees the same bar, whoever could throw something', async () => {
  const page = await table('khamul-snap', 'Ada', 5);
  expect(left()).toBeNull();
  await act(page, /^Discard/);
  await page.server.answer({ until: { type: 'update', seq: 6 } });
  expect(left()).toBe('snap 6.0 s');
  expect(document.querySelector<HTMLElement>('main .snap .bar span')?.style.width).toBe('100%');
  await page.server.deliver();
  expect(polite()).toMatch(/Bea throws card 3: .*no match/);
  await act(page, /^No snap/);
  await page.server.answer({ until: { type: 'update', seq: 8 } });
  expect(left()).not.toBeNull();
  await page.server.deliver({ until: { type: 'update', seq: 9 } });
  expect(left()).toBeNull();
});

test('who is next may choose while the snap is open', async () => {
  const page = await table('khamul-snap', 'Ada', 11);
  await act(page, /^Draw/);
  await page.server.answer();
  expect(status()).toMatch(/Then: draw\./);
  expect(left(), 'it has not been drawn yet').not.toBeNull();
  await act(page, /^No snap/);
  await page.server.answer();
  expect(left()).toBeNull();
  expect(actions(/^Discard/)).toHaveLength(1);
  expect(own()).toHaveLength(4);
});

test('a throw that comes too late is void, and costs nothing', async () => {
  const page = await table('khamul-late', 'Bea', 6);
  expect(left()).not.toBeNull();
  await select(page, 3);
  await act(page, /^Snap card 4/);
  expect(document.querySelector('main [aria-busy=true]')).not.toBeNull();
  // The window is over before the throw arrives, and before the page knows.
  await page.server.answer();
  expect(status()).toMatch(/Too late by \d.*: the card stays hidden, and costs nothing/);
  expect(own()).toHaveLength(4);
  expect(left()).toBeNull();
});

test('nobody hears of a throw that came too late', async () => {
  const page = await table('khamul-late', 'Ada', 6);
  expect(left()).not.toBeNull();
  await page.server.deliver();
  expect(left()).toBeNull();
  expect(polite()).toMatch(/discards?/);
  expect(polite()).not.toContain('Bea throws');
});

test('sealed answers stay sealed until all have answered', async () => {
  const bea = await table('khamul-sealed', 'Bea', 6);
  expect(left()).not.toBeNull();
  await act(bea, /^No snap/);
  await bea.server.answer({ until: { type: 'update', window: { answered: true } } });
  expect(status()).toMatch(/You are next: you can choose already/);
  expect(actions(/^No snap$/)[0]?.getAttribute('aria-disabled')).toBe('true');
  await bea.server.deliver();
  expect(document.title).toMatch(/^Your turn/);
  await bea.close();

  const ada = await table('khamul-sealed', 'Ada', 6);
  await ada.server.deliver();
  const players = () => screen.getByRole('list', { name: 'Players' }).textContent;
  expect(players()).not.toMatch(/no snap/);
  await act(ada, /^No snap/);
  await ada.server.answer();
  expect(left()).toBeNull();
});
