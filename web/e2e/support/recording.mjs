// What the real server told its clients, played back: answers of the API, and messages of sockets.
// Recordings lie in `web/src/testing/recordings/` and those of one game in its folder; `cargo xtask
// codegen` makes them.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { folderOf, IDS } from './games.mjs';

/**
 * @typedef {{ at: number, sent?: any, received?: any, closed?: true }} Frame
 * @typedef {{ room: string, key: string | null, seat: number | null, frames: Frame[] }} Client
 * @typedef {{ at: number, as?: string, method: string, path: string, body?: unknown, status: number, answer: any }} Exchange
 * @typedef {{ clients: Record<string, Client>, http: Exchange[] }} Recording
 */

const FOLDERS = process.env.KARTENHAUS_RECORDINGS
  ? [new URL(`file://${process.env.KARTENHAUS_RECORDINGS}/`)]
  : [
      new URL('../../src/testing/recordings/', import.meta.url),
      ...IDS.map((id) => new URL('recordings/', folderOf(id))),
    ];

/** @param {string} name */
async function read(name) {
  const paths = FOLDERS.map((folder) => new URL(`${name}.json`, folder));
  const path = paths.find((path) => existsSync(path));
  if (!path) throw new Error(`write scripts/${name}.txt, and run \`cargo xtask codegen\``);
  return JSON.parse(await readFile(path, 'utf8'));
}

/** Recordings that were read before, by name. @type {Map<string, Promise<Recording>>} */
const known = new Map();

/** @param {string} name Such as `ktu-mid`. @returns {Promise<Recording>} */
export function recording(name) {
  const found = known.get(name) ?? read(name);
  known.set(name, found);
  return found;
}

/**
 * Questions that change nothing, with the type of the answer: a page may ask them in any order, and
 * again.
 * @type {Record<string, string>}
 */
const QUESTIONS = { check: 'checked', talk: 'talk' };
const ANSWERS = Object.values(QUESTIONS);

/** @param {any} message */
const asks = (message) => message !== undefined && message.type in QUESTIONS;

/** What a page sends of its own accord: it may differ from what was recorded, and nothing waits for it. */
const OWN = ['promise', 'share', 'shown', 'rendered'];

/** What a page sends in its turn; nothing more comes before it. @param {any} sent */
const due = (sent) => sent !== undefined && !asks(sent) && !OWN.includes(sent.type);

/** A request without what a page has sealed: that differs each time. @param {any} body */
const unsealed = (body) => (body?.type === 'keep' ? { ...body, data: '' } : body);

/** The server of one person, as far as recordings know it. */
export class Playback {
  /** @type {Recording[]} The latest first. */
  #recordings = [];
  /** @type {Client | null} */
  #client = null;
  /** The name of the client's recording, and the client's. */
  #name = '';
  #as = '';
  /** How many frames of the client were played. */
  #at = 0;
  /** What the page has asked for so far. @type {Set<Exchange>} */
  #asked = new Set();
  /** Called when the page is told the first of what its client was told. */
  #greet = () => {};
  /** Until then. */
  greeted = Promise.resolve();
  /** @type {import('playwright-core').WebSocketRoute | null} */
  #socket = null;
  /** Whether the page is told only what the test says. */
  #held = false;
  /** Whether nothing is reached any more. */
  #broken = false;
  #complain;
  #note;

  /**
   * @param {(what: string) => void} complain Hears of what no recording knows.
   * @param {(sent: boolean, message: any) => void} note Hears of each message.
   */
  constructor(complain, note) {
    this.#complain = complain;
    this.#note = note;
  }

  /**
   * Adds a recording; plays one of its clients from now on, if it has that one, and gives it.
   * @param {string} name
   * @param {string} [client]
   */
  async add(name, client = 'Ada') {
    const added = await recording(name);
    this.#recordings.unshift(added);
    this.#as = client;
    const played = added.clients[client];
    this.#asked.clear();
    this.greeted = new Promise((done) => (this.#greet = done));
    if (played) [this.#client, this.#at, this.#name] = [played, 0, name];
    return played;
  }

  /**
   * Answers a request to the API.
   * @param {import('./built.mjs').Request} request
   * @returns {import('./built.mjs').Answer | null} Nothing if the server is not reached.
   */
  answer({ method, path, body }) {
    if (this.#broken) return null;
    const same = (/** @type {Exchange} */ it) =>
      it.method === method && it.path === path && isDeepStrictEqual(unsealed(it.body), unsealed(body));
    for (const { http } of this.#recordings) {
      const everyone = http.filter(same);
      const own = everyone.filter((it) => it.as === this.#as);
      const all = own.length > 0 ? own : everyone;
      const found = all.find((it) => !this.#asked.has(it)) ?? all.at(-1);
      if (!found) continue;
      this.#asked.add(found);
      this.#go();
      return found;
    }
    // A page whose connection does not open asks for the room.
    const client = this.#client;
    if (method === 'GET' && path === `/api/rooms/${client?.room}`) {
      const welcomed = client?.frames.find(({ received }) => received?.type === 'welcome');
      if (welcomed) return { status: 200, answer: welcomed.received.room };
    }
    const asked = body === undefined ? '' : ` ${JSON.stringify(body)}`;
    this.#complain(`no recording answers ${method} ${path}${asked}`);
    return { status: 501, answer: { code: 'internal', message: 'not recorded', taken: null } };
  }

  /** @param {import('playwright-core').WebSocketRoute} socket */
  connect(socket) {
    if (this.#broken) return void socket.close();
    this.#socket = socket;
    const room = /\/api\/rooms\/([^/]+)\/play$/.exec(new URL(socket.url()).pathname)?.[1];
    if (room !== this.#client?.room) this.#complain(`no recording connects to ${socket.url()}`);
    socket.onMessage((text) => this.#hear(JSON.parse(`${text}`)));
  }

  /** From now on the page is told only what `next` says. */
  hold() {
    this.#held = true;
  }

  /**
   * Tells the page what came next, as if it had played what was played; gives the message.
   * @returns {any} Nothing at the end.
   */
  next() {
    const frames = this.#client?.frames ?? [];
    while (this.#at < frames.length) {
      const { received } = /** @type {Frame} */ (frames[this.#at]);
      this.#at += 1;
      if (!received || ANSWERS.includes(received.type)) continue;
      this.#tell(received);
      return received;
    }
    return null;
  }

  /** Tells the page all that came until something did. @param {(told: any) => boolean} wanted */
  skipTo(wanted) {
    for (let told; (told = this.next());) if (wanted(told)) return;
    throw new Error(`nothing like this comes in ${this.#name}`);
  }

  /** Ends the connection, and lets nothing reach the server any more. */
  async cut() {
    this.#broken = true;
    await this.#socket?.close();
  }

  /** @param {any} message */
  #hear(message) {
    this.#note(true, message);
    if (message.type === 'ping') return this.#tell({ type: 'pong' });
    const frames = this.#client?.frames ?? [];
    if (asks(message)) {
      const asked = frames.findIndex(({ sent }) => isDeepStrictEqual(sent, message));
      const answers = (/** @type {Frame} */ { received }) =>
        received?.type === QUESTIONS[message.type];
      const answer = asked < 0 ? undefined : frames.slice(asked).find(answers);
      if (!answer) {
        const said = JSON.stringify(message);
        return this.#complain(`${this.#name} does not answer: its script lacks a line says ${said}`);
      }
      return this.#tell(answer.received);
    }
    if (OWN.includes(message.type)) return;
    if (this.#held && message.type !== 'hello') {
      const known = frames.some(({ sent }) => isDeepStrictEqual(sent, message));
      if (!known) this.#complain(`${this.#name} does not have ${JSON.stringify(message)}`);
      return;
    }
    // A page that is loaded again begins again, unless the recording has it come back.
    const hello = message.type === 'hello';
    const fits = (/** @type {Frame} */ { sent }) => due(sent) && (!hello || sent.type === 'hello');
    let next = frames.findIndex((frame, at) => at >= this.#at && fits(frame));
    if (next < 0 && hello) next = frames.findIndex(fits);
    const wanted = frames[next]?.sent;
    // A page that is loaded again has seen what the recorded one had not.
    const said = hello ? { ...message, seen: wanted?.seen } : message;
    if (!isDeepStrictEqual(wanted, said)) {
      const known = `${this.#name} has ${JSON.stringify(wanted)}`;
      this.#complain(`sends ${JSON.stringify(message)}, ${known}`);
      return;
    }
    this.#at = next + 1;
    this.#go();
  }

  /** Tells the page all that came until it did something again. */
  #go() {
    const frames = this.#client?.frames ?? [];
    const opened = frames.slice(0, this.#at).findLast(({ sent }) => sent?.type === 'hello');
    if (!opened) return;
    this.#greet();
    if (this.#held) return;
    const next = this.#posted(opened.at);
    for (; this.#at < frames.length; this.#at += 1) {
      const { at, sent, received, closed } = /** @type {Frame} */ (frames[this.#at]);
      // A page that left says hello when it comes back.
      if (due(sent) || closed || at >= next) return;
      if (received && !ANSWERS.includes(received.type)) this.#tell(received);
    }
  }

  /** When the client asked for the next change, as far as the page has not yet. @param {number} since */
  #posted(since) {
    const [latest] = this.#recordings;
    const posts = latest?.http.filter(
      (it) => it.method === 'POST' && latest.clients[it.as ?? ''] === this.#client && it.at > since,
    );
    return posts?.find((it) => !this.#asked.has(it))?.at ?? Infinity;
  }

  /** @param {any} message */
  #tell(message) {
    this.#note(false, message);
    this.#socket?.send(JSON.stringify(message));
  }
}
