// How the series of a chart look.

/** How a series looks: apart without its colour, too. */
export interface Look {
  colour: string;
  symbol: 'circle' | 'diamond2' | 'square2' | 'triangle2';
  dash: string;
}

const LOOKS: readonly Look[] = [
  { colour: 'var(--go)', symbol: 'circle', dash: '' },
  { colour: 'var(--danger)', symbol: 'diamond2', dash: '8 3' },
  { colour: 'var(--ink)', symbol: 'square2', dash: '2 3' },
  { colour: 'var(--ink-soft)', symbol: 'triangle2', dash: '10 3 2 3' },
  { colour: 'var(--danger)', symbol: 'circle', dash: '1 4' },
  { colour: 'var(--go)', symbol: 'diamond2', dash: '14 4' },
];

/** How the series at this place looks; from the seventh on they repeat. */
export function lookOf(at: number): Look {
  const look = LOOKS[at % LOOKS.length];
  if (!look) throw new Error('there is no look');
  return look;
}
