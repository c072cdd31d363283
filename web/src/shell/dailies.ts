// In which rooms this browser plays the deals of the day.
import { remember, remembered } from './kept';

const DAILIES = 'kartenhaus.dailies';

/** Each as `day game room`; only the latest day's are kept. */
function kept(): string[][] {
  return (remembered(DAILIES) ?? '').split('\n').map((line) => line.split(' '));
}

/** The room in which this browser plays a game's deal of a day. */
export function dailyRoom(day: string, game: string): string | null {
  return kept().find(([of, what]) => of === day && what === game)?.[2] ?? null;
}

/** Keeps in mind where a deal of a day is played. */
export function keepDaily(day: string, game: string, room: string): void {
  const others = kept().filter(([of, what]) => of === day && what !== game);
  remember(DAILIES, [...others, [day, game, room]].map((it) => it.join(' ')).join('\n'));
}
