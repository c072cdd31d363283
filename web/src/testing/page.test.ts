import { expect, test, vi } from 'vitest';
import { FakeHttp } from './http';
import { openPage, recording, screen } from '.';

const recorded = () => recording('help-ktu');

test('a page fails on errors in its console, but not on those that were expected', async () => {
  const page = await openPage({ recording: recorded(), as: 'Ada' });
  page.errors.expects(/known/);
  console.error('known');
  console.error('something else');
  await expect(page.close()).rejects.toThrow(/^went wrong on the page:\nsomething else$/);
});

test('a page fails on a request for which nothing was recorded', async () => {
  const page = await openPage({ path: '/' });
  await expect(page.close()).rejects.toThrow('nothing was recorded for GET /api/tables');
});

test('what the page sends is compared with what was recorded', async () => {
  const page = await openPage({ recording: recorded(), as: 'Ada' });
  expect(page.server.next?.type).toBe('hint');
  await expect(page.server.answer()).rejects.toThrow('the page did not send {"type":"hint"');
  page.connections.last.send({ type: 'talk' });
  await expect(page.server.answer()).rejects.toThrow('to deeply equal');
});

test('a page that is closed leaves no listener', async () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  const page = await openPage({ recording: recorded(), as: 'Ada' });
  const { length } = history;
  await page.close();
  const left = removed.mock.calls.map(([type]) => type);
  expect(left).toEqual(expect.arrayContaining(['popstate', 'hashchange', 'keydown']));
  document.body.innerHTML = '<a href="/about">About</a>';
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('a')?.click();
  expect(history.length).toBe(length);
  removed.mockRestore();
});

test('a page that is loaded again has what its browser remembers', async () => {
  const page = await openPage({ recording: recording('lesson-again'), as: 'Ada' });
  await page.load();
  screen.getByRole('heading', { name: /^KTU/ });
  const keys = page.sent('hello').map((it) => it.type === 'hello' && it.key);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('answers come in their order, and the last one stays', async () => {
  const http = new FakeHttp([
    { method: 'GET', path: '/api/a', status: 200, answer: 1 },
    { method: 'GET', path: '/api/a', status: 200, answer: 2 },
    { method: 'POST', path: '/api/a', body: { b: 1 }, status: 200, answer: 3 },
    { method: 'POST', path: '/api/a', body: { b: 2 }, status: 404, answer: 4 },
  ]);
  const ask = async (method: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const sent = body && { body: JSON.stringify(body), headers };
    const response = await http.fetch('/api/a', { method, ...sent });
    return [response.status, await response.json()];
  };
  expect([await ask('GET'), await ask('GET'), await ask('GET')]).toEqual([
    [200, 1],
    [200, 2],
    [200, 2],
  ]);
  expect([await ask('POST', { b: 2 }), await ask('POST', { b: 1 })]).toEqual([
    [404, 4],
    [200, 3],
  ]);
  await expect(ask('POST', { b: 3 })).rejects.toThrow();
  expect(http.missing).toEqual(['POST /api/a {"b":3}\n  recorded: {"b":1}\n  recorded: {"b":2}']);
  const held = http.hold('GET', '/api/a');
  const late = ask('GET');
  expect(held.asked).toBe(true);
  held.release();
  expect(await late).toEqual([200, 2]);
  http.offline = true;
  await expect(ask('GET')).rejects.toThrow();
});
