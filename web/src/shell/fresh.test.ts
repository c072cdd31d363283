import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import html from '../../index.html?raw';
import unloaded from '../../public/unloaded.js?raw';
import { moveOn } from './fresh';

const reload = () => vi.mocked(location.reload);

/** The server answers so when it is asked for the page. */
function serves(text: string | null, ok = true) {
  const answer = { ok, text: async () => text ?? '' } as Response;
  const offline = () => Promise.reject(new TypeError('offline'));
  vi.stubGlobal('fetch', text === null ? offline : () => Promise.resolve(answer));
}

const page = (build: string) => `<html><script type="module" src="/assets/${build}"></script>`;

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(location, 'reload').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page of an older build is loaded again, and no build twice', async () => {
  serves(page('index-2.js'));
  await moveOn('index-1.js');
  expect(reload()).toHaveBeenCalledTimes(1);
  await moveOn('index-1.js');
  expect(reload()).toHaveBeenCalledTimes(1);
  // Two servers of two builds: each is left once.
  serves(page('index-1.js'));
  await moveOn('index-2.js');
  expect(reload()).toHaveBeenCalledTimes(2);
  await moveOn('index-2.js');
  serves(page('index-2.js'));
  await moveOn('index-1.js');
  expect(reload()).toHaveBeenCalledTimes(2);
});

test.each([
  ['the same build', page('index-1.js'), true],
  ['no page', 'Bad Gateway', true],
  ['an error', page('index-2.js'), false],
  ['no connection', null, true],
])('%s does not load it again', async (_, text, ok) => {
  serves(text, ok);
  await moveOn('index-1.js');
  expect(reload()).not.toHaveBeenCalled();
});

test('a browser that remembers nothing does not load it again and again', async () => {
  serves(page('index-2.js'));
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  await moveOn('index-1.js');
  expect(reload()).not.toHaveBeenCalled();
});

/** A page with what `unloaded.js` hears on it. */
function unloadedPage() {
  const app = document.createElement('div');
  [app.id, app.textContent] = ['app', 'Kartenhaus'];
  document.body.prepend(app);
  onTestFinished(() => app.remove());
  const hear: Record<string, (event: { target: object }) => void> = {};
  const listen = (type: string, listener: (typeof hear)[string]) => (hear[type] = listener);
  new Function('addEventListener', unloaded)(listen);
  return { app, hear };
}

function saysSo(app: Element) {
  const said = [...app.querySelectorAll('p')].map(({ lang }) => lang);
  expect(said).toEqual(['en', 'de']);
  for (const button of app.querySelectorAll('button')) button.click();
  expect(reload()).toHaveBeenCalledTimes(2);
}

test('without words the page says so in both languages', () => {
  const { app, hear } = unloadedPage();
  hear.unworded?.({ target: window });
  saysSo(app);
});

test('where a script of the client does not come, the page says so as well', () => {
  const { app, hear } = unloadedPage();
  // A picture is no script.
  hear.error?.({ target: document.createElement('img') });
  expect(app.textContent).toBe('Kartenhaus');
  hear.error?.({ target: Object.assign(document.createElement('script'), { type: 'module' }) });
  saysSo(app);
  // It hears what comes after it.
  expect(html.indexOf('unloaded.js')).toBeLessThan(html.indexOf('type="module"'));
});
