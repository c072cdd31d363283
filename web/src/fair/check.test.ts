import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientMessage } from '../protocol';
import { screen, within } from '../testing';
import { openReplay } from '../testing/replay';
import { check } from './check';
import { hex, hmac, joined, keyOf, promiseOfSecret, promiseOfShare, sha256, unhex } from './hash';
import { chacha, dealerOf, shuffled } from './numbers';
import { heard, Part, type Heard } from './share';

// The same as the server and the script in docs/fair are held against.
const vectors = JSON.parse(readFileSync('../docs/fair/vectors.json', 'utf8'));
const bytes = (text: string) => unhex(text)!;

/** A record with its last hash made again. */
async function sealed(record: string): Promise<string> {
  const body = record.slice(0, record.lastIndexOf('# end '));
  return `${body}# end ${hex(await sha256(joined(body)))}\n`;
}

describe('numbers', () => {
  it('come from ChaCha20', () => {
    const stream = chacha(bytes(vectors.chacha.key));
    expect(vectors.chacha.words.map(() => stream.next().value)).toEqual(vectors.chacha.words);
  });

  it('hash with the browser and without it', async () => {
    const text = joined('abc');
    const none = null as unknown as SubtleCrypto;
    expect(hex(await sha256(text))).toMatch(/^ba7816bf/);
    expect(await sha256(text, none)).toEqual(await sha256(text));
    expect(await hmac(text, text, none)).toEqual(await hmac(text, text));
  });

  it('make promises, keys and orders', async () => {
    const { name, table, secret, shares, promise, promises, key, orders, dealers } = vectors.deal;
    expect(await promiseOfSecret(name, bytes(secret))).toBe(promise);
    expect(await promiseOfShare(bytes(shares[0]))).toBe(promises[0]);
    const made = await keyOf(name, table, bytes(secret), [bytes(shares[0]), new Uint8Array(32)]);
    expect(hex(made)).toBe(key);
    for (const { purpose, cards, order } of orders) {
      expect((await shuffled(made, purpose, cards.split(' '))).join(' ')).toBe(order);
    }
    for (const [at, dealer] of dealers.entries()) {
      expect(await dealerOf(made, at + 1)).toBe(dealer);
    }
  });
});

describe('a record', () => {
  it('is checked', async () => {
    const found = await check(vectors.record);
    expect(found.wrong).toBeNull();
    expect(found.rounds).toBeGreaterThan(1);
    expect(found.seats[0]).toEqual({ own: found.rounds, server: 0, withheld: [] });
    expect(found.seats[1]?.withheld.length).toBe(found.rounds);
    expect((await check('kartenhaus record 1\n')).rounds).toBe(0);
  });

  it('that was changed is found', async () => {
    for (const { from, to, card } of vectors.tampered) {
      const changed = (vectors.record as string).replace(from, to);
      expect((await check(changed)).wrong?.what).toBe('record');
      const { wrong } = await check(await sealed(changed));
      expect(wrong, from).not.toBeNull();
      if (card) expect(wrong).toMatchObject({ what: 'card', card });
    }
    for (let at = 0; at < vectors.record.length; at += 97) {
      const other = String.fromCharCode(vectors.record.charCodeAt(at) ^ 1);
      const changed = vectors.record.slice(0, at) + other + vectors.record.slice(at + 1);
      const found = await check(changed);
      expect(found.wrong !== null || found.rounds === 0, `byte ${at}`).toBe(true);
    }
  });

  it('is held against what the page heard', async () => {
    const lines: string[] = vectors.record.split('\n');
    const after = (start: string) =>
      lines.find((line) => line.startsWith(start))!.slice(start.length);
    const deal: Heard = {
      deal: after('# deal '),
      server: after('# promise server '),
      promises: [after('# promise 0 '), after('# promise 1 ')],
      shares: [after('# share 0 '), null],
      own: { seat: 1, share: 'ab'.repeat(32) },
    };
    const right = await check(vectors.record, [deal]);
    expect([right.wrong, right.heard, right.late]).toEqual([null, 1, [1]]);
    expect(right.mine).toEqual([]);
    const share = { seat: 0, share: deal.shares?.[0] ?? '' };
    const mine = await check(vectors.record, [{ ...deal, own: share }]);
    // In each of its rounds a share was withheld.
    expect([mine.mine, mine.others, mine.late, mine.alone]).toEqual([[], [], [], []]);
    for (const other of [
      { ...deal, server: 'ab'.repeat(32) },
      { ...deal, promises: [deal.promises[1]!, deal.promises[0]!] },
      { ...deal, shares: [null, null] },
      { ...deal, own: { seat: 0, share: 'ab'.repeat(32) } },
      { ...deal, twice: true as const },
    ]) {
      expect((await check(vectors.record, [other])).wrong).toEqual({ what: 'heard', round: 1 });
    }
  });
});

/** A record of one round with these shares, and what a page heard of it. */
async function dealt(shares: (string | null)[]): Promise<[string, Heard]> {
  const [deal, secret] = ['plum-otter-lamp-4170 1 1', '1f'.repeat(32)];
  const table = `rules 1\ngame khamul\nseats ${shares.length}\n`;
  const server = await promiseOfSecret(deal, bytes(secret));
  const of = (share: string | null) => bytes(share ?? 'ab'.repeat(32));
  const promises = await Promise.all(shares.map((share) => promiseOfShare(of(share))));
  const known = shares.map((share) => (share ? bytes(share) : new Uint8Array(32)));
  const key = await keyOf(deal, table, bytes(secret), known);
  const deck = await shuffled(key, 'deck', ['2h', '3h', '4h', '5h']);
  const lines = [
    `dealer ${await dealerOf(key, shares.length)}`,
    `# deal ${deal}`,
    `# promise server ${server}`,
    ...promises.map((promise, seat) => `# promise ${seat} ${promise}`),
    ...shares.map((share, seat) => `# share ${seat} ${share ?? 'withheld'}`),
    `deck ${deck.join(' ')}`,
    `# secret 1 ${secret}`,
  ];
  const record = await sealed(`kartenhaus record 1\n${table}${lines.join('\n')}\n# end `);
  return [record, { deal, server, promises, shares }];
}

describe('whose share is in the cards', () => {
  const [ada, bea] = ['a1'.repeat(32), 'b2'.repeat(32)];
  const said = async (shares: (string | null)[], own?: string) => {
    const [record, known] = await dealt(shares);
    const heard = own ? { ...known, own: { seat: 0, share: own } } : known;
    const { wrong, mine, others, alone, seats } = await check(record, [heard]);
    expect(wrong).toBeNull();
    const withheld = seats.flatMap((seat) => seat.withheld);
    return Object.entries({ mine, others, alone, withheld }).flatMap(([what, rounds]) =>
      rounds.length > 0 ? [what] : [],
    );
  };

  it('is said, unless one was withheld: the server and its seat could choose', async () => {
    expect(await said([ada, bea], ada)).toEqual(['mine']);
    expect(await said([ada, bea])).toEqual(['others']);
    expect(await said([ada, null], ada)).toEqual(['withheld']);
    expect(await said([ada, null])).toEqual(['withheld']);
    expect(await said([null, null])).toEqual(['alone', 'withheld']);
  });
});

describe('a server that does not keep its promise', () => {
  const first = /^# deal (.*) 1$/m.exec(vectors.record)?.[1] ?? '';
  const promises = ['00'.repeat(32), '11'.repeat(32)];

  it('is noticed where it takes another share for a seat than was promised', async () => {
    sessionStorage.clear();
    const part = new Part('room', () => {});
    const open = (promise: string) => ({
      type: 'open' as const,
      deal: 'room 1 1',
      promise: 'ab'.repeat(32),
      seats: [promise, '11'.repeat(32)].map((promise) => ({ promise, by_server: false })),
    });
    const left = () => heard('room').some(({ left }) => left);
    // Before this page has promised anything, nothing of its own is left out.
    part.opened(open('00'.repeat(32)), 0);
    await part.promise();
    part.opened(open('22'.repeat(32)), null);
    part.opened(open('22'.repeat(32)), 7);
    expect(left()).toBe(false);
    part.opened(open('22'.repeat(32)), 0);
    expect(heard('room')).toMatchObject([{ deal: 'room 1 1', left: true }]);
  });

  it('is noticed though the record calls no share late', async () => {
    const lines: string[] = vectors.record.split('\n');
    const after = (start: string) =>
      lines.find((line) => line.startsWith(start))!.slice(start.length);
    const known: Heard = {
      deal: after('# deal '),
      server: after('# promise server '),
      promises: [after('# promise 0 '), after('# promise 1 ')],
      left: true,
    };
    const { late, mine, wrong } = await check(vectors.record, [known]);
    expect([wrong, late, mine]).toEqual([null, [1], []]);
  });

  it('is noticed where the record lacks a round that was dealt', async () => {
    const more: Heard = { deal: `${first} 99`, server: '', promises, shares: [null, null] };
    const { wrong, rounds } = await check(vectors.record, [more]);
    expect(wrong).toEqual({ what: 'heard', round: rounds + 1 });
    const other: Heard = { ...more, deal: 'another 1 99' };
    expect((await check(vectors.record, [other])).wrong).toBeNull();
  });
});

describe('a share', () => {
  beforeEach(() => sessionStorage.clear());

  const said: ClientMessage[] = [];
  const last = (type: string) => said.findLast((message) => message.type === type);
  const open = (promises: string[], promise = 'ab'.repeat(32)) => ({
    type: 'open' as const,
    deal: 'room 1 1',
    promise,
    seats: promises.map((promise) => ({ promise, by_server: false })),
  });

  it('is shown once, and only where it was promised', async () => {
    said.length = 0;
    const part = new Part('room', (message) => said.push(message));
    await part.promise();
    const promised = last('promise') as { promise: string };
    part.opened(open(['00'.repeat(32), 'cd'.repeat(32)]), 1);
    expect(last('share')).toBeUndefined();
    sessionStorage.clear();
    part.opened(open(['00'.repeat(32), promised.promise]), 1);
    const share = last('share') as { share: string; deal: string };
    expect(await promiseOfShare(bytes(share.share))).toBe(promised.promise);
    // The same question has the same answer; another one has none, and is kept.
    said.length = 0;
    part.opened(open(['00'.repeat(32), promised.promise]), 1);
    expect(last('share')).toEqual(share);
    said.length = 0;
    part.opened(open(['00'.repeat(32), promised.promise], 'ef'.repeat(32)), 1);
    expect(last('share')).toBeUndefined();
    expect(heard('room')).toMatchObject([{ server: 'ab'.repeat(32), twice: true }]);
  });
});

describe('the page', () => {
  it('says that the server dealt alone where nobody had a part', async () => {
    await openReplay('replay', '?check=1');
    const sheet = within(screen.getByRole('dialog', { name: 'How it was dealt' }));
    expect(sheet.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    sheet.getByText(/the server drew all numbers alone/);
  });
});
