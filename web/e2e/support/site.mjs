// People in front of their browsers, what they reach there, and whatever went wrong on their pages.
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from './built.mjs';
import { chance, Person } from './person.mjs';
import { Playback } from './recording.mjs';
import { Server } from './server.mjs';
import { SLOW_MOTION } from './slow.mjs';
import { PATIENCE } from './wait.mjs';

const ARGUMENTS = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Nobody reaches another host.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** How long a page that asks for something unknown may ask for more, in milliseconds. */
const ALL_WITHIN = 500;

/** What people sit in front of. */
export const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 720 } },
};

/** @type {Promise<import('playwright-core').Browser> | null} */
let launched = null;

/** The one browser. */
function browser() {
  launched ??= chromium.launch({
    executablePath: execFileSync('which', ['chromium-headless-shell'], { encoding: 'utf8' }).trim(),
    args: ARGUMENTS,
    slowMo: SLOW_MOTION,
  });
  return launched;
}

/** Closes it. */
export async function quit() {
  if (launched) await (await launched).close();
}

/**
 * The site of a story: recordings, or a server of its own.
 * @param {import('./story.mjs').Story} story
 * @returns {Promise<Place>}
 */
export async function open({ recorded = false }) {
  return recorded ? new Recorded() : new Site(await Server.start());
}

/**
 * @typedef {object} How
 * @property {boolean} [newcomer] Whether they never read a hint.
 * @property {boolean} [worker] Whether the page's worker may keep its files.
 * @property {boolean} [clock] Whether a test can stop their page's time.
 */

class Place {
  /** @type {Person[]} */
  people = [];
  /** @type {Promise<unknown>} Never ends. */
  failed = new Promise(() => {});

  /**
   * Somebody with a browser of their own.
   * @param {string} name
   * @param {string} url The site's.
   * @param {import('playwright-core').BrowserContextOptions} screen
   * @param {How & { playback?: Playback }} how
   */
  async meet(name, url, screen, { worker = false, clock = false, playback, ...how }) {
    const context = await (
      await browser()
    ).newContext({
      reducedMotion: 'reduce',
      permissions: ['clipboard-write'],
      serviceWorkers: worker ? 'allow' : 'block',
      ...screen,
      baseURL: url,
    });
    context.setDefaultTimeout(PATIENCE);
    if (clock) await context.clock.install();
    const person = new Person(name, context, url);
    this.people.push(person);
    if (playback) {
      person.playback = playback;
      await context.routeWebSocket('**/play', (socket) => playback.connect(socket));
    }
    await person.begin(how);
    return person;
  }

  /** What went wrong on any page. */
  wrong() {
    return this.people.flatMap(({ name, wrong }) => wrong.map((what) => `${name}: ${what}`));
  }

  /** Fails if anything went wrong. */
  check() {
    const wrong = this.wrong();
    if (wrong.length > 0) throw new Error(`went wrong:\n${wrong.join('\n')}`);
  }

  /** Keeps what people see, for whoever looks into a failure. @param {string} title */
  async keep(title) {
    const folder = join(tmpdir(), 'kartenhaus-browser-failed', title.replace(/\W+/g, '-'));
    await mkdir(folder, { recursive: true });
    for (const person of this.people) {
      for (const [at, page] of person.context.pages().entries()) {
        const file = join(folder, `${person.name}-${at}`);
        await page.screenshot({ path: `${file}.png`, timeout: 5_000 }).catch(() => {});
        const html = await page.content().catch(() => '');
        await writeFile(`${file}.html`, html);
      }
      const frames = person.frames.map(({ sent, text }) => (sent ? '> ' : '< ') + text);
      await writeFile(join(folder, `${person.name}-frames.txt`), frames.join('\n'));
    }
    console.error(`what people saw is kept in ${folder}`);
  }

  async stop() {
    for (const { context } of this.people) await context.close();
  }
}

/** On a real server. */
export class Site extends Place {
  /** @param {Server} server It ends with the site. */
  constructor(server) {
    super();
    this.server = server;
  }

  /** A page's address, from its path. @param {string} path */
  link(path) {
    return this.server.url + path;
  }

  /**
   * Somebody with a browser of their own.
   * @param {string} name
   * @param {import('playwright-core').BrowserContextOptions} [screen]
   * @param {How} [how]
   */
  async person(name, screen = SCREENS.desktop, how = {}) {
    const person = await this.meet(name, this.server.url, screen, how);
    // Not on recordings: Playwright tells routed sockets apart by numbers that their pages draw.
    await person.context.addInitScript(chance, name);
    return person;
  }

  wrong() {
    const { errors } = this.server;
    return [...super.wrong(), ...(errors ? [`the server says: ${errors}`] : [])];
  }

  async stop() {
    await super.stop();
    await this.server.stop();
  }
}

/** On recordings, with no server. */
export class Recorded extends Place {
  /** @type {(() => void)[]} */
  #stops = [];
  /** @type {(error: Error) => void} */
  #fail = () => {};
  /** Fails as soon as somebody asks for what no recording has: nobody shall wait for it. */
  failed = new Promise((_, fail) => (this.#fail = fail));

  constructor() {
    super();
    // Whoever runs the test waits for it; else nobody does.
    this.failed.catch(() => {});
  }

  /**
   * Somebody with a browser of their own, for whom answers are played back.
   * @param {string} name
   * @param {import('playwright-core').BrowserContextOptions} [screen]
   * @param {How} [how]
   */
  async person(name, screen = SCREENS.desktop, how = {}) {
    /** @type {Person} */
    let person;
    const playback = new Playback(
      (what) => {
        person.wrong.push(what);
        // So that all of it is listed that is asked for at once.
        setTimeout(() => this.#fail(new Error(this.wrong().join('\n'))), ALL_WITHIN);
      },
      (sent, data) => person.frames.push({ sent, text: JSON.stringify(data), data }),
    );
    const { url, stop } = await serve((request) => playback.answer(request));
    this.#stops.push(stop);
    person = await this.meet(name, url, screen, { ...how, playback });
    // What is the same for everyone, in their language.
    await playback.add(screen.locale?.startsWith('de') ? 'site-de' : 'site');
    return person;
  }

  async stop() {
    for (const stop of this.#stops) stop();
    await super.stop();
  }
}
