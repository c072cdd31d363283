// The player's own options do what they say, and are remembered.
import { expect, test, vi } from 'vitest';
import { openPage, screen, SCREENS, within, type Page } from '../testing';

const group = (name: string) => screen.getByRole('group', { name });
const hand = () => within(group('Your hand')).getAllByRole('button');
const actions = () => within(group('Actions')).getAllByRole('button');
const card = (key: string) =>
  document.querySelector(`main button[data-key="${key}"]`) as HTMLElement;
const status = () => document.querySelector('.prompt [role=status]')?.textContent;
const isSelected = (it: HTMLElement) => it.getAttribute('aria-pressed') === 'true';
const moves = (page: Page) => page.sent('play').map((it) => it.type === 'play' && it.move);

/** Opens the sheet, presses something there, and closes it. */
async function options(page: Page, role: 'switch' | 'radio', name: RegExp | string, list?: string) {
  await page.click(screen.getByRole('button', { name: 'Menu' }));
  await page.click(screen.getByRole('button', { name: 'Your options' }));
  const sheet = screen.getByRole('dialog', { name: 'Your options' });
  const place = list === undefined ? sheet : within(sheet).getByRole('group', { name: list });
  const it = within(place).getByRole(role, { name });
  await page.click(it);
  const checked = it.getAttribute('aria-checked');
  await page.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  return checked;
}

test('one press selects a card, or plays it for who wants that', async () => {
  const page = await openPage({ recording: 'one-tap', as: 'Ada' });
  // With a key a card is only selected.
  card('2d.0').focus();
  await page.press(' ');
  expect(isSelected(card('2d.0'))).toBe(true);
  await page.press('{Escape}');
  expect(isSelected(card('2d.0'))).toBe(false);
  await page.click(card('2d.0'));
  expect(isSelected(card('2d.0'))).toBe(true);
  const play = within(group('Actions')).getByRole('button', { name: /^Play / });
  expect(play.getAttribute('aria-disabled')).toBeNull();
  await page.press('{Escape}');
  expect(moves(page)).toEqual([]);
  expect(await options(page, 'switch', /one tap/)).toBe('true');
  await page.click(card('2d.0'));
  const held = hand().length;
  await page.server.answer();
  expect(moves(page)).toEqual(['play 2d']);
  expect(hand()).toHaveLength(held - 1);
});

test('the main button is under the other thumb, also once the page is loaded again', async () => {
  const page = await openPage({ recording: 'kartel-reload', as: 'Ada', screen: SCREENS.phone });
  const names = () => actions().map((it) => it.textContent?.split(' ')[0]);
  expect(names()).toEqual(['PassP', 'Play⏎']);
  expect(await options(page, 'switch', /left thumb/)).toBe('true');
  expect(names()).toEqual(['Play⏎', 'PassP']);
  await page.load();
  expect(names()).toEqual(['Play⏎', 'PassP']);
});

test('the signs of ranks', async () => {
  const page = await openPage({ recording: 'kartel-trick', as: 'Ada' });
  const letters = () =>
    [...document.querySelectorAll<HTMLElement>('.rank, .letter')]
      .map((it) => it.dataset.text)
      .join('');
  const signs = () => document.querySelectorAll('.card .sign').length;
  const list = 'Kartel’s high ranks';
  expect(letters()).toMatch(/[ZGQKW]/);
  expect(signs()).toBeGreaterThan(0);
  await options(page, 'radio', 'Only the sign', list);
  expect(letters()).not.toMatch(/[ZGQKW]/);
  expect(signs()).toBeGreaterThan(0);
  await options(page, 'radio', 'Only the letter', list);
  expect(letters()).toMatch(/[ZGQKW]/);
  expect(signs()).toBe(0);
});

test('large plays are asked about once more', async () => {
  const page = await openPage({ recording: 'large-play', as: 'Ada', screen: SCREENS.phone });
  expect(await options(page, 'switch', /three cards or more/)).toBe('true');
  const held = hand().length;
  await page.press('5');
  await page.server.answer();
  const play = () => within(group('Actions')).getByRole('button', { name: /^Play ./ });
  await page.click(play());
  expect(status()).toContain('press again');
  expect(hand()).toHaveLength(held);
  expect(moves(page)).toEqual([]);
  await page.click(play());
  await page.server.answer();
  expect(hand()).toHaveLength(held - 5);
});

/** Longer than the page waits before it passes by itself, in milliseconds. */
const PASSES_WITHIN = 2_500;

test('passing by itself where one cannot beat', async () => {
  const page = await openPage({ recording: 'kartel-trick', as: 'Ada' });
  expect(await options(page, 'switch', /Pass for me/)).toBe('true');
  await page.server.skipTo({ type: 'update', seq: 6 });
  await page.wait(PASSES_WITHIN);
  expect(moves(page)).toEqual([]);
  await page.server.skipTo({ type: 'update', seq: 9 });
  expect(status()).toBe('You have to pass');
  await page.wait(PASSES_WITHIN);
  await page.server.answer();
  expect(moves(page)).toEqual(['pass']);
});

test('passing by itself until the pile is cleared', async () => {
  const until = { type: 'update', seq: 2 };
  const page = await openPage({ recording: 'kartel-trick', as: 'Ada', until });
  const on = () => screen.queryByRole('button', { name: 'Pass until the pile is cleared' });
  expect(on()).toBeNull(); // Nothing lies there.

  // For this trick alone, although something could be played.
  await page.server.skipTo({ type: 'update', seq: 5 });
  await page.click(on() as HTMLElement);
  expect(on()?.getAttribute('aria-pressed')).toBe('true');
  await page.server.deliver();
  expect(hand().filter((it) => it.getAttribute('aria-label')?.endsWith(', playable'))).not.toEqual(
    [],
  );
  await page.wait(PASSES_WITHIN);
  expect(moves(page)).toEqual(['pass']);
  await page.server.answer({ until: { type: 'update', seq: 7 } });
  expect(on()).toBeNull();

  await page.server.skipTo({ type: 'update', seq: 8 });
  expect(on()?.getAttribute('aria-pressed')).toBe('false');
  await page.server.skipTo({ type: 'update', seq: 12 });
  await page.wait(PASSES_WITHIN);
  expect(moves(page)).toEqual(['pass']);
});

/** Takes note of the tones that the page makes. */
function listen(): number[] {
  const tones: number[] = [];
  const param = () => ({
    value: 0,
    setValueAtTime(value: number) {
      this.value = value;
    },
    exponentialRampToValueAtTime() {},
  });
  class Node {
    frequency = param();
    gain = param();
    connect = (to: unknown) => to;
    start = () => tones.push(this.frequency.value);
    stop() {}
  }
  class AudioContext {
    state = 'running';
    currentTime = 0;
    destination = new Node();
    createOscillator = () => new Node();
    createGain = () => new Node();
  }
  vi.stubGlobal('AudioContext', AudioContext);
  return tones;
}

test('sounds are off, and soft when they are on', async () => {
  const page = await openPage({ recording: 'kartel-trick', as: 'Ada' });
  const tones = listen();
  await page.server.skipTo({ type: 'update', seq: 4 });
  expect(tones).toEqual([]);
  expect(await options(page, 'switch', /Soft sounds/)).toBe('true');
  const first = tones.length;
  expect(first).toBeGreaterThan(0);
  await page.server.skipTo({ type: 'update', seq: 6 });
  expect(tones.length).toBeGreaterThan(first);
});

/** What the polite region says, oldest first. */
const polite = () => [...document.querySelectorAll('#polite p')].map((it) => it.textContent ?? '');

test('keys read out the table, can be others, and can be off', async () => {
  const page = await openPage({ recording: 'kartel-trick', as: 'Ada' });
  await page.press('h');
  expect(polite().at(-1)).toMatch(/(Eight|Two|King|Seven|Five) of \w+/);
  await page.press('t');
  expect(polite().at(-1)).toMatch(/Bea.*cards.*Cem/);
  await page.press('w');
  const turn = polite().at(-1);
  expect(turn).toMatch(/lead|beat|turn/i);
  // The same words are a new node, or they would not be spoken again.
  const node = document.querySelector('#polite')?.lastElementChild;
  await page.press('w');
  expect(polite().at(-1)).toBe(turn);
  expect(document.querySelector('#polite')?.lastElementChild).not.toBe(node);

  // Another key in its place.
  await page.press('?');
  const field = screen.getByRole('textbox', { name: 'Key: hear your hand' });
  await page.fill(field, 'x');
  await page.press('{Enter}{Tab}');
  expect((field as HTMLInputElement).value).toBe('X');
  await page.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await page.press('h');
  expect(polite().at(-1)).toBe(turn);
  await page.press('x');
  expect(polite().at(-1)).toMatch(/of \w+/);

  expect(await options(page, 'switch', /Keyboard shortcuts/)).toBe('false');
  const before = polite();
  await page.press('x');
  await page.press('w');
  expect(polite()).toEqual(before);
});

test('a few words of each event, or all', async () => {
  const page = await openPage({ recording: 'kartel-trick', as: 'Ada' });
  const hears = async (name: string, seq: number) => {
    await options(page, 'radio', name, 'What screen readers say of each event');
    document.getElementById('polite')?.replaceChildren();
    await page.server.skipTo({ type: 'update', seq });
    return polite();
  };
  // A sentence would have a verb, and end with a full stop.
  expect(await hears('A few words', 5)).toEqual(['You green 3', 'Bea black 4']);
  const counted = await hears('A sentence, and how many cards everybody has', 7);
  expect(counted).toContain('Cards: you 19, Bea 19, Cem 19.');
  const sentences = await hears('A sentence', 12);
  expect(sentences).toContain('Bea plays gold 3 and red 3 (pair of 3), 12 left.');
  expect(sentences.join()).not.toMatch(/Cards:/);
});

test('time can be stretched, by a key and by a button', async () => {
  const page = await openPage({ recording: 'more-time', as: 'Ada' });
  const timer = () => screen.getByRole('timer').textContent;
  expect(timer()).toBe('you 0:30');
  await page.press('m');
  await page.server.answer();
  expect(timer()).toBe('you 0:58');
  await page.click(screen.getByRole('button', { name: 'More time' }));
  await page.server.answer();
  expect(timer()).toBe('you 1:28');
});
