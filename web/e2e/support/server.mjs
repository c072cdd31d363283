// A server for each story, started on a free port with an empty folder, and gone with it. It deals
// the same cards in each run.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The program that is tested; `cargo xtask browser` builds it and names it. */
const PROGRAM = process.env.KARTENHAUS ?? '';

/** What the cards, the bots and the names of rooms follow from. */
const SEED = 1;

/** How long every snap window is, in milliseconds. */
const SNAP_MS = 400;

/** How long the server may take to say where it is. */
const START_WITHIN = 20_000;

/** None of them outlives the tests. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/**
 * @typedef {object} How
 * @property {number} [pause] How long bots wait before they play, in milliseconds.
 */

export class Server {
  /** Where the site is, without a slash at the end. */
  url = '';
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;
  #data = '';
  #port = 0;
  /** @type {string[]} */
  #options = [];
  #errors = '';

  /** @param {How} [how] */
  static async start({ pause = 0 } = {}) {
    if (!PROGRAM) throw new Error('KARTENHAUS names no program: run `cargo xtask browser`');
    const server = new Server();
    server.#data = await mkdtemp(join(tmpdir(), 'kartenhaus-browser-'));
    // Everybody comes from one address.
    server.#options = ['--no-rate-limits', '--seed-for-tests', `${SEED}`];
    server.#options.push('--bot-pause', `${pause}`, '--snap-ms', `${SNAP_MS}`);
    await server.#run();
    return server;
  }

  /** Starts it again, on the same data and port. */
  async restart() {
    await this.#run();
  }

  async #run() {
    const listen = `127.0.0.1:${this.#port}`;
    const options = ['--listen', listen, '--data', this.#data, ...this.#options];
    const child = spawn(PROGRAM, ['serve', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    child.stderr.setEncoding('utf8').on('data', (text) => (this.#errors += text));
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const late = setTimeout(() => child.kill('SIGKILL'), START_WITHIN);
    const first = await lines.next();
    clearTimeout(late);
    const link = /http:\/\/\S+(?=\/)/.exec(first.value ?? '')?.[0];
    if (!link) throw new Error(`the server did not start: ${first.value} ${this.#errors}`);
    this.url = link;
    this.#port = Number(new URL(link).port);
    child.stdout.resume();
  }

  /**
   * Ends it with a signal, and waits until it is gone.
   * @param {NodeJS.Signals} signal
   */
  async end(signal) {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }

  /** Ends it and throws its data away. */
  async stop() {
    await this.end('SIGKILL');
    await rm(this.#data, { recursive: true, force: true });
  }

  /** What it said on standard error: nothing, if all is well. */
  get errors() {
    return this.#errors;
  }
}
