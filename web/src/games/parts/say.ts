// What the rules say: messages, as one player reads them.
import { rank } from '../../cards/french';
import type { Phrase, Told } from '../../protocol';
import { t } from '../../shell/words.svelte';
import { all, capital, either, points, Teller } from './words';

/** By game: a card, as people write it in a sentence. */
const cards = new Map<string, (card: string) => string>();

/** From now on a game's cards are written so. */
export function writeCards(game: string, card: (card: string) => string): void {
  cards.set(game, card);
}

/** Who reads what is said of a game; who sits on `you` is spoken to. */
export class Reader {
  readonly #teller: Teller;

  constructor(
    readonly game: string,
    names: string[],
    readonly you: number | null,
  ) {
    this.#teller = new Teller(names, you);
  }

  /** A message, in the language that is spoken; empty where a page says nothing. */
  say({ id, params }: Phrase): string {
    const given: Record<string, string | number> = { reader: 'page' };
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === 'number') given[name] = value < 0 ? points(value) : value;
      else if (Array.isArray(value)) given[name] = value.map((it) => this.#words(it)).join(', ');
      else if (typeof value !== 'object' || value === null || 'id' in value) {
        given[name] = this.#words(value);
      } else Object.assign(given, this.#put(name, value));
    }
    return t(id, given);
  }

  /** The sentences for what one change told, one for each event that is worth a line. */
  lines({ said, said_you }: Pick<Told, 'said' | 'said_you'>): string[] {
    return [...said, ...said_you].map((it) => this.all(it)).filter((line) => line !== '');
  }

  /** Several messages, one after the other. */
  all(messages: Phrase[]): string {
    const said = messages.map((message) => capital(this.say(message)));
    return said.filter((sentence) => sentence !== '').join(' ');
  }

  #words(value: unknown): string {
    const { id, params } = (value ?? {}) as Partial<Phrase>;
    const isMessage = typeof id === 'string' && typeof params === 'object';
    return isMessage ? this.say({ id, params: params ?? {} }) : String(value);
  }

  /** What every reader calls differently: an object with one field, which says what it is. */
  #put(name: string, put: object): Record<string, string | number> {
    const [what = '', value] = Object.entries(put)[0] ?? [];
    const list: unknown[] = Array.isArray(value) ? value : [];
    const card = (text: unknown) => (cards.get(this.game) ?? String)(String(text));
    const slot = (at: unknown) => String(Number(at) + 1);
    const ranks = (cards: unknown) =>
      all(Array.isArray(cards) ? cards.map((text) => rank(String(text))) : []);
    const teller = this.#teller;
    switch (what) {
      case 'seat':
        return teller.one(name, name === 'seat' ? 'who' : `${name}-who`, Number(value));
      case 'seats':
        return teller.several(list.map(Number));
      case 'by_seat':
        return { [name]: teller.by(list.map(Number)) };
      case 'signed':
        return { [name]: teller.by(list.map(Number), true) };
      case 'ranks_by_seat': {
        const each = list.map((own, seat) => `${teller.name(seat)} ${ranks(own)}`);
        return { [name]: each.join('; ') };
      }
      case 'suit':
        return { [name]: t('page-suit', { suit: String(value) }) };
      case 'either':
        return { [name]: either(list.map((it) => this.#words(it))) };
      case 'card':
        return { [name]: value === '' ? '' : card(value) };
      case 'cards':
        return { [name]: all(list.map(card)) };
      case 'row':
        return { [name]: list.join(' ') };
      case 'ranks':
        return { [name]: ranks(value) };
      case 'slot':
        return { [name]: slot(value) };
      case 'slots':
        return { [name]: all(list.map(slot)) };
      default:
        return {};
    }
  }
}
