// What a press begins, one at a time: it may take a while, and it may fail.
export class Work {
  /** What is being done, if anything. */
  doing = $state<string | null>(null);
  /** Why the last one failed. */
  wrong = $state<string | null>(null);

  /** Does something, unless something is being done. */
  async begin(what: string, work: () => Promise<unknown>): Promise<void> {
    if (this.doing !== null) return;
    [this.doing, this.wrong] = [what, null];
    try {
      await work();
    } catch (error) {
      this.wrong = (error as Error).message;
    }
    this.doing = null;
  }
}
