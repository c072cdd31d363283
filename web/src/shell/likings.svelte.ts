// What this player likes: the same at every table, kept in this browser alone.
import { remember, remembered } from './memory';

const KEY = 'kartenhaus.likings';

/** What may be chosen where it is not only on or off; the first is the standard. */
export const CHOICES = {
  /** How much of what happens is spoken. */
  verbosity: ['normal', 'brief', 'full'],
  /** Day or night. */
  theme: ['system', 'light', 'dark'],
  /** What high ranks that have a letter and a character are called on the cards. */
  ranks: ['both', 'letter', 'glyph'],
  /** How many colours French suits have. */
  french: ['four', 'two'],
} as const;

type Chosen = { [What in keyof typeof CHOICES]: (typeof CHOICES)[What][number] };

/** What a player likes. */
export interface Likings extends Chosen {
  /** To be notified of one's turn while looking elsewhere. */
  notify: boolean;
  /** A buzz at the beginning of one's turn. */
  buzz: boolean;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** A tap on a card that can be played alone plays it. */
  oneTap: boolean;
  /** Large plays are asked about once more. */
  confirm: boolean;
  /** Passes where nothing else is legal. */
  autoPass: boolean;
  /** Larger targets. */
  large: boolean;
  /** The main action under the left thumb. */
  mirror: boolean;
  /** Single keys do things. */
  keys: boolean;
  /** Own keys in place of the usual ones, as `P=x D=y`. */
  ownKeys: string;
}

const STANDARD: Likings = {
  verbosity: 'normal',
  theme: 'system',
  ranks: 'both',
  french: 'four',
  notify: false,
  buzz: true,
  sound: false,
  volume: 60,
  oneTap: true,
  confirm: false,
  autoPass: false,
  large: false,
  mirror: false,
  keys: true,
  ownKeys: '',
};

/** What was kept, as far as it still means something. */
export function kept(text: string | null): Partial<Likings> {
  try {
    const all = Object.entries((JSON.parse(text ?? '{}') ?? {}) as object);
    return Object.fromEntries(
      all.filter(([name, value]) => {
        const choices: readonly string[] | undefined = CHOICES[name as keyof Chosen];
        if (choices) return choices.includes(value as string);
        return name in STANDARD && typeof value === typeof STANDARD[name as keyof Likings];
      }),
    );
  } catch {
    return {};
  }
}

/** What the player likes now; {@link like} changes it. */
export const likings: Readonly<Likings> = $state({ ...STANDARD, ...kept(remembered(KEY)) });
show();

/** Changes what the player likes, here and for next time. */
export function like<What extends keyof Likings>(what: What, value: Likings[What]): void {
  (likings as Likings)[what] = value;
  const own = Object.entries(likings).filter(
    ([name, value]) => value !== STANDARD[name as keyof Likings],
  );
  remember(KEY, own.length > 0 ? JSON.stringify(Object.fromEntries(own)) : null);
  show();
}

/** What style sheets ask for. */
function show(): void {
  const { dataset } = document.documentElement;
  const set = (name: string, value: string | false) => {
    if (value) dataset[name] = value;
    else delete dataset[name];
  };
  set('theme', likings.theme !== 'system' && likings.theme);
  set('french', likings.french === 'two' && 'two');
  set('large', likings.large && 'yes');
}
