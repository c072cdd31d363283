// Who wants no motion, or another pace.
import type { Preferences } from '../shell/preferences';

/** How long a flight takes as somebody likes it, where one is usual. */
const PACES = { normal: 1, quick: 0.5, slow: 1.6, none: 0 };

/** Whether this person wants no motion. */
export const still = ({ flights }: Preferences): boolean =>
  flights === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long something takes for this person, in milliseconds. */
export const paced = ({ flights }: Preferences, usual: number): number => usual * PACES[flights];
