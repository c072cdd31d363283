// The rows of a ranking go from where they stood before to where they stand.
import type { Preferences } from '../shell/preferences';
import { paced, still } from './still';

/** How long a row takes, and when it begins, in milliseconds: the numbers have counted by then. */
const SWING_MS = 400;
const SWING_AFTER_MS = 500;

/** `rows` are drawn in their new order; `before` is the old one, as places in the new one. */
export function swing(rows: HTMLElement[], before: number[], likes: Preferences): void {
  if (still(likes) || document.hidden) return;
  const heights = rows.map((row) => row.offsetHeight);
  const down = (order: number[], at: number) =>
    order.slice(0, order.indexOf(at)).reduce((sum, row) => sum + (heights[row] ?? 0), 0);
  const after = rows.map((_, at) => at);
  rows.forEach((row, at) => {
    const from = down(before, at) - down(after, at);
    if (from === 0) return;
    row.animate([{ transform: `translateY(${from}px)` }, { transform: 'none' }], {
      duration: paced(likes, SWING_MS),
      delay: paced(likes, SWING_AFTER_MS),
      easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
      fill: 'backwards',
    });
  });
}
