// A page as a reader meets it: loaded at an address, in a browser that remembers some things, from
// a server that answers what was recorded.
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { inject, onTestFinished, vi } from 'vitest';
import html from '../../index.html?raw';
import type { ClientMessage } from '../protocol';
import { keepSeatKey } from '../shell/memory';
import { GAME_IDS } from '../views';
import { stubBrowser, type Asks } from './browser';
import { FakeConnections } from '../connection/testing/fake';
import { Errors } from './console';
import { playedOf } from './games';
import { FakeHttp } from './http';
import { trackListeners } from './listeners';
import { Player, type Pattern } from './player';
import { settle } from './quiet';
import { recording, type Recording } from './recording';

/** The size of a screen, in pixels. */
export const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 720 },
};

/** What somebody has read who played every game before. */
const HINTS = GAME_IDS.flatMap((id) => playedOf(id).hints.map((hint) => `${id}.${hint}`)).join(' ');

/** The browser that vitest makes, from outside. */
declare const happyDOM: import('happy-dom').DetachedWindowAPI;

/** When every test begins: as every recording does. */
const TODAY = new Date('2026-01-05T12:00:00Z');

export interface Opening {
  /** What the server sends and answers: a recording, or its name. */
  recording?: Recording | string;
  /** Which client of the recording this is; nobody in particular if missing. */
  as?: string;
  /** The last message before the test goes on; if missing, the last before the client's next. */
  until?: Pattern;
  /** The address; the room of the recorded client if missing, else the front page. */
  path?: string;
  /** Whether the browser has the key of the recorded client's seat; true if missing. */
  seated?: boolean;
  /** Whether somebody is here for the first time, and is shown hints. */
  newcomer?: boolean;
  /** What the browser remembers besides. */
  storage?: Record<string, string>;
  screen?: { width: number; height: number };
}

/** Opens a page, which is closed when the test is over, and fails it on errors. */
export async function openPage(opening: Opening = {}): Promise<Page> {
  const page = new Page(opening);
  onTestFinished(() => page.close());
  await page.load({ until: opening.until });
  return page;
}

export class Page implements Asks {
  readonly connections = new FakeConnections();
  readonly http: FakeHttp;
  readonly errors = new Errors();
  copied: string | null = null;
  confirms: boolean | null = null;
  reloads = 0;
  scrolledTo: Element | null = null;
  readonly #player: Player | null;
  readonly #user: UserEvent;
  readonly #unstub: () => void;
  #unload: (() => Promise<void>) | null = null;
  #closed = false;

  constructor({ as, screen = SCREENS.desktop, ...opening }: Opening) {
    const { recording: from } = opening;
    const recorded = typeof from === 'string' ? recording(from) : from;
    const client = as === undefined ? undefined : recorded?.clients[as];
    if (recorded && as !== undefined && !client) throw new Error(`nobody recorded is ${as}`);
    this.http = new FakeHttp(recorded?.http, as);
    this.#player = client ? new Player(client, this.connections) : null;

    vi.useFakeTimers({ now: TODAY });
    // Before our stubs: the first setup in a window replaces its clipboard.
    this.#user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    this.#unstub = stubBrowser(this);
    vi.stubGlobal('fetch', this.http.fetch);
    happyDOM.setViewport(screen);
    localStorage.clear();
    sessionStorage.clear();
    if (as !== undefined) localStorage.setItem('kartenhaus.name', as);
    if (!opening.newcomer) {
      localStorage.setItem('kartenhaus.hints', HINTS);
      localStorage.setItem('kartenhaus.sounds', 'asked');
    }
    for (const [name, text] of Object.entries(opening.storage ?? {})) {
      localStorage.setItem(name, text);
    }
    if (client?.key && opening.seated !== false) keepSeatKey(client.room, client.key);
    history.pushState(null, '', opening.path ?? (client ? `/r/${client.room}` : '/'));
  }

  /** The server's side of the recorded connection. */
  get server(): Player {
    if (!this.#player) throw new Error('the page was opened as nobody who was recorded');
    return this.#player;
  }

  /** Loads the page again, here or at another address. */
  async load({ path, until }: { path?: string; until?: Pattern | undefined } = {}): Promise<void> {
    await this.#unload?.();
    if (path !== undefined) history.pushState(null, '', path);
    this.#unload = await loadPage(this.connections);
    await settle();
    if (this.#player?.unanswered[0]?.type === 'hello') await this.#player.answer({ until });
  }

  async click(element: Element): Promise<void> {
    await this.#user.click(element);
    await settle();
  }

  /** Presses keys where the focus is, such as `i` or `{Escape}`. */
  async press(keys: string): Promise<void> {
    await this.#user.keyboard(keys);
    await settle();
  }

  /** Writes a text into a field, in place of what it has. */
  async fill(field: Element, text: string): Promise<void> {
    await this.#user.clear(field);
    if (text) await this.#user.type(field, text);
    await settle();
  }

  /** Chooses an option, by its text. */
  async choose(field: Element, option: string): Promise<void> {
    await this.#user.selectOptions(field, option);
    await settle();
  }

  /** Lets so many milliseconds pass by on the fake clock. */
  async wait(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
    await settle();
  }

  /** Gives the window another size. */
  async resize(screen: { width: number; height: number }): Promise<void> {
    // happy-dom takes every media query for one that did not match before.
    dispatchEvent(new Event('resize'));
    happyDOM.setViewport(screen);
    await settle();
  }

  /** The server sends a message that was not recorded. */
  async receive(message: object): Promise<void> {
    this.connections.last.receive(message);
    await settle();
  }

  /** What the page has sent, of one type or of all. */
  sent(type?: ClientMessage['type']): ClientMessage[] {
    const all = this.connections.all.flatMap(({ sent }) => sent);
    return type === undefined ? all : all.filter((it) => it.type === type);
  }

  /** Closes the page and fails on what went wrong. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#unload?.();
    const wrong = [
      ...this.errors.end(),
      ...this.http.missing.map((it) => `nothing was recorded for ${it}`),
    ];
    this.#unstub();
    vi.unstubAllGlobals();
    vi.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
    document.body.replaceChildren();
    if (wrong.length > 0) throw new Error(`went wrong on the page:\n${wrong.join('\n')}`);
  }
}

/** What the server sends for every address, without the script that starts the page. */
const BODY = /<body>(.*)<\/body>/s.exec(html)?.[1]?.replace(/<script.*<\/script>/s, '') ?? '';

let script: ((exports: object) => void) | null = null;

/** Runs the page's script: each time with modules of its own. */
function runPage(): typeof import('./whole') {
  const filename = inject('bundle');
  script ??= compileFunction(readFileSync(filename, 'utf8'), ['exports'], { filename }) as (
    exports: object,
  ) => void;
  const exports = {};
  script(exports);
  return exports as typeof import('./whole');
}

/** Does what `main.ts` does; returns what ends it. */
async function loadPage({ connect }: FakeConnections): Promise<() => Promise<void>> {
  document.body.innerHTML = BODY;
  const untrack = trackListeners();
  const { mount, unmount, App, CONNECT, Here, secret, preferred, speak, loadSync } = runPage();
  await speak(preferred());
  const target = document.getElementById('app') as HTMLElement;
  target.replaceChildren();
  const context = new Map([[CONNECT, connect]]);
  const here = new Here(document.documentElement);
  const app = mount(App, { target, props: { here }, context });
  if (secret() !== null) void loadSync().then(({ sync }) => sync.begin());
  return async () => {
    await unmount(app);
    await settle();
    vi.clearAllTimers();
    untrack();
  };
}
