// Checks in this browser how the cards of a record came about, as docs/fair says, from the record
// and from what this page received itself.
import {
  hex,
  joined,
  keyOf,
  promiseOfSecret,
  promiseOfShare,
  sha256,
  unhex,
  type Bytes,
} from './hash';
import { dealerOf, shuffled } from './numbers';
import type { Heard } from './share';

/** The first thing that is wrong. */
export interface Wrong {
  /** What: the record's form, a promise of the server or a seat, what was received, the cards. */
  what: 'record' | 'server' | 'seat' | 'heard' | 'dealer' | 'card';
  round: number;
  seat?: number;
  /** Which card of the deck or of a new draw pile, from 1; which it is, and which it should be. */
  card?: number;
  is?: string;
  due?: string;
}

/** What happened to a seat's shares. */
export interface Of {
  own: number;
  server: number;
  /** The rounds in which it was withheld, from 1. */
  withheld: number[];
}

/** The result. */
export interface Found {
  /** How many rounds; 0 if the record does not say how it was dealt. */
  rounds: number;
  /** By seat. */
  seats: Of[];
  /** For how many rounds this page received the promises. */
  heard: number;
  /** The rounds for which this page promised a share that was left out, or called late. */
  late: number[];
  /** The rounds whose cards this page's own share has decided too, and none was withheld. */
  mine: number[];
  /** The other rounds in which players had a share, as the record says, and none was withheld. */
  others: number[];
  /** The rounds for which the server drew all numbers alone. */
  alone: number[];
  wrong: Wrong | null;
}

/** A deal, according to a record. */
interface Deal {
  name: string;
  server: string;
  promises: string[];
  shares: (Bytes | null)[];
  byServer: boolean[];
  /** The deck, and each new draw pile. */
  orders: string[][];
}

/** Ends the check. */
class Stop extends Error {
  constructor(readonly wrong: Wrong) {
    super(wrong.what);
  }
}

const TABLE = new Set(['rules', 'game', 'seats', 'option']);

/** The deals of a record, in order. */
function dealsOf(lines: string[], seats: number): Deal[] {
  const deals: Deal[] = [];
  let next: Deal | null = null;
  for (const line of lines) {
    const round = deals.length + 1;
    const [mark, word = '', who = '', ...rest] = line.split(' ');
    const broken = (): never => {
      throw new Stop({ what: 'record', round });
    };
    if (mark === 'deck' || mark === 'reshuffle') {
      const order = line.split(' ').slice(1);
      if (mark === 'deck') {
        if (!next || next.shares.length !== seats || next.promises.length !== seats) broken();
        else deals.push(next);
        next = null;
      }
      (deals.at(-1) ?? broken()).orders.push(order);
      continue;
    }
    if (mark !== '#') continue;
    if (word === 'deal') {
      if (next || Number(rest[1]) !== round) broken();
      const name = [who, ...rest].join(' ');
      next = { name, server: '', promises: [], shares: [], byServer: [], orders: [] };
    } else if (word === 'promise') {
      if (who === 'server') (next ?? broken()).server = rest[0] ?? '';
      else if (Number(who) !== (next ?? broken()).promises.push(rest[0] ?? '') - 1) broken();
    } else if (word === 'share') {
      const share = rest[0] === 'withheld' ? null : (unhex(rest[0]) ?? broken());
      if (Number(who) !== (next ?? broken()).shares.push(share) - 1) broken();
      (next ?? broken()).byServer.push(rest.slice(1).join(' ') === 'by server');
    }
  }
  return deals;
}

/** Checks that every promise of a deal was kept. */
async function kept(deal: Deal, secret: Bytes, round: number): Promise<void> {
  if ((await promiseOfSecret(deal.name, secret)) !== deal.server) {
    throw new Stop({ what: 'server', round });
  }
  for (const [seat, share] of deal.shares.entries()) {
    if (share && (await promiseOfShare(share)) !== deal.promises[seat]) {
      throw new Stop({ what: 'seat', round, seat });
    }
  }
}

/** Checks that a deal agrees with what this page received. */
function asHeard(deal: Deal, heard: Heard, round: number): void {
  const shares = deal.shares.map((share) => share && hex(share));
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const { own } = heard;
  const mine = own && (shares[own.seat] ?? own.share) !== own.share;
  const other =
    heard.server !== deal.server ||
    !same(heard.promises, deal.promises) ||
    (heard.shares && !same(heard.shares, shares));
  if (heard.twice || mine || other) throw new Stop({ what: 'heard', round });
}

/** Checks that no deal is missing that this page was told of. */
function whole(deals: Deal[], heard: Heard[]): void {
  const ofMatch = (name: string) => name.slice(0, name.lastIndexOf(' ') + 1);
  const match = ofMatch(deals[0]?.name ?? '');
  const isMissing = ({ deal, shares }: Heard) =>
    shares && ofMatch(deal) === match && !deals.some(({ name }) => name === deal);
  if (heard.some(isMissing)) throw new Stop({ what: 'heard', round: deals.length + 1 });
}

/** Checks that each card is where it should be. */
async function ordered(deal: Deal, key: Bytes, round: number): Promise<void> {
  for (const [at, order] of deal.orders.entries()) {
    const due = await shuffled(key, at === 0 ? 'deck' : `reshuffle ${at - 1}`, order);
    const wrong = order.findIndex((card, place) => card !== due[place]);
    if (wrong >= 0) {
      throw new Stop({ what: 'card', round, card: wrong + 1, is: order[wrong], due: due[wrong] });
    }
  }
}

export async function check(record: string, heard: Heard[] = []): Promise<Found> {
  const of = { late: [], mine: [], others: [], alone: [] };
  const found: Found = { rounds: 0, seats: [], heard: 0, ...of, wrong: null };
  if (!/^# deal /m.test(record)) return found;
  try {
    const end = record.lastIndexOf('# end ');
    const body = record.slice(0, Math.max(0, end));
    if (record.slice(end) !== `# end ${hex(await sha256(joined(body)))}\n`) {
      throw new Stop({ what: 'record', round: 0 });
    }
    const lines = body.split('\n');
    const after = (start: string) =>
      lines.find((line) => line.startsWith(start))?.slice(start.length);
    const table = lines.filter((line) => TABLE.has(line.split(' ')[0] ?? '')).join('\n') + '\n';
    const seats = Number(after('seats '));
    const deals = dealsOf(lines, seats);
    const secrets = lines.filter((line) => line.startsWith('# secret '));
    found.rounds = deals.length;
    if (secrets.length !== deals.length) throw new Stop({ what: 'record', round: deals.length });
    found.seats = Array.from({ length: seats }, () => ({ own: 0, server: 0, withheld: [] }));
    for (const [at, deal] of deals.entries()) {
      const round = at + 1;
      const secret = unhex(secrets[at]?.split(' ')[3]);
      if (!secret) throw new Stop({ what: 'record', round });
      await kept(deal, secret, round);
      const known = heard.find(({ deal: name }) => name === deal.name);
      if (known) asHeard(deal, known, round);
      const shares = deal.shares.map((share) => share ?? new Uint8Array(32));
      const key = await keyOf(deal.name, table, secret, shares);
      if (at === 0 && (await dealerOf(key, seats)) !== Number(after('dealer '))) {
        throw new Stop({ what: 'dealer', round });
      }
      await ordered(deal, key, round);
      found.heard += known ? 1 : 0;
      const isMine = known?.own && deal.shares[known.own.seat] !== null;
      if (known?.left || (known?.own && !isMine)) found.late.push(round);
      const isOf = (share: Bytes | null, seat: number) => share !== null && !deal.byServer[seat];
      // Where a share was withheld, there was a choice: that is said of the round.
      if (!isMine && !deal.shares.some(isOf)) found.alone.push(round);
      else if (!deal.shares.includes(null)) found[isMine ? 'mine' : 'others'].push(round);
      for (const [seat, of] of found.seats.entries()) {
        if (deal.shares[seat] === null) of.withheld.push(round);
        else if (deal.byServer[seat]) of.server += 1;
        else of.own += 1;
      }
    }
    whole(deals, heard);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    found.wrong = error.wrong;
  }
  return found;
}
