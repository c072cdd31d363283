// What moves on a table as its updates come, and when it is there.
import { expect, onTestFinished, test, vi } from 'vitest';
import { DEAL_MS } from '../../motion/plan';
import { openPage, recording, screen, within, type Page } from '../../testing';
import { expectedOf } from '../../testing/games';
import { stubLayout, type Layout } from '../../testing/layout';
import { GAMES } from '..';

/** Nothing takes longer, in milliseconds. */
const MOVES_MS = 670;

/** A frame and a little more, in milliseconds. */
const FRAME_MS = 20;

const games = GAMES.map(({ game }) => game);

/** A table at which a bot plays for Ada, just dealt. */
async function openTable(game: string, storage: Record<string, string> = {}): Promise<Page> {
  const recording = `played-${game}`;
  const page = await openPage({
    recording,
    as: 'Ada',
    until: { type: 'update' },
    storage,
  });
  // What moves the cards is loaded, and the frame is drawn in which the deal begins.
  for (let frames = 0; frames < 2; frames += 1) await page.wait(FRAME_MS);
  return page;
}

/** The updates after the deal. */
function updates(game: string): number[] {
  const frames = recording(`played-${game}`).clients.Ada?.frames ?? [];
  const all = frames.flatMap((it) =>
    'received' in it && it.received.type === 'update' ? [it.received.seq] : [],
  );
  return all.slice(1, 10);
}

/** Delivers an update at its time, and draws a frame. */
async function next(page: Page, seq: number): Promise<void> {
  await page.server.deliver({ until: { type: 'update', seq }, paced: true });
  await page.wait(FRAME_MS);
}

const flights = ({ moved }: Layout) => moved.filter(({ what }) => what === 'flight');

test.each(games)('cards fly in %s', async (game) => {
  const layout = stubLayout();
  const page = await openTable(game);
  await page.wait(DEAL_MS);
  layout.moved.length = 0;
  let flew = 0;
  for (const seq of updates(game)) {
    await next(page, seq);
    flew = Math.max(flew, layout.flying);
    await page.wait(2 * MOVES_MS);
    expect(layout.flying, 'nothing stays in the air').toBe(0);
  }
  expect(flew).toBeGreaterThan(0);
  expect(flights(layout).length).toBeGreaterThan(3);
  for (const { duration } of layout.moved) expect(duration).toBeLessThanOrEqual(MOVES_MS);
  // Nothing there is found by keys or read.
  const layer = document.querySelector('.flights');
  expect(layer?.getAttribute('aria-hidden')).toBe('true');
  expect(layer?.querySelectorAll('button, [tabindex]')).toHaveLength(0);
});

test.each(games)('cards are dealt in %s, and can be pressed meanwhile', async (game) => {
  const { open = false } = expectedOf(game);
  const layout = stubLayout();
  const page = await openTable(game);
  const { moved } = layout;
  const own = screen.getByRole('group', { name: /^Your (hand|cards)$/ });
  const cards = within(own).getAllByRole('button');
  expect(cards.length).toBeGreaterThan(3);
  for (const { duration, delay } of moved) expect(duration + delay).toBeLessThanOrEqual(DEAL_MS);
  const delays = new Set(moved.map(({ delay }) => delay));
  const dealt = 'they come one after the other from the place `deck` or `pile` (`data-place`)';
  expect(delays.size, dealt).toBeGreaterThan(cards.length);
  const spots = moved.filter(({ what }) => what === 'spot');
  expect(spots.length, 'each of them comes').toBeGreaterThanOrEqual(cards.length);
  // Where everybody’s cards lie open to see that they are there, each of them comes itself.
  expect(flights(layout).length > 0, 'the others get theirs').toBe(!open);
  const card = cards.at(-1) as HTMLElement;
  await page.click(card);
  expect(card.getAttribute('aria-pressed')).toBe('true');
});

test('who wants no motion sees none', async () => {
  const layout = stubLayout({ reducedMotion: true });
  const page = await openTable('ktu');
  for (const seq of updates('ktu')) await next(page, seq);
  expect(layout.moved).toEqual([]);
  expect(layout.flying).toBe(0);
});

test('a tab that was away catches up at once', async () => {
  const layout = stubLayout();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  onTestFinished(() => hidden.mockRestore());
  const page = await openTable('ktu');
  await page.wait(DEAL_MS);
  const all = updates('ktu');
  for (const seq of all.slice(0, 4)) await next(page, seq);
  expect(flights(layout).length).toBeGreaterThan(3);

  // Whatever happens while it is away is drawn, and does not fly then or later.
  await page.wait(MOVES_MS);
  hidden.mockReturnValue(true);
  layout.moved.length = 0;
  for (const seq of all.slice(4, 7)) await next(page, seq);
  expect(layout.moved).toEqual([]);
  hidden.mockReturnValue(false);
  await page.wait(MOVES_MS);
  expect(layout.moved).toEqual([]);
  expect(layout.flying).toBe(0);
  for (const seq of all.slice(7)) await next(page, seq);
  expect(flights(layout).length).toBeGreaterThan(3);
});

test('a rearranged row says from where to where, where nothing may move', async () => {
  const layout = stubLayout({ reducedMotion: true });
  const page = await openPage({ recording: 'khamul-rearrange', as: 'Ada' });
  // A hyphen shows only where the word does not fit on one line.
  await page.click(screen.getByRole('button', { name: 'Re\u00ADarrange' }));
  const cards = within(screen.getByRole('group', { name: 'Your cards' })).getAllByRole('button');
  for (const card of cards.slice(0, 2)) await page.click(card);
  await page.press('{Enter}');
  await page.server.answer();
  const notes = () =>
    [...document.querySelectorAll('.flights b')].map(({ textContent }) => textContent);
  expect(notes().toSorted()).toEqual(['1 → 2', '2 → 1']);
  expect(layout.moved).toEqual([]);
  await page.wait(2_000);
  expect(notes()).toEqual([]);
});

test.each([
  ['seen to hit, heard and felt', false],
  ['heard and felt where nothing moves', true],
])('a snap that lands is %s', async (_, reducedMotion) => {
  const layout = stubLayout({ reducedMotion });
  const { tones, buzzed } = stubSenses();
  const storage = { 'kartenhaus.likings': JSON.stringify({ sound: true }) };
  const page = await openTable('khamul', storage);
  // Nothing buzzes that nobody has touched.
  await page.press('{Shift}');
  const snap = 9;
  for (const seq of updates('khamul').filter((seq) => seq < snap)) await next(page, seq);
  const felt = () => buzzed.filter((ms) => ms === SNAP_MS).length;
  expect([tones.includes(SNAP_HZ), felt()]).toEqual([false, 0]);
  await next(page, snap);
  expect(tones).toContain(SNAP_HZ);
  expect(felt()).toBe(1);
  const struck = layout.moved.filter(({ frames }) => frames.length === 4);
  expect(struck.map(({ spot }) => spot)).toEqual(reducedMotion ? [] : ['discard']);
});

/** The pitch of a snap, and how long it is felt. */
const SNAP_HZ = 520;
const SNAP_MS = 18;

/** What is heard and felt. */
function stubSenses(): { tones: number[]; buzzed: unknown[] } {
  const [tones, buzzed]: [number[], unknown[]] = [[], []];
  const node = {
    connect: (to: unknown) => to,
    start: () => {},
    stop: () => {},
  };
  const param = () => ({
    setValueAtTime: (value: number) => void tones.push(value),
    exponentialRampToValueAtTime: () => {},
  });
  class AudioContext {
    state = 'running';
    currentTime = 0;
    destination = {};
    createOscillator = () => ({ ...node, frequency: param() });
    createGain = () => ({ ...node, gain: param() });
  }
  vi.stubGlobal('AudioContext', AudioContext);
  const vibrate = (length: unknown) => buzzed.push(length) > 0;
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: vibrate,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'vibrate'));
  return { tones, buzzed };
}
