// Somebody in front of a browser: what they see, and what goes wrong there.
import { GAMES, IDS } from './games.mjs';
import { slow } from './slow.mjs';
import { PATIENCE, until } from './wait.mjs';

/**
 * A control, as it is read out.
 * @typedef {object} Control
 * @property {string} name
 * @property {boolean} on Whether it is pressed in.
 * @property {boolean} off Whether it does nothing now but say why.
 * @property {string} group The group that it is in.
 * @property {number} at Its place among the group's buttons.
 */

/**
 * What a table shows to somebody who listens: its status, its groups of controls.
 * @typedef {object} Sight
 * @property {string} print Changes when anything below does.
 * @property {string} title The title of the page.
 * @property {string} over The heading after a round or a match, or nothing.
 * @property {boolean} busy Whether a move is on its way.
 * @property {boolean} flies Whether a card is in the air.
 * @property {string} status The prompt.
 * @property {string[]} tries The moves that a refusal offers to who types.
 * @property {Record<string, Control[]>} groups
 */

/**
 * @typedef {object} Frame
 * @property {boolean} sent
 * @property {string} text
 * @property {any} data What the text says.
 */

/** What somebody has read who played every game before. */
const HINTS = IDS.flatMap((id) => GAMES[id].hints.map((hint) => `${id}.${hint}`)).join(' ');

/** Reads the page: this runs in it. */
function eyes() {
  /** @param {Element} element @returns {string} */
  const nameOf = (element) => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    let text = '';
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) text += node.textContent;
      else if (node instanceof Element && node.ariaHidden !== 'true') text += nameOf(node);
    }
    return text.replace(/\s+/g, ' ').trim();
  };
  /** @param {Element | null} element */
  const textOf = (element) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const see = () => {
    /** @type {Record<string, Control[]>} */
    const groups = {};
    for (const group of document.querySelectorAll('main [role=group][aria-label]')) {
      const name = group.getAttribute('aria-label') ?? '';
      groups[name] = [...group.querySelectorAll('button')].map((button, at) => ({
        name: nameOf(button),
        on: button.ariaPressed === 'true',
        off: button.ariaDisabled === 'true' || button.disabled,
        group: name,
        at,
      }));
    }
    const it = {
      title: document.title,
      over: textOf(document.querySelector('main h2#after-title')),
      busy: document.querySelector('main [aria-busy=true]') !== null,
      tries: [...document.querySelectorAll('[role=status] button')].map(textOf),
      status: [...document.querySelectorAll('main [role=status]')].map(textOf).join(' '),
      groups,
    };
    const flies = document.querySelector('.flights > span') !== null;
    return { ...it, print: JSON.stringify(it), flies };
  };
  /** Whether the table looks other than this, now or before so many milliseconds are over. */
  const change = (/** @type {string} */ print, /** @type {number} */ within) =>
    new Promise((done) => {
      const end = (/** @type {boolean} */ changed) => {
        watch.disconnect();
        clearTimeout(late);
        done(changed);
      };
      const look = () => see().print !== print && end(true);
      const watch = new MutationObserver(look);
      const all = { subtree: true, childList: true, attributes: true, characterData: true };
      watch.observe(document, all);
      const late = setTimeout(() => end(false), within);
      look();
    });
  Object.assign(window, { see, change });

  // What the page's code was told last, once it has done with it.
  const socket = WebSocket.prototype;
  const own =
    Object.getOwnPropertyDescriptor(socket, 'onmessage') ??
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(socket), 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    ...own,
    /** @this {WebSocket} @param {(event: MessageEvent) => void} hear */
    set(hear) {
      own?.set?.call(this, (/** @type {MessageEvent} */ event) => {
        hear.call(this, event);
        if (event.data !== '{"type":"pong"}') Object.assign(window, { heard: event.data });
      });
    },
  });
}

/** The warnings of all consoles: they fail no test, and are listed at the end. @type {Set<string>} */
export const warned = new Set();

/**
 * Lets a page draw the same numbers in each run: they are part of the deals. Runs in the page.
 * @param {string} name Whose page it is: each person draws others.
 */
export function chance(name) {
  if (!location.protocol.startsWith('http')) return; // The empty page keeps nothing.
  // A page that is loaded again goes on where it was.
  let drawn = Number(sessionStorage.getItem('drawn'));
  crypto.getRandomValues = (into) => {
    sessionStorage.setItem('drawn', `${(drawn += 1)}`);
    let state = 1;
    for (const letter of `${name} ${drawn}`) {
      state = (Math.imul(state, 31) + (letter.codePointAt(0) ?? 0)) | 1;
    }
    // Marsaglia's xorshift.
    const bytes = new Uint8Array(/** @type {any} */ (into).buffer);
    for (const at of bytes.keys()) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      bytes[at] = state;
    }
    return into;
  };
}

export class Person {
  /** @type {string[]} What went wrong on any of their pages. */
  wrong = [];
  /** @type {Frame[]} What went over their lines, in order. */
  frames = [];
  /** The key of the seat that a story gave them. */
  key = '';
  /** Answers them from recordings, where there is no server. @type {import('./recording.mjs').Playback} */
  playback = /** @type {any} */ (null);
  /** @type {RegExp[]} */
  // The page's worker is fetched some seconds after the page, perhaps while a server is down; most
  // people have none.
  #expected = [
    /An unknown error occurred when fetching the script/,
    /Service Worker registration blocked/,
  ];
  /** @type {import('playwright-core').Page} */
  page;
  #host;

  /**
   * @param {string} name
   * @param {import('playwright-core').BrowserContext} context
   * @param {string} url The site's.
   */
  constructor(name, context, url) {
    this.name = name;
    this.context = context;
    this.url = url;
    this.#host = new URL(url).host;
    this.page = /** @type {any} */ (null);
  }

  /** @param {{ newcomer?: boolean }} how As `How` in `site.mjs`. */
  async begin({ newcomer = false }) {
    this.context.on('page', (page) => this.#watch(page));
    await slow(this.context);
    await this.context.addInitScript(eyes);
    // The browser remembers the name from an earlier visit.
    await this.context.addInitScript(
      ({ name, read }) => {
        if (!location.protocol.startsWith('http')) return; // The empty page keeps nothing.
        if (!localStorage.getItem('kartenhaus.name')) localStorage.setItem('kartenhaus.name', name);
        if (read) {
          localStorage.setItem('kartenhaus.hints', read);
          localStorage.setItem('kartenhaus.sounds', 'asked');
        }
      },
      { name: this.name, read: newcomer ? '' : HINTS },
    );
    this.page = await this.context.newPage();
  }

  /**
   * The same person in another tab.
   * @param {import('playwright-core').Page} page
   * @returns {Person}
   */
  tab(page) {
    return Object.create(this, { page: { value: page } });
  }

  /** What would be wrong elsewhere is part of this test. @param {RegExp} what */
  expects(what) {
    this.#expected.push(what);
  }

  /** @param {string} what */
  #complain(what) {
    if (!this.#expected.some((pattern) => pattern.test(what))) this.wrong.push(what);
  }

  /** @param {import('playwright-core').Page} page */
  #watch(page) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complain(message.text());
      if (message.type() === 'warning') warned.add(message.text());
    });
    page.on('pageerror', (error) => this.#complain(`${error.stack || error}`));
    page.on('crash', () => this.#complain('the page crashed'));
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== this.#host) {
        this.#complain(`asks another host: ${request.url()}`);
      }
    });
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== this.#host) this.#complain(`a line to ${socket.url()}`);
      const keep = (/** @type {boolean} */ sent) => (/** @type {{ payload: any }} */ frame) =>
        this.frames.push({ sent, text: `${frame.payload}`, data: JSON.parse(`${frame.payload}`) });
      socket.on('framesent', keep(true));
      socket.on('framereceived', keep(false));
    });
  }

  /** The messages that came, as the server wrote them. */
  heard() {
    return this.frames.filter(({ sent }) => !sent).map(({ data }) => data);
  }

  /**
   * Waits for a message on the line, and gives its place among all of them.
   * @param {(frame: Frame) => boolean} wanted
   */
  async frame(wanted) {
    await this.told(() => this.frames.some(wanted));
    return this.frames.findIndex(wanted);
  }

  /** Waits until what came over the line is as it shall be. @param {() => boolean} wanted */
  async told(wanted, within = PATIENCE) {
    await until(`${this.name} was not told so`, wanted, { within });
  }

  /** Waits until the page has taken in what came over its line: here that is known sooner. */
  async caughtUp() {
    await until(`${this.name}'s page does not take in what came`, async () => {
      const last = this.frames.findLast(({ sent, data }) => !sent && data.type !== 'pong');
      return (await this.page.evaluate(() => /** @type {any} */ (window).heard)) === last?.text;
    });
  }

  /** Stops the page's time: timers and frames come only as `pass` says. Animations go on. */
  async stopTime() {
    // On a slow machine the moment may be over before the page hears of it: then a later one.
    for (let ahead = 1_000; ; ahead *= 2) {
      const now = await this.page.evaluate(() => Date.now());
      const stopped = await this.page.clock.pauseAt(now + ahead).then(
        () => true,
        (error) => {
          if (ahead > 60_000) throw error;
          return false;
        },
      );
      if (stopped) return;
    }
  }

  /** Lets time pass in the page. @param {number} ms */
  async pass(ms) {
    await this.page.clock.runFor(ms);
  }

  /** Closes what lies over the page with Escape; the page's keys are for the table then. */
  async shut() {
    await this.page.keyboard.press('Escape');
    await this.page.locator('dialog').waitFor({ state: 'detached' });
  }

  /** How many moves were sent. */
  plays() {
    return this.frames.filter(({ sent, data }) => sent && data.type === 'play').length;
  }

  /** @returns {Promise<Sight>} */
  see() {
    return this.page.evaluate(() => /** @type {any} */ (window).see());
  }

  /**
   * Whether the table looks other than this, now or before so many milliseconds are over.
   * @param {Sight} sight
   * @returns {Promise<boolean>}
   */
  changed({ print }, within = PATIENCE) {
    return this.page.evaluate(
      ([print, within]) => /** @type {any} */ (window).change(print, within),
      /** @type {const} */ ([print, within]),
    );
  }

  /** Waits until the table looks other than this. @param {Sight} sight */
  async change(sight, within = PATIENCE) {
    if (!(await this.changed(sight, within))) {
      throw new Error(`${this.name} sees no change: ${sight.print}`);
    }
  }

  /** Waits until the table is as it shall be. @param {(sight: Sight) => boolean} wanted */
  async until(wanted, within = PATIENCE) {
    const end = Date.now() + within;
    for (;;) {
      const sight = await this.see();
      if (wanted(sight)) return sight;
      await this.change(sight, Math.max(1, end - Date.now()));
    }
  }
}
