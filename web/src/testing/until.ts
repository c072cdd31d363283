// For tests: waits for what comes by itself, on a slow machine too.
import { vi } from 'vitest';

/** Waits until the check passes. It gives up before the test does, to say what was expected. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, 100_000);
