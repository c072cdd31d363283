// A hand in the player's own order, by keys and by dragging.
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage, screen, type Page } from '../../testing';
import { atTable } from '../loaded.svelte';
import { GAMES } from '..';

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-place=hand] [data-key]')];
const order = () => cards().map(({ dataset }) => dataset.key ?? '');

/** From one card of a row to the next, in pixels. */
const STEP = 30;

/** A hand just dealt; nothing that is dragged is over anything but `below`. */
async function openHand(
  game: string,
  hands = '',
): Promise<{ page: Page; below: { element: Element | null } }> {
  const below: { element: Element | null } = { element: null };
  const stubs = [
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(STEP * cards().indexOf(this as HTMLElement), 0, STEP, 2 * STEP);
    }),
    vi.spyOn(document, 'elementFromPoint').mockImplementation(() => below.element),
  ];
  onTestFinished(() => stubs.forEach((stub) => stub.mockRestore()));
  const page = await openPage({
    recording: `played-${game}`,
    as: 'Ada',
    until: { type: 'update' },
    storage: {
      // So that a card which was not dropped is back at once.
      'kartenhaus.likings': JSON.stringify({ flights: 'none' }),
      'kartenhaus.hands': hands,
    },
  });
  await page.wait(1);
  return { page, below };
}

/** Moves the mouse, pressed down on a card, to a point. */
async function drag(page: Page, card: Element, to: number): Promise<void> {
  const at = (type: string, x: number) =>
    new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      clientX: x,
    });
  card.dispatchEvent(at('pointerdown', card.getBoundingClientRect().x));
  dispatchEvent(at('pointermove', to));
  await page.wait(1);
}

async function drop(page: Page, at: number): Promise<void> {
  const how = { bubbles: true, isPrimary: true, pointerId: 1, clientX: at };
  dispatchEvent(new PointerEvent('pointerup', how));
  await page.wait(1);
}

test.each(GAMES.filter(({ game }) => atTable(game)?.arranges).map(({ game }) => game))(
  'a hand of %s lies as its player lays it',
  async (game) => {
    const { page, below } = await openHand(game);
    const sorted = order();
    const [a = '', b = '', c = '', ...rest] = sorted;

    // By keys: the card goes, and the focus with it; it is said where it lies.
    cards()[1]?.focus();
    await page.press('{Shift>}{ArrowRight}{/Shift}');
    expect(order()).toEqual([a, c, b, ...rest]);
    expect(document.activeElement).toBe(cards()[2]);
    await page.wait(1_000);
    expect(document.querySelector('#polite')?.textContent).toContain(
      `: place 3 of ${sorted.length}`,
    );

    // By dragging: the last card comes to lie first.
    below.element = document.querySelector('[data-drop=hand]');
    await drag(page, cards().at(-1) as Element, 2);
    expect(document.querySelectorAll('.dragged > span')).toHaveLength(1);
    expect(document.querySelectorAll('[data-drop=hand][data-ready=over]')).toHaveLength(1);
    await drop(page, 2);
    expect(document.querySelectorAll('.dragged')).toHaveLength(0);
    const wanted = [sorted.at(-1), a, c, b, ...rest.slice(0, -1)];
    expect(order()).toEqual(wanted);
    expect(page.sent('play'), 'nothing is played by that').toEqual([]);

    // It is kept on this device, and sorted again by a button.
    const kept = localStorage.getItem('kartenhaus.hands') ?? '';
    await page.close();
    const { page: again } = await openHand(game, kept);
    expect(order()).toEqual(wanted);
    await again.click(screen.getByRole('button', { name: 'Sort, now in your own order' }));
    expect(order()).toEqual(sorted);
  },
);

test('a hand of Krass Kariert is never sorted', async () => {
  const { page, below } = await openHand('krass-kariert');
  const before = order();
  expect(before).toEqual([...before.keys()].map(String));
  below.element = document.querySelector('[data-drop=hand]');
  await drag(page, cards()[0] as Element, 4 * STEP);
  expect(document.querySelectorAll('.dragged')).toHaveLength(1);
  expect(document.querySelectorAll('[data-drop=hand][data-ready]')).toHaveLength(0);
  await drop(page, 4 * STEP);
  expect(order()).toEqual(before);
});
