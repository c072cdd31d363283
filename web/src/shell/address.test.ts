import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bring } from './api';
import { pagePath, pathWithin, shareLink, url } from './address';
import { connectSocket } from '../connection/socket';
import { roomLink, seatLink } from './memory';
import { keyLink } from './person';
import { place } from './route.svelte';
import { inline } from '../rules/markdown';
import { linkTo } from '../replay/review';

const manifest = document.createElement('link');
manifest.rel = 'manifest';
let before = '';

/** Hosts the site below a path. */
function hostBelow(path: string): void {
  manifest.href = `${path}/kartenhaus.webmanifest`;
  document.head.append(manifest);
}

beforeEach(() => {
  before = location.href;
});

afterEach(() => {
  manifest.remove();
  place.go('/');
  history.replaceState(null, '', before);
  vi.unstubAllGlobals();
});

test('a site that has its host to itself has its paths as addresses', () => {
  expect(url('/you')).toBe('/you');
  expect(pathWithin('/r/abc')).toBe('/r/abc');
  expect(shareLink('/r/abc')).toBe(`${location.origin}/r/abc`);
});

test('below a path every link and every path has it in front', () => {
  hostBelow('/cards');
  expect(url('/api/games')).toBe('/cards/api/games');
  expect(pathWithin('/cards')).toBe('/');
  expect(pathWithin('/cards/')).toBe('/');
  expect(pathWithin('/cards/r/abc')).toBe('/r/abc');
  expect([pathWithin('/'), pathWithin('/cardsharp')]).toEqual([null, null]);
  expect(roomLink('abc')).toBe(`${location.origin}/cards/r/abc`);
  expect(seatLink('abc', 'k')).toBe(`${location.origin}/cards/r/abc#seat=k`);
  expect(keyLink('00')).toBe(`${location.origin}/cards/you#key=00`);
  expect(linkTo('rooms/abc/matches/1', '')).toBe('/cards/r/abc/replay/1');
  const [piece] = inline('[KTU](ktu.md)');
  expect(piece).toMatchObject({ kind: 'link', href: '/cards/rules/ktu' });
});

test('below a path the page goes, reads and asks there', async () => {
  hostBelow('/cards');
  place.go('/r/abc');
  expect(location.pathname).toBe('/cards/r/abc');
  expect(place.route).toEqual({ page: 'room', room: 'abc' });
  expect(pagePath()).toBe('/r/abc');

  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return { ok: true, json: async () => ({ record: '00ff' }) };
  });
  expect(await bring('a record')).toBe('/replay/00ff');
  expect(asked).toEqual(['/cards/api/records']);

  const opened: string[] = [];
  vi.stubGlobal('WebSocket', function (address: string) {
    opened.push(address);
  });
  connectSocket('abc', { opened: vi.fn(), received: vi.fn(), closed: vi.fn() });
  expect(opened).toEqual([`ws://${location.host}/cards/api/rooms/abc/play`]);
});

test('links inside the path are followed within the page, and others are left alone', () => {
  hostBelow('/cards');
  const follow = (address: string): boolean => {
    const link = document.createElement('a');
    link.href = address;
    let followed = false;
    link.addEventListener('click', (event) => {
      place.click(event);
      followed = event.defaultPrevented;
      // Here no link leads out of the test.
      event.preventDefault();
    });
    link.dispatchEvent(new MouseEvent('click', { cancelable: true }));
    return followed;
  };
  expect(follow('/cards/about')).toBe(true);
  expect(location.pathname).toBe('/cards/about');
  expect([follow('/elsewhere'), follow('/cards/api/status')]).toEqual([false, false]);
});

/** Addresses that are not made by `url`, and so would ignore the path. */
const WRONG = [
  /\b(?:href|src|action)=\{?["'`]\//,
  /\b(?:href|src|icon)(?::| =) ["'`]\//,
  /\b(?:fetch|register|open|assign|replace|pushState|replaceState|WebSocket)\(["'`]\//,
  /\b(?:pushState|replaceState)\([^)]*, ["'`]\//,
  /(?<!\burl\(|startsWith\()["'`]\/api\//,
  /\blocation\.pathname(?:\.| [=!]==)/,
  /\$\{location\.(?:origin|host)\}\//,
];

test('no source has an address of the site that ignores the path', () => {
  const sources = import.meta.glob<string>(
    [
      '../**/*.{svelte,ts}',
      '../../../games/*/page/**/*.{svelte,ts}',
      '!**/*.test.ts',
      '!**/testing/**',
    ],
    { query: '?raw', import: 'default', eager: true },
  );
  expect(Object.keys(sources).length).toBeGreaterThan(200);
  const wrong = Object.entries(sources).flatMap(([file, text]) =>
    text
      .replace(/<!--.*?-->|\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, '')
      .split('\n')
      .filter((line) => WRONG.some((pattern) => pattern.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});

test('the check of sources sees each kind of address', () => {
  for (const line of [
    '<a href="/you">',
    '<a href={`/r/${room}`}>',
    "link.href = '/icon.svg'",
    "fetch('/api/games')",
    "history.replaceState(null, '', '/')",
    'const path = `/api/${of}`',
    "location.pathname === '/you'",
    '`${location.origin}/r/${room}`',
  ]) {
    expect(WRONG.some((pattern) => pattern.test(line)), line).toBe(true);
  }
});
