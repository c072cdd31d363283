// What this browser remembers: the player's name, the keys of seats, a few likings. No cookies.

/** Invented short names, of which a newcomer gets one. */
export const NAMES = [
  'Ada', 'Bea', 'Cem', 'Dia', 'Eli', 'Fen', 'Gil', 'Hana', 'Ivo', 'Jun', 'Kaya', 'Lio',
  'Mika', 'Nuri', 'Ola', 'Pia', 'Quin', 'Rui', 'Sami', 'Tove', 'Ula', 'Vito', 'Wim', 'Xeni',
  'Yara', 'Zoe', 'Amo', 'Bodo', 'Cleo', 'Dov', 'Elin', 'Faro', 'Goya', 'Hugo', 'Ines', 'Jola',
];

/** How many rooms' keys are kept; the oldest goes first. */
const ROOMS_MAX = 40;

const NAME = 'kartenhaus.name';
const SEATS = 'kartenhaus.seats';

/** Reads a text; a browser that keeps nothing has none. */
export function remembered(name: string, store: () => Storage = () => localStorage): string | null {
  try {
    return store().getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text, where the browser keeps anything. */
export function remember(
  name: string,
  text: string | null,
  store: () => Storage = () => localStorage,
): void {
  try {
    if (text === null) store().removeItem(name);
    else store().setItem(name, text);
  } catch {
    // Private windows may refuse: then it lasts as long as the page.
  }
}

/** The name that this player goes by: the last one used, or a new one. */
export function playerName(): string {
  const kept = remembered(NAME)?.trim();
  if (kept) return kept;
  const name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'Ada';
  remember(NAME, name);
  return name;
}

/** Keeps the name for next time. */
export function keepPlayerName(name: string): void {
  if (name.trim()) remember(NAME, name.trim());
}

/** The key of this player's seat in a room. A tab's own comes first: two tabs may be two seats. */
export function seatKey(room: string): string | null {
  const own = remembered(`${SEATS}.${room}`, () => sessionStorage);
  if (own === '') return null; // This tab got up, or came with a key that opens nothing.
  return own ?? keys().find(([name]) => name === room)?.[1] ?? null;
}

/** Keeps the key of a seat, for this tab and for the next one. */
export function keepSeatKey(room: string, key: string): void {
  remember(`${SEATS}.${room}`, key, () => sessionStorage);
  const others = keys().filter(([name]) => name !== room);
  remember(SEATS, JSON.stringify([...others, [room, key]].slice(-ROOMS_MAX)));
}

/** Forgets a key that opens nothing any more. */
export function forgetSeatKey(room: string, key: string | null): void {
  remember(`${SEATS}.${room}`, '', () => sessionStorage);
  remember(SEATS, JSON.stringify(keys().filter(([, kept]) => kept !== key)));
}

function keys(): [string, string][] {
  try {
    const kept: unknown = JSON.parse(remembered(SEATS) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((entry): entry is [string, string] => Array.isArray(entry));
  } catch {
    return [];
  }
}

/** Takes a seat's key out of the address, at once, so that nobody reads or shares it there. */
export function takeSeatLink(room: string): boolean {
  const found = /^#seat=(.+)$/.exec(location.hash);
  if (!found?.[1]) return false;
  history.replaceState(null, '', location.pathname);
  keepSeatKey(room, decodeURIComponent(found[1]));
  return true;
}

/** The link that plays on a seat. */
export function seatLink(room: string, key: string): string {
  return `${location.origin}/r/${room}#seat=${encodeURIComponent(key)}`;
}

/** The link that leads to a room. */
export function roomLink(room: string): string {
  return `${location.origin}/r/${room}`;
}
