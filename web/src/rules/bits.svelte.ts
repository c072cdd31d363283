// Draws something long bit by bit, each in a task of its own, so that the page answers meanwhile.

export class Bits {
  /** So many are drawn. */
  drawn = $state(1);

  /** To be made where effects may be. @param count How many there are. */
  constructor(count: () => number) {
    $effect(() => {
      if (this.drawn >= count()) return;
      const next = setTimeout(() => (this.drawn += 1));
      return () => clearTimeout(next);
    });
  }
}
