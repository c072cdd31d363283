// A hand whose cards can be dragged: to where they are played, and to another place in the hand.
import type { Here } from '../../shell/here.svelte';
import { draggable, type Drags, type Point } from './drag';
import type { HandItem, Selects } from './hand';

/** Lets the cards of a hand be dragged; returns what ends that. */
export function dragHand<Item extends HandItem>(
  root: HTMLElement,
  turn: () => Selects<Item>,
  here: Here,
): () => void {
  const keyOf = ({ dataset }: HTMLElement) => dataset.key ?? '';
  const cards = () => [...root.querySelectorAll<HTMLElement>('[data-drag]')];

  /** The selected cards, if this is one of them; else it alone. */
  function lifted(key: string): string[] {
    const chosen = turn().items.filter(({ selected }) => selected);
    return chosen.some((item) => item.key === key) ? chosen.map((item) => item.key) : [key];
  }

  const drags: Drags = {
    lift(from) {
      const keys = lifted(keyOf(from));
      return cards().filter((card) => keys.includes(keyOf(card)));
    },
    accepts(from, target) {
      const { arrange, arranges } = turn();
      if (target === 'hand') return !!arrange && (arranges?.(keyOf(from)) ?? true);
      return target === 'pile' && (turn().drops?.(keyOf(from)) ?? true);
    },
    drop(from, target, at) {
      const key = keyOf(from);
      const item = turn().items.find((it) => it.key === key);
      if (target === 'hand') {
        const keys = lifted(key);
        const others = cards().filter((card) => !keys.includes(keyOf(card)));
        turn().arrange?.(keys, before(others, at));
      } else if (item) {
        // As if it had been tapped, and then the button.
        if (!item.selected) turn().toggle(key);
        void turn().commit();
      }
    },
  };
  return draggable(root, drags, here);
}

/** How many of some cards, in rows from left to right, lie before a point. */
function before(cards: HTMLElement[], { x, y }: Point): number {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  // Rows overlap: a card shows down to where the next row begins.
  const rows = [...new Set(boxes.map(({ top }) => Math.round(top)))].sort((a, b) => a - b);
  const row = rows.findLast((top) => top <= y + ROW) ?? rows[0] ?? 0;
  const after = boxes.findIndex(({ left, top }) => {
    const down = Math.round(top);
    return down > row + ROW || (Math.abs(down - row) <= ROW && left + HALF > x);
  });
  return after < 0 ? cards.length : after;
}

/** Cards of a row stand up a little: by less than this, in pixels. */
const ROW = 16;

/** Up to here a point is before a card, from its left edge, in pixels. */
const HALF = 14;
