// The last thing that happened, for screens on which the log is out of sight.
import type { TableProps } from '../types';
import { Reader } from './say';

export class News {
  /** The sentence; empty before anything happened. */
  text = $state('');

  constructor(props: () => TableProps) {
    $effect(() => {
      const { update, seats, you } = props();
      const { game } = update.view as { game: string };
      const names = seats.map(({ name }) => name);
      const reader = new Reader(game, names, you);
      const said = update.told.flatMap((told) => reader.lines(told));
      if (said.length) this.text = said.slice(-2).join(' ');
    });
  }
}
