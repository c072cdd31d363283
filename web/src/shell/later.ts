/** Hands over code that is loaded later. Where it does not come, all goes on without it. */
export function later<Code>(code: Promise<Code>, use: (code: Code) => void): void {
  // Written behind the import itself, this would not catch it when only its styles do not come.
  code.then(use, () => {});
}
