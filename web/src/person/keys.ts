// A person's key: one secret, from which everything else is made, in this browser. The server gets
// the public half, and what is sealed.
const encoder = new TextEncoder();

/** What stands before the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8 = '302e020100300506032b657004220420';

/** What every text begins with that is signed. */
const KIND = 'kartenhaus person 1';

/** How many bytes stand before what is sealed, by chance each time. */
const IV_BYTES = 12;

/** What follows from a secret. */
export interface Keys {
  /** The public half of the key that signs, in hex digits. */
  public: string;
  sign: CryptoKey;
  /** The key that seals what is left on a server. */
  seal: CryptoKey;
}

type Bytes = Uint8Array<ArrayBuffer>;

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const unhex = (text: string): Bytes =>
  Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

const random = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const unbase64 = (text: string): Bytes => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

export const newSecret = (): string => hex(random(32));

const made = new Map<string, Promise<Keys>>();

/**
 * The keys that a secret makes.
 *
 * Fails where the browser has no WebCrypto, as on a page over plain HTTP, or no Ed25519.
 */
export function keysOf(secret: string): Promise<Keys> {
  let keys = made.get(secret);
  if (!keys) made.set(secret, (keys = make(secret)));
  return keys;
}

async function make(secret: string): Promise<Keys> {
  const { subtle } = crypto;
  const base = await subtle.importKey('raw', unhex(secret), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ]);
  const from = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(`kartenhaus ${info}`),
  });
  const seed = new Uint8Array(await subtle.deriveBits(from('sign 1'), base, 256));
  const whole = unhex(PKCS8 + hex(seed));
  const sign = await subtle.importKey('pkcs8', whole, 'Ed25519', true, ['sign']);
  const { x = '' } = await subtle.exportKey('jwk', sign);
  const seal = await subtle.deriveKey(
    from('seal 1'),
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  const shown = unbase64(x.replaceAll('-', '+').replaceAll('_', '/'));
  return { public: hex(shown), sign, seal };
}

/**
 * The header that says who sends this body there: good for this site, this request, and once.
 * `path` is what comes behind `/api`.
 */
export async function header(
  secret: string,
  path: string,
  body: string,
  time: number,
  host = location.host,
): Promise<string> {
  const keys = await keysOf(secret);
  const nonce = hex(random(16));
  const hash = await crypto.subtle.digest('SHA-256', encoder.encode(body));
  const lines = [KIND, host.toLowerCase(), path, time, nonce, hex(new Uint8Array(hash))];
  const text = encoder.encode(lines.join('\n'));
  const signature = await crypto.subtle.sign('Ed25519', keys.sign, text);
  return `${keys.public} ${time} ${nonce} ${hex(new Uint8Array(signature))}`;
}

/** What goes along with what is sealed: nobody can pass it off as another version. */
const mark = (keys: Keys, version: number) => encoder.encode(`${keys.public} ${version}`);

/** A text, short and sealed: only whoever has the secret can read it. */
export async function seal(secret: string, version: number, text: string): Promise<string> {
  const keys = await keysOf(secret);
  const iv = random(IV_BYTES);
  const how = { name: 'AES-GCM', iv, additionalData: mark(keys, version) };
  const short = await through(encoder.encode(text), new CompressionStream('deflate-raw'));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, keys.seal, short));
  return base64(new Uint8Array([...iv, ...sealed]));
}

/** The text that was sealed. Fails if it is none of this secret and version. */
export async function unseal(secret: string, version: number, data: string): Promise<string> {
  const keys = await keysOf(secret);
  const bytes = unbase64(data);
  const iv = bytes.slice(0, IV_BYTES);
  const how = { name: 'AES-GCM', iv, additionalData: mark(keys, version) };
  const short = await crypto.subtle.decrypt(how, keys.seal, bytes.slice(IV_BYTES));
  const text = await through(new Uint8Array(short), new DecompressionStream('deflate-raw'));
  return new TextDecoder().decode(text);
}

async function through(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
): Promise<Bytes> {
  const [writer, reader] = [stream.writable.getWriter(), stream.readable.getReader()];
  // What is wrong with it is found where it is read.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  let all: Bytes = new Uint8Array();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return all;
    all = new Uint8Array([...all, ...value]);
  }
}
