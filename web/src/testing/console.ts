// A test fails on errors that nobody looked for. Warnings are only printed.
import { vi } from 'vitest';

export class Errors {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #console = vi.spyOn(console, 'error').mockImplementation((...all: unknown[]) => {
    this.#take(all.map((it) => (it instanceof Error ? it.stack : String(it))).join(' '));
  });
  readonly #uncaught = (event: ErrorEvent) => this.#take(`uncaught: ${event.message}`);

  constructor() {
    addEventListener('error', this.#uncaught);
  }

  /** What would be wrong elsewhere is part of this test. */
  expects(what: RegExp): void {
    this.#expected.push(what);
  }

  /** Ends it; returns what went wrong. */
  end(): string[] {
    this.#console.mockRestore();
    removeEventListener('error', this.#uncaught);
    return this.#found.filter((it) => !this.#expected.some((pattern) => pattern.test(it)));
  }

  #take(what: string): void {
    this.#found.push(what);
  }
}
