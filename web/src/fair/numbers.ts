// Numbers and shuffles from a deal's key, as docs/fair says.
import { hmac, joined, type Bytes } from './hash';

/** Which words a quarter of a round of ChaCha20 changes: the columns, then the diagonals. */
const QUARTERS = [0, 1].flatMap((diagonal) =>
  [0, 1, 2, 3].map((i) => [
    i,
    4 + ((i + diagonal) % 4),
    8 + ((i + 2 * diagonal) % 4),
    12 + ((i + 3 * diagonal) % 4),
  ]),
) as [number, number, number, number][];

/** The stream of ChaCha20 (RFC 8439) with this key, a nonce of zeros and a counter from 0. */
export function* chacha(key: Bytes): Generator<number, never> {
  const words = (bytes: Bytes) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    return Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(4 * at, true));
  };
  const head = [...words(joined('expand 32-byte k')), ...words(key)];
  for (let block = 0; ; block += 1) {
    const start = Uint32Array.from([...head, block, 0, 0, 0]);
    const s = start.slice();
    const mix = (to: number, other: number, at: number, by: number) => {
      s[to]! += s[other]!;
      const x = s[at]! ^ s[to]!;
      s[at] = (x << by) | (x >>> (32 - by));
    };
    for (let turn = 0; turn < 10; turn += 1) {
      for (const [a, b, c, d] of QUARTERS) {
        mix(a, b, d, 16);
        mix(c, d, b, 12);
        mix(a, b, d, 8);
        mix(c, d, b, 7);
      }
    }
    for (const [at, word] of s.entries()) yield (word + start[at]!) >>> 0;
  }
}

const TWO_32 = 2 ** 32;

/** A number below `n`, uniformly drawn. */
function below(stream: Generator<number, never>, n: number): number {
  for (;;) {
    const product = BigInt(stream.next().value) * BigInt(n);
    if (Number(product & 0xffff_ffffn) >= TWO_32 % n) return Number(product >> 32n);
  }
}

const streamOf = async (key: Bytes, purpose: string) => chacha(await hmac(key, joined(purpose)));

export async function shuffled(key: Bytes, purpose: string, cards: string[]): Promise<string[]> {
  const stream = await streamOf(key, purpose);
  const order = cards.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = below(stream, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** The first dealer of a match with this many seats. */
export const dealerOf = async (key: Bytes, seats: number): Promise<number> =>
  below(await streamOf(key, 'dealer'), seats);
