// The server's HTTP interface: rooms, games and rules.
import type {
  Caller,
  Example,
  Fault,
  GameAbout,
  LessonTexts,
  NewRoom,
  OpenTables,
  RecordAnswer,
  RoomAnswer,
  RoomCommand,
  RoomView,
  Rules,
  Status,
  TakenName,
} from '../protocol';
import { url } from './address';
import { seatKey } from './memory';
import { secret, signature, takeTime } from './person';
import { spoken, t } from './words.svelte';

/** What the server, or the way to it, did not do. */
export class ApiError extends Error {
  constructor(
    /** Why, for programs; `offline` if the server was not reached. */
    readonly code: Fault['code'] | 'offline',
    message: string,
  ) {
    super(message);
  }
}

/** How long an answer may take. */
const WAIT_MS = 10_000;

/** Asks the server for something, and understands its faults. */
export async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  let body: unknown;
  try {
    const signal = AbortSignal.timeout(WAIT_MS);
    const headers = { ...init.headers, 'Accept-Language': spoken() };
    response = await fetch(url(`/api/${path}`), { ...init, headers, signal });
    body = await response.json();
  } catch {
    throw new ApiError('offline', t('page-offline'));
  }
  if (response.ok) return body as T;
  const fault = body as Partial<Fault>;
  if (fault.code === 'bad_signature') takeTime(response.headers.get('Date'));
  if (fault.taken) throw new ApiError('name_taken', nameTaken(fault.taken));
  throw new ApiError(fault.code ?? 'internal', fault.message ?? t('page-failed'));
}

/** Says that a name is somebody else's, and which one is free. */
const nameTaken = ({ name, free }: TakenName) =>
  t('page-name-taken', { name, free: free || 'none' });

const bearer = (key: string | null): Record<string, string> =>
  key === null ? {} : { Authorization: `Bearer ${key}` };

function post<T>(path: string, body: object, headers: Record<string, string>): Promise<T> {
  const all = { 'Content-Type': 'application/json', ...headers };
  return ask(path, { method: 'POST', headers: all, body: JSON.stringify(body) });
}

/** By whom something is asked for. */
interface Asking {
  /** The person's secret; this browser's, if none is given. */
  own?: string | null;
  seat?: string | null;
}

/** Asks for something with the signature of a person, if there is one. */
export async function signed<T>(path: string, body: object, asking: Asking = {}): Promise<T> {
  const { own = secret(), seat = null } = asking;
  const send = async () => {
    const signatures = await signature(path, JSON.stringify(body), own);
    return post<T>(path, body, { ...bearer(seat), ...signatures });
  };
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'bad_signature')) throw error;
  }
  // This clock may be wrong: now the server's is known.
  return send();
}

/** As that; where the signature is refused all the same, as anybody may ask for it. */
async function signedOrNot<T>(
  path: string,
  body: NewRoom | RoomCommand,
  key: string | null = null,
): Promise<T> {
  try {
    return await signed<T>(path, body, { seat: key });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'bad_signature')) throw error;
    return post(path, body, bearer(key));
  }
}

/** Keeps an answer that does not change; a failure is asked again next time. */
function once<T>(get: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null;
  return () => {
    kept ??= get().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}

/** Brings a record to the server, and gives the address where it is replayed. */
export async function bring(body: string): Promise<string> {
  const headers = { 'Content-Type': 'text/plain' };
  const { record } = await ask<RecordAnswer>('records', { method: 'POST', headers, body });
  return `/replay/${record}`;
}

export const tables = () => ask<OpenTables>('tables');

/** How the server is. */
export const status = () => ask<Status>('status');

/** The answers that are kept, by language and path. */
const kept = new Map<string, () => Promise<unknown>>();

/** Asks for what does not change, but with the language. */
function askOnce<T>(path: string): Promise<T> {
  const key = `${spoken()} ${path}`;
  let get = kept.get(key);
  if (!get) kept.set(key, (get = once(() => ask<T>(path))));
  return get() as Promise<T>;
}

export const games = () => askOnce<GameAbout[]>('games');

export function rules(game: string): Promise<Rules> {
  return askOnce(`games/${encodeURIComponent(game)}/rules`);
}

/** Positions in which a game's clauses can be tried. */
export function examples(game: string): Promise<Example[]> {
  return askOnce(`games/${encodeURIComponent(game)}/examples`);
}

/** What is said to who learns a game. */
export function lesson(game: string): Promise<LessonTexts> {
  return askOnce(`games/${encodeURIComponent(game)}/lesson`);
}

/** What begins in a room at once, if anything. */
type Begins = Pick<NewRoom, 'lesson' | 'daily'>;

/** Makes a room, in which the caller sits and is the host; perhaps something begins there. */
export function newRoom(game: string, name: string, begins: Begins = {}): Promise<RoomAnswer> {
  const body: NewRoom = { game, name, ...begins };
  return signedOrNot('rooms', body);
}

/** Asks for something of a room that may be for its seats alone. */
export function readRoom<T>(room: string, what: string): Promise<T> {
  return ask(`rooms/${encodeURIComponent(room)}/${what}`, { headers: bearer(seatKey(room)) });
}

/** Asks for something of a match that is over, by its path on the server. */
export function readMatch<T>(path: string): Promise<T> {
  const [, room, what] = /^rooms\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return room && what ? readRoom(room, what) : ask(path);
}

/** A room, and what it is to who asks. */
export type RoomLook = RoomView & Caller;

/** The room as it is; with a seat's key, also whether that seat is to decide. */
export function look(room: string, key: string | null = null): Promise<RoomLook> {
  return ask(`rooms/${encodeURIComponent(room)}`, { headers: bearer(key) });
}

/**
 * Whether the server would open a connection to a room if the browser's request for one reached it
 * whole: it answers one that lost its `Upgrade` header on the way so.
 */
export async function lacksUpgrade(room: string): Promise<boolean> {
  const address = url(`/api/rooms/${encodeURIComponent(room)}/play`);
  const { status } = await fetch(address, { signal: AbortSignal.timeout(WAIT_MS) });
  return status === 426;
}

/** Does something in a room. */
export function command(room: string, key: string | null, it: RoomCommand): Promise<RoomAnswer> {
  const path = `rooms/${encodeURIComponent(room)}`;
  if (it.type === 'sit' || it.type === 'renew_key') return signedOrNot(path, it, key);
  return post(path, it, bearer(key));
}
