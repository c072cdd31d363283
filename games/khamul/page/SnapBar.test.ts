import { expect, test } from 'vitest';
import { openPage, recording, screen, SCREENS, withGames } from '$web/testing';
import type { Page, Recording } from '$web/testing';
import { UNDO_MS } from './aim.svelte';
import { act, actions, looked, own, select } from './testing/player';
import type { KhamulView } from '$web/views';

/** A table at the moment of an update. */
async function table(recording: string, as: string, seq: number): Promise<Page> {
  const page = await openPage({
    recording,
    as,
    until: { type: 'welcome' },
    screen: as === 'Ada' ? SCREENS.desktop : SCREENS.phone,
  });
  await page.server.skipTo({ type: 'update', seq });
  await looked(page);
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

test('the snap bar is the same for every player', async () => {
  const page = await table('khamul-snap', 'Ada', 5);
  expect(left()).toBeNull();
  await act(page, /^Discard/);
  await page.server.answer({ until: { type: 'update', seq: 6 } });
  expect(left()).toBe('snap 6.0 s');
  const ring = document.querySelector<HTMLElement>('main .snap .ring');
  expect(ring?.style.getPropertyValue('--left')).toBe('100%');
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
  // The button under the thumb is for the snap.
  expect(actions(/^Draw/)).toHaveLength(0);
  await page.click(screen.getByRole('button', { name: /deck/ }));
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

test('other players are not told of a late throw', async () => {
  const page = await table('khamul-late', 'Ada', 6);
  expect(left()).not.toBeNull();
  await page.server.deliver();
  expect(left()).toBeNull();
  expect(polite()).toMatch(/discards?/);
  expect(polite()).not.toContain('Bea throws');
});

/** The recording of a table, as if it had another rule. */
function anytime(): Recording {
  const recorded = recording('khamul-snap');
  for (const { frames } of Object.values(recorded.clients)) {
    for (const frame of frames) {
      if (!('received' in frame) || frame.received.type !== 'update') continue;
      (frame.received.view as KhamulView).options.snaps = 'anytime';
    }
  }
  return recorded;
}

test('with snaps at any time a card is thrown between snaps, too', async () => {
  const begun = { until: { type: 'welcome' }, screen: SCREENS.desktop };
  const page = await openPage({ recording: anytime(), as: 'Ada', ...begun });
  const thrown = () => page.sent('play').at(-1);
  // There is nothing to match yet.
  await page.server.skipTo({ type: 'update', seq: 5 });
  await looked(page);
  await select(page, 0);
  expect(actions(/^Snap card/)).toHaveLength(0);
  expect(status()).not.toContain('at any time');
  // It is Bea's turn, with a card on the discard pile.
  await page.server.skipTo({ type: 'update', seq: 9 });
  expect(status()).toMatch(/Bea’s turn\. You may throw fives at any time\./);
  await select(page, 1);
  // The snap before it is just over: what was pressed for that does nothing else.
  await act(page, /^Snap card 2/);
  expect(thrown()).toBeUndefined();
  await page.wait(500);
  await act(page, /^Snap card 2/);
  expect(thrown()).toMatchObject({ seq: 9, move: 'snap 1' });
  await page.close();

  const bea = await openPage({ recording: anytime(), as: 'Bea', ...begun });
  await bea.server.skipTo({ type: 'update', seq: 10 });
  await looked(bea);
  expect(status()).toMatch(/You drew .*\. You may throw fives at any time\./);
  await select(bea, 3);
  await act(bea, /^Snap card 4/);
  expect(bea.sent('play').at(-1)).toMatchObject({ seq: 10, move: 'snap 3' });
  await bea.close();

  const usual = await openPage({ recording: 'khamul-snap', as: 'Ada', ...begun });
  await usual.server.skipTo({ type: 'update', seq: 9 });
  await looked(usual);
  expect(status()).toContain('Bea’s turn');
  expect(status()).not.toContain('at any time');
  await select(usual, 1);
  expect(actions(/^Snap card 2/)[0]?.getAttribute('aria-disabled')).toBe('true');
});

test('a row is rearranged while a power waits', async () => {
  const recorded = withGames('khamul-power');
  const page = await openPage({ recording: recorded, as: 'Ada', screen: SCREENS.desktop });
  await page.click(screen.getByRole('button', { name: 'Re\u00ADarrange' }));
  await select(page, 0);
  await select(page, 1);
  await act(page, /^Rearrange/);
  expect(page.sent('play').at(-1)).toMatchObject({ move: expect.stringMatching(/^arrange 1 0/) });
});

test('sealed answers stay sealed until all have answered', async () => {
  const bea = await table('khamul-sealed', 'Bea', 6);
  expect(left()).not.toBeNull();
  await act(bea, /^No snap/);
  await bea.server.answer({ until: { type: 'update', window: { answered: true } } });
  expect(status()).toMatch(/You are next: you can choose already/);
  expect(actions(/^(No s|S)nap/), 'nothing is thrown any more').toHaveLength(0);
  expect(actions(/^Draw/)).toHaveLength(1);
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

test('one tap throws a card, and a second one takes that back', async () => {
  const page = await table('khamul-snap', 'Bea', 6);
  // A tap as quick as this was meant for something else: it selects.
  await select(page, 1);
  expect(actions(/^Snap card 2/)).toHaveLength(1);
  await page.press('{Escape}');
  await page.wait(300);
  await select(page, 2);
  expect(actions(/^Snap card 3/)).toHaveLength(1);
  await select(page, 2);
  expect(actions(/^Snap card/)).toHaveLength(0);
  await page.wait(UNDO_MS + 50);
  expect(page.sent('play')).toEqual([]);
  await select(page, 2);
  await page.wait(UNDO_MS + 50);
  expect(page.sent('play')).toMatchObject([{ move: 'snap 2' }]);
  await page.server.answer();
  expect(own()).toHaveLength(5);
});
