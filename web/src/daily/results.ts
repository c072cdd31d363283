// How others did who played the same deals.
import type { DailyResult } from '../protocol';

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
