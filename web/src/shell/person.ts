// A person's key, as far as every page has to know of it: the rest is loaded where there is one.
import { pagePath, shareLink } from './address';
import { ofFragment } from './fragment';
import { remembered } from './kept';

/** Where the secret is kept. */
export const PERSON = 'kartenhaus.person';

/** A secret, as text. */
const SECRET = /^[0-9a-f]{64}$/;

/** The secret of the person at this browser, if they have one. */
export function secret(): string | null {
  const kept = remembered(PERSON);
  return kept !== null && SECRET.test(kept) ? kept : null;
}

/** By how much the server's clock is ahead of this one, in milliseconds, once that matters. */
let ahead = 0;

/** Takes the server's time from an answer that says that a signature is not of now. */
export function takeTime(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** The header that says who sends this body there; none for whoever has no key. */
export async function signature(
  path: string,
  body: string,
  own: string | null,
): Promise<Record<string, string>> {
  if (own === null) return {};
  try {
    const { header } = await import('../person/keys');
    return { 'Kartenhaus-Person': await header(own, `/${path}`, body, Date.now() + ahead) };
  } catch {
    return {}; // Without it one sits down as anybody does.
  }
}

/** The secret of a link that was opened on this device, until the page You asks about it. */
let brought: string | null = null;

/** Takes a secret out of the address at once, so that nobody reads or shares it there. */
export function takeKeyLink(): void {
  if (pagePath() !== '/you' || !location.hash.startsWith('#key=')) return;
  const key = ofFragment(location.hash, 'key');
  history.replaceState(null, '', location.pathname);
  brought = key !== null && SECRET.test(key) ? key : null;
}

/** The secret that a link has brought, once. */
export function broughtSecret(): string | null {
  const it = brought;
  brought = null;
  return it;
}

/** The link that brings a secret to another device: browsers do not send what is behind the #. */
export const keyLink = (it: string): string => shareLink(`/you#key=${it}`);

/** The secret in a file or a text with such a link. */
export const secretIn = (text: string): string | null =>
  /#key=([0-9a-f]{64})\b/.exec(text)?.[1] ?? null;
