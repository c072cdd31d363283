// Sentences.
import { isolated } from '../../shell/names';
import { numbers, t } from '../../shell/words.svelte';

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Tells what happened, in messages of the catalogue; who sits on `you` is spoken to. */
export class Teller {
  constructor(
    readonly names: string[],
    readonly you: number | null,
  ) {}

  /** `Ada +3, you −3`. */
  by(numbers: number[], signed = false): string {
    const one = (number: number, seat: number) => `${this.name(seat)} ${points(number, signed)}`;
    return numbers.map(one).join(', ');
  }

  /** A seat as a parameter, with whether it is the player's. */
  one(as: string, who: string, seat: number): Params {
    return { [as]: this.name(seat), [who]: seat === this.you ? 'you' : 'other' };
  }

  /** Several seats as parameters. */
  several(seats: number[]): Params {
    const only = seats.length === 1 && seats[0] === this.you;
    const names = seats.map((seat) => this.name(seat));
    return { seats: all(names), count: seats.length, who: only ? 'you' : 'other' };
  }

  /** A seat: `Bea`, `you`. */
  name(seat: number): string {
    if (seat === this.you) return t('page-you');
    return isolated(this.names[seat] ?? t('page-seat', { seat }));
  }
}

type Params = Record<string, string | number>;

/** Whether a match counts rounds won, and not points or money (kartel:6.4, kartu-sama:5.3). */
export const victories = (options: object = {}): boolean =>
  (options as { count?: unknown }).count === 'victories';

/** A score, with a true minus and one decimal at most; `signed` gains have a plus. */
export function points(number: number | undefined, signed = false): string {
  const isWhole = number === undefined || Number.isInteger(number);
  const text = isWhole
    ? String(number ?? '')
    : numbers({ maximumFractionDigits: 1 }).format(number);
  return (signed && number && number > 0 ? '+' : '') + text.replace('-', '−');
}

/** `Ada`, `Ada and Bea`, `Ada, Bea and Cem`. */
export function all(texts: string[]): string {
  const words = texts.map(isolated);
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return t('list-and', { all: words.slice(0, -1).join(', '), last });
}

/** `Ada`, `Ada or Bea`, `Ada, Bea or Cem`. */
export function either(texts: string[]): string {
  const words = texts.map(isolated);
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return t('list-or', { all: words.slice(0, -1).join(', '), last });
}

/** How a message is told that something is so. */
export const yes = (so: boolean): string => (so ? 'yes' : 'no');
