// The tables that are open to everyone, as the server lists them.
import type { OpenTable, OpenTables } from '../protocol';
import { tables } from '../shell/api';
import { remember, remembered } from '../shell/kept';
import { seatRooms } from '../shell/memory';
import { t } from '../shell/words.svelte';

/** How often the list is asked for while somebody looks at it. */
const EVERY_MS = 15_000;

/** That the site has no open tables: then no place is kept for them. */
const CLOSED = 'kartenhaus.closed';

/** Whether somebody can sit down there. */
export const hasSeats = ({ bots, free }: OpenTable) => bots + free > 0;

/** Words that stay on one line. */
const together = (words: string) => words.replaceAll(' ', '\u00a0');

/** For how long a table has waited, in words. */
export function waitText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return together(t('page-open-new'));
  const hours = Math.floor(minutes / 60);
  const time = hours < 1 ? t('page-time-minutes', { minutes }) : t('page-time-hours', { hours });
  return together(t('page-open-waits', { time }));
}

export class Open {
  #list = $state.raw<OpenTables | null>(null);

  /** Whether tables could be open here when somebody last asked. */
  readonly was = remembered(CLOSED) === null;
  /** Whether they can. */
  readonly allowed = $derived.by(() => this.#list?.allowed ?? this.was);

  /** Whether the site has a leaderboard, once that is known. */
  readonly leaderboard = $derived.by(() => this.#list?.leaderboard ?? false);

  /** Whether the first answer is there. */
  readonly known = $derived.by(() => this.#list !== null);

  /** All that are open, those with seats first. */
  readonly tables: OpenTable[] = $derived.by(() =>
    (this.#list?.tables ?? []).toSorted((a, b) => Number(hasSeats(b)) - Number(hasSeats(a))),
  );

  /** Asks now, and again as long as the page is seen; returns what ends that. */
  start(): () => void {
    const ask = () => {
      if (document.visibilityState === 'visible') void this.#ask();
    };
    ask();
    const every = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(every);
      document.removeEventListener('visibilitychange', ask);
    };
  }

  async #ask(): Promise<void> {
    try {
      this.#list = await tables();
      remember(CLOSED, this.#list.allowed ? null : 'yes');
    } catch {
      // What was seen last stays; the next answer comes soon.
    }
  }
}

/**
 * The tables of a game at which one can sit down and play at once, those first that wait longest:
 * where there is no door, moves do not take days, one does not sit already, and one does not have
 * to watch a match that is on.
 */
export async function seatsNow(game: string): Promise<OpenTable[]> {
  const own = new Set(seatRooms());
  const begins = ({ bots, stage }: OpenTable) =>
    bots > 0 || stage === 'lobby' || stage === 'match_over';
  const good = (table: OpenTable) =>
    !table.door && table.clock !== 'days' && !own.has(table.room) && begins(table);
  const { tables: all } = await tables();
  return all.filter((table) => table.game === game && hasSeats(table) && good(table));
}
