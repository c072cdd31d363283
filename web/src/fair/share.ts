// This page's part in the deals of a room: it promises a share, shows it when asked, and keeps what
// it received, so that the record can be compared with it later.
import type { ClientMessage, ServerMessage } from '../protocol';
import { isLike, Kept, listOf, tab } from '../shell/kept';
import { hex, promiseOfShare, type Bytes } from './hash';

/** The messages of a page about its part. */
export type Saying = Extract<ClientMessage, { type: 'promise' | 'share' }>;
export type Open = Extract<ServerMessage, { type: 'open' }>;
export type Dealt = Extract<ServerMessage, { type: 'dealt' }>;

/** What this page received of a deal. */
export interface Heard {
  deal: string;
  /** The server's promise of its secret, made before this page showed its share. */
  server: string;
  promises: string[];
  /** The shares, by seat, null if withheld; missing until they are known. */
  shares?: (string | null)[];
  /** The share that this page showed, and for which seat. */
  own?: { seat: number; share: string };
  /**
   * Whether this page had promised a share, and the server took another one for its seat: perhaps
   * from another device of this seat.
   */
  left?: true;
  /** Whether the server asked twice, with another promise. */
  twice?: true;
}

/** How many deals are kept: enough for a long evening. */
const HEARD_MAX = 60;

const isHeard = (it: Heard) =>
  isLike({ deal: '', server: '', promises: [] }, it) && isLike([], it.shares ?? []);

const keptOf = (room: string) => new Kept<Heard[]>(`kartenhaus.fair.${room}`, listOf(isHeard), tab);

/** What this tab received of a room's deals, oldest first. */
export const heard = (room: string): Heard[] => keptOf(room).get();

function keep(room: string, deal: Heard): void {
  const others = heard(room).filter((other) => other.deal !== deal.deal);
  keptOf(room).set([...others, deal].slice(-HEARD_MAX));
}

/** A seat's part in the deals of a room. */
export class Part {
  #room: string;
  #say: (message: Saying) => void;
  /** The shares that were promised and not shown, by their promises, latest last. */
  #shares = new Map<string, Bytes>();

  constructor(room: string, say: (message: Saying) => void) {
    this.#room = room;
    this.#say = say;
  }

  /** Promises a share in the next deal. */
  async promise(): Promise<void> {
    const share = crypto.getRandomValues(new Uint8Array(32));
    const promise = await promiseOfShare(share);
    this.#shares.set(promise, share);
    // Of two promises on their way the server takes the later one; older ones are void.
    for (const old of [...this.#shares.keys()].slice(0, -2)) this.#shares.delete(old);
    this.#say({ type: 'promise', promise });
  }

  /** Shows the share, if it was this page that promised it, and promises the next one. */
  opened(open: Open, you: number | null): void {
    const promises = open.seats.map(({ promise }) => promise);
    const before = heard(this.#room).find(({ deal }) => deal === open.deal);
    if (before && before.server !== open.promise) {
      // A server that asks again has seen the share, and could choose a secret to fit it.
      keep(this.#room, { ...before, twice: true });
      return;
    }
    const own = you === null ? undefined : promises[you];
    const share = own === undefined ? undefined : this.#shares.get(own);
    const shown = share && you !== null ? { seat: you, share: hex(share) } : before?.own;
    const mine = shown && { own: shown };
    const isLeft = own !== undefined && !shown && this.#shares.size > 0;
    const left = isLeft && { left: true as const };
    keep(this.#room, { deal: open.deal, server: open.promise, promises, ...mine, ...left });
    if (shown) this.#say({ type: 'share', deal: open.deal, share: shown.share });
    if (share && own !== undefined) {
      this.#shares.delete(own);
      void this.promise();
    }
  }

  /** Records which shares were shown. */
  dealt(dealt: Dealt): void {
    const before = heard(this.#room).find(({ deal }) => deal === dealt.deal);
    const shares = dealt.seats.map(({ share }) => share);
    const promises = dealt.seats.map(({ promise }) => promise);
    const made = { deal: dealt.deal, server: dealt.promise, promises };
    keep(this.#room, { ...(before ?? made), shares });
  }
}
