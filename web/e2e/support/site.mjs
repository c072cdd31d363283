// A server, people in front of their browsers, and whatever went wrong on their pages.
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { Person } from './person.mjs';
import { Server, share } from './server.mjs';
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
];

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
 * The site of a story: on a server of its own, or on one that others use too.
 * @param {import('./story.mjs').Story} story
 */
export async function open({ alone = false, ...how }) {
  return new Site(await (alone ? Server.start(how) : share(how)), alone, how.scenes);
}

export class Site {
  /** @type {Person[]} */
  people = [];
  #alone;
  #scenes;
  /** How much the server had said before. */
  #said;

  /**
   * @param {Server} server
   * @param {boolean} alone Whether nobody else uses the server.
   * @param {boolean} [scenes] Whether its tables are scenes.
   */
  constructor(server, alone, scenes = false) {
    this.server = server;
    this.#alone = alone;
    this.#scenes = scenes;
    this.#said = server.errors.length;
  }

  /** A page's address, from its path. @param {string} path */
  link(path) {
    return this.server.url + path;
  }

  /**
   * Somebody with a browser of their own.
   * @param {string} name
   * @param {import('playwright-core').BrowserContextOptions} screen
   * @param {{ newcomer?: boolean, worker?: boolean }} [how] Whether they never read a hint; and
   *   whether the page's worker may keep its files.
   */
  async person(name, screen = SCREENS.desktop, { newcomer = false, worker = false } = {}) {
    const context = await (
      await browser()
    ).newContext({
      reducedMotion: 'reduce',
      permissions: ['clipboard-write'],
      serviceWorkers: worker ? 'allow' : 'block',
      ...screen,
      baseURL: this.server.url,
    });
    context.setDefaultTimeout(PATIENCE);
    const person = new Person(name, context, this.server.url);
    await person.begin(newcomer, this.#scenes);
    this.people.push(person);
    return person;
  }

  /** Fails if anything went wrong on any page, or in the server. */
  check() {
    const wrong = this.people.flatMap(({ name, wrong }) => wrong.map((what) => `${name}: ${what}`));
    const said = this.server.errors.slice(this.#said);
    if (said) wrong.push(`the server says: ${said}`);
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
    if (this.#alone) await this.server.stop();
  }
}
