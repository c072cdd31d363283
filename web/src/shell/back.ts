// The browser's Back, and the phone's, closes what lies over the page before it leaves the page.

/** One thing that can lie over the page. */
export class Back {
  /** Whether the entry of the history that Back takes away first is ours. */
  #there = isOver(history.state);
  #close: () => boolean;

  /** `close` is called by Back: it tells whether there was anything to close. */
  constructor(close: () => boolean) {
    this.#close = close;
  }

  /** Something lies over the page now. An entry that an earlier one has left is used again. */
  opened(): void {
    if (this.#there) return;
    history.pushState({ over: true }, '');
    this.#there = true;
  }

  /** Back or Forward was pressed. */
  popped(): void {
    const was = this.#there;
    this.#there = isOver(history.state);
    if (!was || this.#there) return;
    // Something closed by other means has left an invisible entry: one more step.
    if (!this.#close()) history.back();
  }
}

function isOver(state: unknown): boolean {
  return (state as { over?: boolean } | null)?.over === true;
}
