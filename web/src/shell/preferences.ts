// The player's preferences: the same at every table, and kept only in this browser.
import { Kept, type Store } from './kept';

/** The choices of preferences that are not just on or off; the first is the default. */
export const CHOICES = {
  /** How much of what happens is spoken. */
  verbosity: ['normal', 'brief', 'full'],
  /** Day or night. */
  theme: ['system', 'light', 'dark'],
  /** What high ranks that have a letter and a character are called on the cards. */
  ranks: ['both', 'letter', 'glyph'],
  /** How many colours French suits have. */
  french: ['four', 'two'],
  /** How fast cards fly. */
  flights: ['normal', 'quick', 'slow', 'none'],
} as const;

type Chosen = { [What in keyof typeof CHOICES]: (typeof CHOICES)[What][number] };

export interface Preferences extends Chosen {
  /** Notifications of one's turn while looking elsewhere. */
  notify: boolean;
  /** A vibration at the beginning of one's turn. */
  buzz: boolean;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** A tap on a card that can be played alone plays it, and does not only select it. */
  oneTap: boolean;
  /** Large plays need a second tap. */
  confirm: boolean;
  /** Pass if nothing else is legal. */
  autoPass: boolean;
  /** Larger targets. */
  large: boolean;
  /** The main action under the left thumb. */
  mirror: boolean;
  /** Keyboard shortcuts. */
  keys: boolean;
  /** Own keys in place of the usual ones, such as `P=x D=y`. */
  ownKeys: string;
}

export const STANDARD: Preferences = {
  verbosity: 'normal',
  theme: 'system',
  ranks: 'both',
  french: 'four',
  flights: 'normal',
  notify: false,
  buzz: true,
  sound: false,
  volume: 60,
  oneTap: false,
  confirm: false,
  autoPass: false,
  large: false,
  mirror: false,
  keys: true,
  ownKeys: '',
};

/** Where they are kept, without what no longer means anything. */
export const keptIn = (store: Store) =>
  new Kept<Partial<Preferences>>(
    'kartenhaus.likings',
    (it) => {
      const all = Object.entries((it ?? {}) as object).filter(([name, value]) => {
        const choices: readonly string[] | undefined = CHOICES[name as keyof Chosen];
        if (choices) return choices.includes(value as string);
        return name in STANDARD && typeof value === typeof STANDARD[name as keyof Preferences];
      });
      return Object.fromEntries(all);
    },
    store,
  );
