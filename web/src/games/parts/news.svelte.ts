// The last thing that happened, for screens on which the log is out of sight.
import type { Describe, TableProps } from '../types';

export class News {
  /** The sentence; empty before anything happened. */
  text = $state('');

  constructor(props: () => TableProps, describe: Describe) {
    $effect(() => {
      const { update, seats, you } = props();
      const names = seats.map(({ name }) => name);
      const said = update.told
        .flatMap(({ all, you }) => [...all, ...you])
        .map((event) => describe(event, names, you))
        .filter((sentence) => sentence !== null);
      if (said.length) this.text = said.slice(-2).join(' ');
    });
  }
}
