// SHA-256 and HMAC: the browser's own, or a library's where the page came over plain HTTP.

/** Bytes that are not shared with another thread. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

/** Text and bytes, joined. */
export function joined(...parts: (string | Bytes)[]): Bytes {
  const all = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The 32 bytes of 64 hex digits; null for anything else. */
export function unhex(text: string | undefined): Bytes | null {
  if (!text || !/^[0-9a-f]{64}$/.test(text)) return null;
  return Uint8Array.from({ length: 32 }, (_, at) => parseInt(text.slice(2 * at, 2 * at + 2), 16));
}

/** The browser's own functions, which exist only for pages loaded over TLS or from this machine. */
const own = (): SubtleCrypto | undefined => globalThis.crypto.subtle;

export async function sha256(bytes: Bytes, subtle = own()): Promise<Bytes> {
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const library = await import('@noble/hashes/sha2.js');
  return Uint8Array.from(library.sha256(bytes));
}

export async function hmac(key: Bytes, bytes: Bytes, subtle = own()): Promise<Bytes> {
  if (subtle) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const made = await subtle.importKey('raw', key, algorithm, false, ['sign']);
    return new Uint8Array(await subtle.sign('HMAC', made, bytes));
  }
  const [mac, hash] = await Promise.all([
    import('@noble/hashes/hmac.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return Uint8Array.from(mac.hmac(hash.sha256, key, bytes));
}

const WHAT = 'kartenhaus deal 1\n';

export const promiseOfShare = async (share: Bytes): Promise<string> =>
  hex(await sha256(joined(WHAT, 'share\n', share)));

/** The server's promise of its secret in a deal. */
export const promiseOfSecret = async (name: string, secret: Bytes): Promise<string> =>
  hex(await sha256(joined(WHAT, `secret\n${name}\n`, secret)));

/** The key of a deal, from which its cards come. */
export const keyOf = (
  name: string,
  table: string,
  secret: Bytes,
  shares: Bytes[],
): Promise<Bytes> => hmac(secret, joined(WHAT, `key\n${name}\n${table}`, ...shares));
