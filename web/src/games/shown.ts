// A step of a record as a table shows it: as if it had just happened, and nothing could be done.
import type { SeatView, Step, Update } from '../protocol';

/** What a record keeps of a step; files are not as typed as answers. */
type Kept = Pick<Step, 'view' | 'all' | 'said'> & Partial<Omit<Step, 'aids'>> & { aids?: unknown };

/** A step's update; `rest` is what its match adds. */
export function shown(step: Kept, rest: Pick<Update, 'seq'> & Partial<Update>): Update {
  const { view, all, you = [], said, said_you = [], ended = [], aids = null } = step;
  return {
    match: 1,
    view,
    told: [{ seq: rest.seq, all, you, said, said_you }],
    legal: [],
    asked: [],
    scores: { first: 1, rounds: [], winners: null },
    ended,
    clock: null,
    peeks: [],
    window: null,
    queued: [],
    aids: aids as Update['aids'],
    lesson: null,
    help: null,
    hint: null,
    ...rest,
  };
}

/** Who sat there. */
export function seated(name: string, bot: SeatView['bot'] = null): SeatView {
  return { name, bot, away: false, delegated: false, waits: false, ready: false };
}
