// What a real server has sent, and what its clients had asked: made by the recorder, read here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ClientMessage, ServerMessage } from '../protocol';

/** What happened on a connection; `at` is in milliseconds since the recording began. */
export type Frame = { at: number } & (
  { sent: ClientMessage } | { received: ServerMessage } | { closed: true }
);

/** What one client has sent and received; spectators have neither key nor seat. */
export interface RecordedClient {
  room: string;
  key: string | null;
  seat: number | null;
  frames: Frame[];
}

/** A request over HTTP and its answer. A body is there only where one was sent. */
export interface Exchange {
  method: string;
  path: string;
  body?: unknown;
  status: number;
  answer: unknown;
  /** Who asked; anybody if missing. */
  as?: string;
}

export interface Recording {
  clients: Record<string, RecordedClient>;
  http: Exchange[];
}

/** Where they are: those of all games, and those of each. */
const FOLDERS = [
  'src/testing/recordings',
  ...readdirSync('../games').map((game) => `../games/${game}/page/testing/recordings`),
];

const paths = new Map(
  FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder).map((file) => [basename(file, '.json'), join(folder, file)]),
  ),
);

/** The names of all. */
export const recordings = (): string[] => [...paths.keys()];

/** Reads one; every test gets its own. */
export function recording(name: string): Recording {
  const path = paths.get(name);
  if (!path) throw new Error(`write scripts/${name}.txt, and run \`cargo xtask codegen\``);
  return JSON.parse(readFileSync(path, 'utf8')) as Recording;
}

/** A recording at whose table the page can also ask for the games' options. */
export function withGames(name: string): Recording {
  const recorded = recording(name);
  recorded.http.push(...recording('site').http.filter(({ path }) => path === '/api/games'));
  return recorded;
}
