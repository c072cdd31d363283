/** Passes on code that is loaded later; if it cannot be loaded, nothing happens. */
export function later<Code>(code: Promise<Code>, use: (code: Code) => void): void {
  // Not written after `import()` itself: Vite loads the styles around both, and their failure would
  // not be caught.
  code.then(use, () => {});
}
