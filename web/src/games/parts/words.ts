// Sentences.

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

/** The sentences that all games have alike. */
export function common(
  speaker: Speaker,
  event:
    | { type: 'round_over'; round_scores: number[]; scores: number[] }
    | { type: 'match_over'; winners: number[] },
  signed = false,
): string {
  if (event.type === 'round_over') {
    const total = speaker.by(event.scores, signed);
    return `The round is over: ${speaker.by(event.round_scores, signed)}. In total: ${total}.`;
  }
  if (!event.winners.length) return 'The match is over. Nobody wins.';
  const [only] = event.winners;
  if (event.winners.length === 1 && only !== undefined) {
    return `The match is over. ${speaker.does(only, 'win')}.`;
  }
  return `The match is over. ${capital(speaker.list(event.winners))} win.`;
}
