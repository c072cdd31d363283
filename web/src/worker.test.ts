import { expect, test, vi } from 'vitest';
import source from './worker.js?raw';

type Listener = (event: object) => void;

/** Answers of the server or of a proxy, by path; the server is not reached if there is none. */
type Answers = Record<string, number>;

/** Starts the worker at a path, with the page and an icon kept; returns what a visit is shown. */
function start(base: string, answers: Answers) {
  const listeners: Record<string, Listener> = {};
  const kept = new Map<string, string>();
  const cache = {
    addAll: async (files: string[]) => files.forEach((file) => kept.set(file, `kept ${file}`)),
    match: async ({ url }: { url: string }) => kept.get(new URL(url, 'https://host').pathname),
  };
  const caches = { open: async () => cache, keys: async () => [], delete: async () => true };
  const fetch = async ({ url }: { url: string }) => {
    const path = new URL(url, 'https://host').pathname;
    const status = answers[path];
    if (status === undefined) throw new TypeError('unreachable');
    return { status, path };
  };
  class Request {
    constructor(readonly url: string) {}
  }
  const names = ['addEventListener', 'caches', 'location', 'fetch', 'Request', 'setTimeout'];
  const text = source.replace('/* files */ []', '["index.html", "icon.svg"]');
  const location = { href: `https://host${base}worker.js`, origin: 'https://host' };
  const listen = (name: string, listener: Listener) => (listeners[name] = listener);
  // Nothing here is late.
  new Function(...names, text)(listen, caches, location, fetch, Request, vi.fn());
  let installed: Promise<void> = Promise.resolve();
  listeners.install?.({ waitUntil: (done: Promise<void>) => (installed = done) });

  return async (path: string, mode = 'navigate'): Promise<unknown> => {
    await installed;
    let answer: unknown = 'left to the browser';
    const respondWith = (shown: unknown) => (answer = shown);
    const request = { url: `https://host${path}`, method: 'GET', mode };
    listeners.fetch?.({ request, respondWith });
    return answer;
  };
}

test('while a proxy does not reach the server, the page that was kept is shown', async () => {
  for (const status of [500, 502, 503, 504, 520, 521, 522, 530]) {
    const visit = start('/', { '/r/abc': status });
    expect(await visit('/r/abc')).toBe('kept /index.html');
  }
});

/** Paths that sites of one host are below. */
const SITES = ['/', '/cards/', '/cards/x/'];

test('a new worker forgets what the old one kept, and nothing of a site beside it', async () => {
  const listeners: Record<string, Listener> = {};
  const forgotten: string[] = [];
  const opened: string[] = [];
  const start = (base: string) => {
    const caches = {
      open: async (name: string) => (opened.push(name), { addAll: async () => {} }),
      keys: async () => [...SITES.map((site) => `kartenhaus-${site}-old`), 'other'],
      delete: async (name: string) => forgotten.push(name),
    };
    const location = { href: `https://host${base}worker.js`, origin: 'https://host' };
    const listen = (name: string, listener: Listener) => (listeners[name] = listener);
    new Function('addEventListener', 'caches', 'location', source)(listen, caches, location);
  };
  for (const [base, own] of [
    ['/cards/', ['kartenhaus-/cards/-old']],
    ['/', ['kartenhaus-/-old']],
  ] as const) {
    forgotten.length = 0;
    start(base);
    let done: Promise<unknown> = Promise.resolve();
    listeners.install?.({ waitUntil: (it: Promise<unknown>) => (done = it) });
    await done;
    listeners.activate?.({ waitUntil: (it: Promise<unknown>) => (done = it) });
    await done;
    expect(forgotten).toEqual(own);
    expect(opened.at(-1)).toMatch(`kartenhaus-${base}-`);
  }
});

test('what the server itself answers is shown', async () => {
  for (const status of [200, 404, 429]) {
    const visit = start('/', { '/r/abc': status });
    expect(await visit('/r/abc')).toEqual({ status, path: '/r/abc' });
  }
  expect(await start('/', {})('/r/abc')).toBe('kept /index.html');
});

test('below a path the worker keeps and gives what is there, and nothing else', async () => {
  const visit = start('/cards/', { '/cards/r/abc': 502 });
  expect(await visit('/cards/r/abc')).toBe('kept /cards/index.html');
  expect(await visit('/cards/icon.svg', 'no-cors')).toBe('kept /cards/icon.svg');
  for (const path of ['/', '/r/abc', '/cards/api/games', '/cards/healthz', '/cards/assets/x.js']) {
    expect(await visit(path), path).toBe('left to the browser');
  }
});
