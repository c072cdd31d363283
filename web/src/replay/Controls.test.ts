import { expect, test } from 'vitest';
import { openPage, screen, within } from '../testing';
import { openReplay, said, where } from '../testing/replay';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Step of the round' });

test('a replay opens as the seat that one played, and is gone through by buttons', async () => {
  const page = await openPage({ recording: 'replay', as: 'Ada' });
  const room = location.pathname;
  await page.click(screen.getByRole('link', { name: 'Replay' }));
  expect(location.pathname).toBe(`${room}/replay/1`);
  expect(await where(page)).toBe('?round=1&step=0&seat=0');
  screen.getByRole('group', { name: 'Your hand' });
  await page.choose(screen.getByRole('combobox', { name: 'Seen by' }), 'A spectator');
  expect(await where(page)).toBe('?round=1&step=0');
  expect(said()).toMatch(/^Round 1:/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Kartu Sama, match 1/);
  // A step and playing by itself do not look the same.
  const drawn = (name: string) => button(name).querySelector('path')?.getAttribute('d');
  expect(drawn('Play')).not.toBe(drawn('Next'));

  await page.click(button('Next'));
  expect(await where(page)).toBe('?round=1&step=1');
  const first = said();
  await page.click(button('To the end of the round'));
  expect(await where(page)).toBe('?round=1&step=23');
  await page.click(button('Next'));
  expect(await where(page)).toBe('?round=2&step=0');
  await page.click(button('Back'));
  expect(await where(page)).toBe('?round=1&step=23');
  const steps = screen.getByRole('list', { name: 'What happened' });
  await page.click(within(steps).getAllByRole('button')[1] as Element);
  expect(await where(page)).toBe('?round=1&step=1');
  expect(said()).toBe(first);
});

test('keys go through a replay wherever the focus is, and the slider has its own', async () => {
  const page = await openReplay('replay', '?round=1&step=1');
  for (const [key, wanted] of [
    ['{ArrowRight}', '?round=1&step=2'],
    ['{ArrowLeft}', '?round=1&step=1'],
    ['{End}', '?round=1&step=23'],
    ['{Home}', '?round=1&step=0'],
    ['{ArrowDown}', '?round=2&step=0'],
    ['{ArrowUp}', '?round=1&step=0'],
  ] as const) {
    await page.press(key);
    expect(await where(page)).toBe(wanted);
  }
  slider().focus();
  await page.press('{ArrowRight}');
  expect(await where(page)).toBe('?round=1&step=0');
  // A browser moves it.
  slider().value = '1';
  slider().dispatchEvent(new Event('input', { bubbles: true }));
  expect(await where(page)).toBe('?round=1&step=1');
  expect(slider().getAttribute('aria-valuetext')).toMatch(/^1 of 23: \S/);
});

test('a replay plays by itself, as fast as one likes, until it is paused', async () => {
  const page = await openReplay('replay', '?round=1&step=1');
  await page.choose(screen.getByRole('combobox', { name: 'Speed' }), 'faster');
  screen.getByRole('heading', { level: 1 }).focus();
  await page.press(' ');
  button('Pause');
  await page.wait(2 * 250);
  expect(slider().value).toBe('3');
  await page.press(' ');
  button('Play');
  await page.wait(10_000);
  expect(await where(page)).toBe('?round=1&step=3');
});

test('each seat has its hand, a spectator has none, and all cards can be shown', async () => {
  const page = await openReplay('replay', '?round=1&step=0');
  const seen = screen.getByRole('combobox', { name: 'Seen by' });
  const hand = () => screen.queryByRole('group', { name: 'Your hand' });
  expect(hand()).toBeNull();
  const names = within(seen)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .slice(1, -1);
  expect(names).toHaveLength(3);
  const hands = [];
  for (const [seat, name] of names.entries()) {
    await page.choose(seen, name);
    expect(await where(page)).toBe(`?round=1&step=0&seat=${seat}`);
    const cards = within(hand() as HTMLElement).getAllByRole('button');
    hands.push(cards.map((card) => card.getAttribute('aria-label')).join());
    // Nothing can be played, and nothing asks for it.
    expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
  }
  expect(new Set(hands).size).toBe(3);
  await page.choose(seen, 'All cards');
  const cards = screen.getByRole('region', { name: 'All cards' });
  expect([...cards.querySelectorAll('dt')].map((it) => it.textContent?.trim())).toEqual(names);
});
