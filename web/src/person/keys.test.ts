import { expect, test } from 'vitest';
import { header, keysOf, newSecret, seal, unseal } from './keys';

test('the same secret makes the same keys, and another one others', async () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  const { public: shown } = await keysOf(one);
  expect(shown).toMatch(/^[0-9a-f]{64}$/);
  expect((await keysOf(one)).public).toBe(shown);
  expect((await keysOf(other)).public).not.toBe(shown);
  // Fixed for ever: devices of different ages have to agree.
  const zero = 'e239ea485259fab99c4948e44b93a463e40e051652cbd4bb0a46ea37345b9891';
  expect((await keysOf('0'.repeat(64))).public).toBe(zero);
});

test('what is signed names the site, the route, the time and the body', async () => {
  const secret = newSecret();
  const said = await header(secret, '/person', '{}', 1_732_400_000_000, 'Cards.Example');
  const [shown = '', time, nonce, signature = ''] = said.split(' ');
  expect([shown, time]).toEqual([(await keysOf(secret)).public, '1732400000000']);
  const body = '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a';
  const text = `kartenhaus person 1\ncards.example\n/person\n${time}\n${nonce}\n${body}`;
  const bytes = (text: string) =>
    Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  const usages: KeyUsage[] = ['verify'];
  const key = await crypto.subtle.importKey('raw', bytes(shown), 'Ed25519', true, usages);
  const verify = (text: string) =>
    crypto.subtle.verify('Ed25519', key, bytes(signature), new TextEncoder().encode(text));
  expect(await verify(text)).toBe(true);
  expect(await verify(text.replace('cards', 'other'))).toBe(false);
  const again = await header(secret, '/person', '{}', 1_732_400_000_000, 'cards.example');
  expect(again).not.toBe(said);
});

test('as much as a browser remembers is short enough for the server', async () => {
  const random = (count: number) => newSecret().slice(0, 2 * count);
  const room = (at: number) => `acorn-beaver-lantern-${1000 + ((at * 7919) % 9000)}`;
  const seats = Array.from({ length: 40 }, (_, at) => [`seat ${room(at)}`, random(16)]);
  const matches = Array.from({ length: 100 }, (_, at) => [`match ${room(at)}/1`, 'a-game lost']);
  const all = Object.fromEntries([...seats, ...matches, ['presets', random(32).repeat(20)]]);
  expect((await seal(newSecret(), 1, JSON.stringify(all))).length).toBeLessThan(6 << 10);
});

test('only the secret opens what it has sealed, as the version that it is', async () => {
  const [secret, text] = [newSecret(), JSON.stringify({ name: 'Zoë', 'seat a': 'k'.repeat(900) })];
  const sealed = await seal(secret, 3, text);
  expect(sealed.length).toBeLessThan(text.length);
  expect(sealed).not.toBe(await seal(secret, 3, text));
  expect(await unseal(secret, 3, sealed)).toBe(text);
  await expect(unseal(secret, 4, sealed)).rejects.toThrow();
  await expect(unseal(newSecret(), 3, sealed)).rejects.toThrow();
  await expect(unseal(secret, 3, `${sealed.slice(0, -4)}AAAA`)).rejects.toThrow();
  await expect(unseal(secret, 3, 'no')).rejects.toThrow();
});
