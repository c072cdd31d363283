// For tests: waits for what comes by itself, on a slow machine too.
import { vi } from 'vitest';

/** Waits until the check passes, for as long as a test may take. */
export const until = (check: () => void): Promise<void> => vi.waitFor(check, 120_000);
