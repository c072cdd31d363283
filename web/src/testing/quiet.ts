// Waiting until the page is quiet: nothing is loading, answered, computed or due.
import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

/** What the page waits for that vitest cannot know of, such as answers over HTTP. */
const pending = new Set<Promise<unknown>>();

/** The page is not quiet while this is not done. */
export function pends<T>(work: Promise<T>): Promise<T> {
  const done = () => pending.delete(work);
  pending.add(work);
  work.then(done, done);
  return work;
}

/** Waits until the page has what it waits for. No time passes by on the fake clock. */
export async function caughtUp(): Promise<void> {
  do {
    await Promise.allSettled(pending);
    await setImmediate();
  } while (pending.size > 0);
}

/** How many quiet rounds there must be, one after the other. */
const QUIET_ROUNDS = 2;

/** More rounds than any page needs; a page that never rests fails. */
const ROUNDS_MAX = 200;

/**
 * Waits until the page is quiet. No real time passes by, and of the fake clock's a millisecond for
 * each round: enough for what is put off to a task of its own.
 */
export async function settle(): Promise<void> {
  let quiet = 0;
  for (let round = 0; quiet < QUIET_ROUNDS; round += 1) {
    if (round === ROUNDS_MAX) throw new Error('the page never comes to rest');
    const [busy, timers] = [pending.size > 0, timerCount()];
    await Promise.allSettled(pending);
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1);
    await setImmediate();
    quiet = busy || pending.size > 0 || timers !== timerCount() ? 0 : quiet + 1;
  }
}

const timerCount = () => (vi.isFakeTimers() ? vi.getTimerCount() : 0);
