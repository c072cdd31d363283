// Hints and taking back, for who plays alone against bots.
import { getContext, setContext } from 'svelte';
import type { Hint, Update } from '../protocol';
import type { Visit } from '../room/visit.svelte';
import { speak } from '../shell/announce';
import { t } from '../shell/words.svelte';

/** Which hint this is: a decision has one. */
const named = ({ match }: Update, { move }: Hint, asked: number) => `${match} ${asked} ${move}`;

class Advice {
  #read = $state('');
  /** How often one was asked for: who asks again sees it again. */
  #asked = $state(0);

  /** The hint that is to be shown. */
  now(update: Update): Hint | null {
    const { hint } = update;
    return hint && named(update, hint, this.#asked) !== this.#read ? hint : null;
  }

  /** Asks what an expert would do. */
  ask({ client }: Visit): void {
    if (!client.update?.help?.hint || !client.hint()) return;
    this.#asked += 1;
    speak(t('page-advice-thinking'));
  }

  /** The hint was read. */
  close(update: Update): void {
    if (update.hint) this.#read = named(update, update.hint, this.#asked);
  }
}

const ADVICE = Symbol('advice');

/** Gives a table its own hint. */
export const giveAdvice = () => setContext(ADVICE, new Advice());

/** The hint at this table. */
export const adviceHere = () => getContext<Advice>(ADVICE);

/** Takes back the last move, where that can be. */
export function takeBack({ client }: Visit): void {
  if (client.update?.help?.take_back) client.takeBack();
}
