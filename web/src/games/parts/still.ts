// Whether a table is only looked at: a replay shows it, and nothing can be played.
import { getContext, setContext } from 'svelte';

const STILL = Symbol();

/** The tables inside are only looked at. */
export function makeStill(): void {
  setContext(STILL, true);
}

/** Whether this table is only looked at. */
export const isStill = (): boolean => getContext(STILL) === true;
