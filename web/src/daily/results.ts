// How others did who played the same deals.
import type { DailyResult } from '../protocol';
import { readRoom } from '../shell/api';

/** How often it is asked for what an expert scored, and how long is waited before, in ms. */
const TIMES = 60;
const WAIT_MS = 2_000;

/**
 * Tells the result of a room, and again when the expert's is known; until `gone` says otherwise.
 */
export async function follow(
  room: string,
  tell: (result: DailyResult) => void,
  gone: () => boolean,
): Promise<void> {
  for (let time = 0; time < TIMES && !gone(); time += 1) {
    const result = await readRoom<DailyResult>(room, 'daily');
    tell(result);
    if (result.expert !== null) return;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
}

/** A bar of the drawing: a range of scores, and how many have one of them. */
export interface Bar {
  from: number;
  to: number;
  count: number;
  /** Whether the player's own score is one of them, and the expert's. */
  own: boolean;
  expert: boolean;
}

/** More bars would be too narrow to be told apart on a phone. */
const BARS_MAX = 8;

/** The bars from the lowest score to the highest, each for as many scores. */
export function bars({ scores, score, expert }: DailyResult): Bar[] {
  const all = [...scores.map((it) => it.score), score, ...(expert === null ? [] : [expert])];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const width = Math.ceil((most - least + 1) / BARS_MAX);
  const count = Math.ceil((most - least + 1) / width);
  return Array.from({ length: count }, (_, at) => {
    const from = least + at * width;
    const to = from + width - 1;
    const has = (it: number) => from <= it && it <= to;
    const counts = scores.filter((it) => has(it.score)).map((it) => it.count);
    return {
      from,
      to,
      count: counts.reduce((sum, count) => sum + count, 0),
      own: has(score),
      expert: expert !== null && has(expert),
    };
  });
}
