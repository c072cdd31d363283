// What is to be pressed on a table for a move, as selectors: the page marks it, and knows no rules.

/** A control that says its key. */
const key = (key: string) => `main button[aria-keyshortcuts="${key}"]`;

/** A card that is to be selected, as long as it is not. */
const card = (attribute: string) => `main button[${attribute}][aria-pressed="false"]`;

/** The button that does what is selected, once all of it is. */
function then(cards: string[], action: string): string[] {
  const all = cards.map((it) => `:has(button[${it}][aria-pressed="true"])`).join('');
  return [...cards.map(card), key(action).replace('main', `main${all}`)];
}

const held = (name: string) => `data-key="${name}"`;
const slot = (name: string) => `data-slot="${name}"`;

/** A card that comes into a hand that is not sorted, at a position. */
function insert(at: number): string[] {
  // A tap on the card before it lays it behind that one.
  const lies = `.slot:nth-child(${at + 1}) [data-key="new"]`;
  const there = `main:has(${lies})`;
  const elsewhere = `main:has([data-key="new"]):not(:has(${lies}))`;
  return [
    `${there} ${key('⏎').slice(5)}`,
    `${elsewhere} button[${held(`${Math.max(0, at - 1)}`)}]`,
  ];
}

const games: Record<string, (move: string) => string[]> = {
  kartel(move) {
    if (move === 'pass') return [key('P')];
    return then(move.split(' ').slice(1).map(held), '⏎');
  },
  'kartu-sama'(move) {
    if (move === 'draw') return [key('D')];
    return then([held(`${move.slice(5)}.0`)], '⏎');
  },
  'krass-kariert'(move) {
    const [verb = '', first = '', , last = ''] = move.split(' ');
    if (verb === 'insert') return insert(Number(first));
    if (verb === 'take') return [card(`data-reserve="${first}"`), ...insert(Number(last))];
    const [from = 0, to = from] = first.split('-').map(Number);
    const cards = Array.from({ length: to - from + 1 }, (_, at) => held(`${from + at}`));
    return then(cards, '⏎');
  },
  khamul(move) {
    const [verb = '', ...rest] = move.split(' ');
    const verbs: Record<string, string> = {
      draw: 'D',
      take: 'T',
      discard: 'D',
      done: 'N',
      decline: 'P',
    };
    const action = verbs[verb];
    const now = action
      ? [key(action)]
      : verb === 'khamul'
        ? [key('K'), `main:not(:has(${key('K').slice(5)})) ${key('⏎').slice(5)}`]
        : then(rest.map(slot), '⏎');
    // What is to be seen is seen first.
    return ['main [data-look]', ...now];
  },
  ktu(move) {
    const [verb = '', ...rest] = move.split(' ');
    if (verb === 'take') return [key('P')];
    if (verb === 'flip') return then([held(`closed ${rest[0]}`)], '⏎');
    if (verb === 'open') return then(rest.map(held), '⏎');
    return then([held(rest[0]?.[0] ?? '')], '⏎');
  },
};

/** Selectors of what is to be pressed for a move, and of the button that then plays it. */
export function marks(game: string, move: string): string[] {
  return games[game]?.(move) ?? [];
}
