// The player's name, the keys of seats, and the matches that were played.
import { shareLink } from './address';
import { ofFragment } from './fragment';
import { isLike, Kept, listOf, remember, remembered, tab } from './kept';

/** Invented short names for newcomers. Bots have others. */
export const NAMES = [
  'Hana', 'Ivo', 'Kaya', 'Lio',
  'Mika', 'Nuri', 'Ola', 'Pia', 'Quin', 'Rui', 'Sami', 'Tove', 'Ula', 'Vito', 'Wim', 'Xeni',
  'Yara', 'Zoe', 'Amo', 'Bodo', 'Cleo', 'Dov', 'Elin', 'Faro', 'Goya', 'Hugo', 'Ines', 'Jola',
];

/** Where what the player has reached is kept (`results.ts`). */
export const RESULTS = 'kartenhaus.results';

/** How many rooms' keys are kept; the oldest goes first. */
const ROOMS_MAX = 40;

const NAME = 'kartenhaus.name';
const INVENTED = 'kartenhaus.invented';
const SEATS = 'kartenhaus.seats';

type Pair = [string, string];

/** Whether something that was kept is two texts: whatever else stands there was not kept by us. */
const isPair = (it: unknown): it is Pair => isLike([''], it) && (it as Pair).length === 2;

const pairs = (name: string) => new Kept<Pair[]>(name, listOf(isPair));

/** The rooms in which this browser has a seat, each with its key, the latest last. */
export const keptSeats = pairs(SEATS);
const linked = pairs('kartenhaus.linked');
const next = pairs('kartenhaus.seats.next');
const watched = pairs('kartenhaus.seats.watched');

/** The matches that were played to their end here: which one, its game, and how it ended. */
export const keptMatches = pairs('kartenhaus.matches');

const ofRoom = (kept: Kept<Pair[]>, room: string) =>
  kept.get().find(([name]) => name === room)?.[1] ?? null;

/** How many matches are remembered; the oldest goes first. */
export const MATCHES_MAX = 100;

/**
 * The player's name: the last one used, or a new one. An invented name gives way to somebody at the
 * table who already has it.
 */
export function playerName(taken: string[] = []): string {
  const kept = remembered(NAME)?.trim();
  const met = new Set(taken.map((name) => name.toLowerCase()));
  if (kept && (!isInvented(kept) || !met.has(kept.toLowerCase()))) return kept;
  const any = <T>(all: T[]) => all[Math.floor(Math.random() * all.length)];
  const isFree = (name: string) => !met.has(name.toLowerCase());
  let name = any(NAMES.filter(isFree));
  // There is a number that nobody has.
  for (let number = 2; !name; number += 1) {
    name = any(NAMES.map((it) => `${it} ${number}`).filter(isFree));
  }
  remember(NAME, name);
  remember(INVENTED, name);
  return name;
}

export const isInvented = (name: string) => name === remembered(INVENTED);

/** Keeps the name for next time. */
export function keepPlayerName(name: string): void {
  if (name.trim()) remember(NAME, name.trim());
}

/** The key of this player's seat in a room; first the tab's own, as two tabs may be two seats. */
export function seatKey(room: string): string | null {
  const own = remembered(`${SEATS}.${room}`, tab);
  if (own === '') return null; // This tab got up, or came with a key that opens nothing.
  return own ?? sharedSeatKey(room);
}

/** The key of a seat in a room that the next tab has. */
export const sharedSeatKey = (room: string) => ofRoom(keptSeats, room);

export const keepTabsSeatKey = (room: string, key: string) =>
  remember(`${SEATS}.${room}`, key, tab);

/** Keeps the key of a seat, for this tab and for the next one. */
export function keepSeatKey(room: string, key: string): void {
  keepTabsSeatKey(room, key);
  keepPair(keptSeats, room, key);
}

/**
 * Keeps the key of a seat that nobody chose to take. It takes no other seat's place, now or later:
 * where there is no room left, only this tab has it.
 */
export function keepSeatAside(room: string, key: string): void {
  const old = sharedSeatKey(room);
  if (old !== null) return replaceSeatKey(room, old, key);
  keepTabsSeatKey(room, key);
  keepSeats([...keptSeats.get(), [room, key]]);
}

/** Keeps the key of a seat that came by a link, as one that whoever sent it may have too. */
export function keepSeatOfLink(room: string, key: string): void {
  markLinked(room, key);
  keepSeatAside(room, key);
}

/** Marks a seat as one of a link; the marks of seats that are kept go last. */
function markLinked(room: string, key: string): void {
  const isKept = ([name, own]: Pair) => sharedSeatKey(name) === own;
  const others = linked.get().filter(([name]) => name !== room);
  const kept = others.filter(isKept);
  // Some tab may have a seat that is not kept.
  const gone = others.filter((pair) => !isKept(pair)).slice(-ROOMS_MAX);
  linked.set([...gone, ...kept, [room, key]]);
}

/** Keeps a seat's new key where the old one was; where that is gone, only this tab has it. */
export function replaceSeatKey(room: string, old: string | null, key: string): void {
  keepTabsSeatKey(room, key);
  const isOld = ([name, kept]: Pair) => name === room && kept === old;
  keepSeats(keptSeats.get().map((pair) => (isOld(pair) ? [room, key] : pair)));
}

/** Whether somebody's link has brought this seat: whoever sent it may have it too. */
export const isOfLink = (room: string, key: string) =>
  linked.get().some((pair) => pair[0] === room && pair[1] === key);

/** The key that is to replace the one of a seat, until it does. */
export const nextSeatKey = (room: string) => ofRoom(next, room);

/** Keeps a key before the server has it, beside the one that it replaces; null drops it. */
export const keepNextSeatKey = (room: string, key: string | null) => keepPair(next, room, key);

/** The key of a link's seat that was open elsewhere too, until that was read. */
export const watchedKey = (room: string) => ofRoom(watched, room);

/** Keeps that it was; null once it was read. */
export const keepWatchedKey = (room: string, key: string | null) => keepPair(watched, room, key);

function keepPair(kept: Kept<Pair[]>, room: string, text: string | null): void {
  const others = kept.get().filter(([other]) => other !== room);
  const own: Pair[] = text === null ? [] : [[room, text]];
  kept.set([...others, ...own].slice(-ROOMS_MAX));
}

/** Forgets a key that opens nothing any more. */
export function forgetSeatKey(room: string, key: string | null): void {
  remember(`${SEATS}.${room}`, '', tab);
  keptSeats.set(keptSeats.get().filter(([, kept]) => kept !== key));
}

/**
 * Keeps these seats in place of those there are. Those that were not there come as the oldest, and
 * only as far as there is room: none of them takes another one's place, now or later.
 */
export function keepSeats(all: Pair[]): void {
  const rooms = new Set(keptSeats.get().map(([room]) => room));
  const own = all.filter(([room]) => rooms.has(room)).slice(-ROOMS_MAX);
  const others = all.filter(([room]) => !rooms.has(room));
  const fit = others.slice(Math.max(0, others.length + own.length - ROOMS_MAX));
  keptSeats.set([...fit, ...own]);
}

export const keepMatches = (all: Pair[]) => keptMatches.set(all.slice(-MATCHES_MAX));

/** Remembers a match that was played to its end, once. */
export function keepMatch(room: string, match: number, game: string, won: boolean): void {
  const [kept, id] = [keptMatches.get(), `${room}/${match}`];
  if (kept.some(([other]) => other === id)) return;
  keepMatches([...kept, [id, `${game} ${won ? 'won' : 'lost'}`]]);
}

/** The rooms in which this browser has a seat, the latest first. */
export function seatRooms(): string[] {
  const rooms = keptSeats.get().map(([room]) => room);
  return rooms.toReversed();
}

export const forgetRoom = (room: string) => keepPair(keptSeats, room, null);

/** What a seat was told of a match, in words, up to an update. */
export interface KeptLog {
  /** The seat's key; null for a spectator. */
  key: string | null;
  match: number;
  seq: number;
  lines: { text: string; kind: 'event' | 'heading' }[];
}

const logOf = (room: string) =>
  new Kept<KeptLog | null>(
    `kartenhaus.log.${room}`,
    (it) => (isLike({ lines: [{ text: '', kind: '' }] }, it) ? it : null),
    tab,
  );

/** Keeps the log of the running match for a reload of this tab; null drops it. */
export const keepLog = (room: string, log: KeptLog | null) => logOf(room).set(log);

/** The log that was kept for this seat, if there is one. */
export function keptLog(room: string, key: string | null): KeptLog | null {
  const log = logOf(room).get();
  return log?.key === key ? log : null;
}

/** Whether a link to this host works only on this machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/i.test(host);
}

/**
 * Takes a seat's key out of the address at once, so that nobody reads or shares it there. A player
 * who already has another seat in the room is asked first, since a link must not take that away.
 */
export function takeSeatLink(room: string, instead: () => boolean): boolean {
  if (!location.hash.startsWith('#seat=')) return false;
  const key = ofFragment(location.hash, 'seat');
  history.replaceState(null, '', location.pathname);
  const own = seatKey(room);
  if (key === null || own === key || (own !== null && !instead())) return false;
  keepSeatOfLink(room, key);
  return true;
}

export function seatLink(room: string, key: string): string {
  return shareLink(`/r/${room}#seat=${encodeURIComponent(key)}`);
}

export function roomLink(room: string): string {
  return shareLink(`/r/${room}`);
}
