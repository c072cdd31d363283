import { afterAll, afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../testing/until';
import { Awake, wantNotices, yourTurn } from './attention.svelte';
import { Here } from './here.svelte';

const seen = vi.spyOn(document, 'visibilityState', 'get');
const buzz = vi.fn();
const notices: string[] = [];

const here = new Here(document.documentElement);

/** The name of any game. */
const GAME = 'Some game';

class Notice {
  static permission = 'default';
  static requestPermission = vi.fn(async () => (Notice.permission = 'granted'));
  constructor(title: string) {
    notices.push(title);
  }
}

Object.assign(navigator, { vibrate: buzz });
vi.stubGlobal('Notification', Notice);
// Other test files use the same window.
afterAll(() => {
  for (const name of ['vibrate', 'wakeLock']) Reflect.deleteProperty(navigator, name);
  vi.unstubAllGlobals();
  seen.mockRestore();
});

afterEach(() => {
  seen.mockReturnValue('visible');
  buzz.mockClear();
  notices.length = 0;
});

test('the icon says whose turn it is', () => {
  const icon = document.createElement('link');
  Object.assign(icon, { rel: 'icon', href: '/icon.svg' });
  document.head.append(icon);
  onTestFinished(() => icon.remove());
  yourTurn(here, true, true, GAME);
  expect(icon.getAttribute('href')).toBe('/icon-turn.svg');
  yourTurn(here, false, false, GAME);
  expect(icon.getAttribute('href')).toBe('/icon.svg');
});

test('a buzz at the beginning of a turn, for who looks and wants it', () => {
  seen.mockReturnValue('visible');
  yourTurn(here, true, true, GAME);
  yourTurn(here, true, false, GAME);
  expect(buzz).toHaveBeenCalledTimes(1);
  here.prefer('buzz', false);
  yourTurn(here, true, true, GAME);
  here.prefer('buzz', true);
  seen.mockReturnValue('hidden');
  yourTurn(here, true, true, GAME);
  expect(buzz).toHaveBeenCalledTimes(1);
});

test('a notification only for who wants it and looks elsewhere', async () => {
  seen.mockReturnValue('hidden');
  yourTurn(here, true, true, GAME);
  await wantNotices(here, true);
  expect(here.preferences.notify).toBe(true);
  yourTurn(here, true, true, GAME);
  await until(() => expect(notices).toEqual([`Your turn – ${GAME}`]));
  seen.mockReturnValue('visible');
  yourTurn(here, true, true, GAME);
  await wantNotices(here, false);
  seen.mockReturnValue('hidden');
  yourTurn(here, true, true, GAME);
  await Promise.resolve();
  expect(notices).toHaveLength(1);
});

test('the screen stays on while it is wanted and seen', async () => {
  const locks: EventTarget[] = [];
  const release = vi.fn(async function (this: EventTarget) {
    this.dispatchEvent(new Event('release'));
  });
  const request = vi.fn(async () => {
    const lock = Object.assign(new EventTarget(), { release });
    locks.push(lock);
    return lock;
  });
  Object.assign(navigator, { wakeLock: { request } });
  seen.mockReturnValue('visible');
  const awake = new Awake();
  awake.keep(true);
  await until(() => expect(locks).toHaveLength(1));
  // The browser lets go when the page is hidden, and is asked again when it is back.
  locks[0]?.dispatchEvent(new Event('release'));
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(locks).toHaveLength(2));
  awake.stop();
  expect(release).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});
