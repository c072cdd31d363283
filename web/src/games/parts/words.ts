// Sentences.
import { t } from '../../shell/words.svelte';

/** `1 card`, `2 cards`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `Ada`, `Ada and Bea`, `Ada, Bea and Cem`. */
export function joined(words: string[], last = 'and'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** `first`, `second`: of places and positions. */
export function ordinal(number: number): string {
  const word = ['', 'first', 'second', 'third', 'fourth', 'fifth'][number];
  return word ?? `${number}th`;
}

/** With a capital letter. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Speaks of the seats by name, and to who sits on `you`. */
export class Speaker {
  constructor(
    readonly names: string[],
    readonly you: number | null,
  ) {}

  /** A seat as object or without a verb: `Bea`, `you`. */
  of(seat: number): string {
    return seat === this.you ? 'you' : (this.names[seat] ?? `seat ${seat}`);
  }

  /** A seat that does something: `Bea plays`, `You play`. */
  does(seat: number, verb: string): string {
    if (seat === this.you) return `You ${verb === 'is' ? 'are' : verb === 'has' ? 'have' : verb}`;
    return `${this.of(seat)} ${verb === 'is' || verb === 'has' ? verb : third(verb)}`;
  }

  /** The same where a sentence does not begin. */
  then(seat: number, verb: string): string {
    return this.does(seat, verb).replace(/^You/, 'you');
  }

  /** `Bea’s`, `your`. */
  possessive(seat: number): string {
    return seat === this.you ? 'your' : `${this.of(seat)}’s`;
  }

  /** `Ada, Bea and you`. */
  list(seats: number[]): string {
    return joined(seats.map((seat) => this.of(seat)));
  }

  /** `Ada +3, you −3`. */
  by(numbers: number[], signed = false): string {
    const one = (number: number) =>
      signed && number > 0 ? `+${number}` : String(number).replace('-', '−');
    return numbers.map((number, seat) => `${this.of(seat)} ${one(number)}`).join(', ');
  }
}

function third(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  const ending = /(s|x|ch|sh)$/.test(first) ? 'es' : 's';
  const inflected = /[^aeiou]y$/.test(first) ? `${first.slice(0, -1)}ies` : first + ending;
  return [inflected, ...rest].join(' ');
}

/** Tells what happened, in messages of the catalogue; who sits on `you` is spoken to. */
export class Teller {
  constructor(
    readonly names: string[],
    readonly you: number | null,
  ) {}

  /** What one seat did. */
  does(id: string, seat: number, params: Params = {}): string {
    return t(id, { ...this.one('seat', 'who', seat), ...params });
  }

  /** What happened to several seats. */
  list(id: string, seats: number[], params: Params = {}): string {
    return t(id, { ...this.several(seats), ...params });
  }

  /** A new round, which `first` begins. */
  dealt(id: string, round: number, dealer: number, first: number, params: Params = {}): string {
    const deals = this.one('dealer', 'dealer-who', dealer);
    return this.does(id, first, { round, ...deals, ...params });
  }

  /** What a round or a match came to. */
  over(event: RoundOver | MatchOver, signed = false): string {
    if (event.type === 'match_over') return this.list('event-match-over', event.winners);
    return t('event-round-over', this.scores(event, signed));
  }

  /** The scores of a round, and in total. */
  scores({ round_scores, scores }: RoundOver, signed = false): Params {
    return { scores: this.by(round_scores, signed), totals: this.by(scores, signed) };
  }

  /** `Ada +3, you −3`. */
  by(numbers: number[], signed = false): string {
    const one = (number: number) =>
      signed && number > 0 ? `+${number}` : String(number).replace('-', '−');
    return numbers.map((number, seat) => `${this.name(seat)} ${one(number)}`).join(', ');
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
    return seat === this.you ? t('page-you') : (this.names[seat] ?? t('page-seat', { seat }));
  }
}

type Params = Record<string, string | number>;

interface RoundOver {
  type: 'round_over';
  round_scores: number[];
  scores: number[];
}

interface MatchOver {
  type: 'match_over';
  winners: number[];
}

/** `Ada`, `Ada and Bea`, `Ada, Bea and Cem`. */
export function all(words: string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return t('list-and', { all: words.slice(0, -1).join(', '), last });
}

/** How a message is told that something is so. */
export const yes = (so: boolean): string => (so ? 'yes' : 'no');
