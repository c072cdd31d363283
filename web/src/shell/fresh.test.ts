import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moveOn, showUnworded } from './fresh';

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

test('without words the page says so in both languages', () => {
  const target = document.createElement('div');
  showUnworded(target);
  const said = [...target.querySelectorAll('p')].map(({ lang }) => lang);
  expect(said).toEqual(['en', 'de']);
  for (const button of target.querySelectorAll('button')) button.click();
  expect(reload()).toHaveBeenCalledTimes(2);
});
