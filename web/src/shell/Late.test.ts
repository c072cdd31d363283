import { flushSync, mount, unmount, createRawSnippet } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { settle } from '../testing/quiet';
import Late from './Late.svelte';

afterEach(() => void vi.restoreAllMocks());

const children = createRawSnippet((code: () => string) => ({
  render: () => `<p class="came">${code()}</p>`,
}));

/** Shows what `load` gives; returns where, and how the page is asked to be loaded again. */
async function show(load: () => Promise<string> | string | undefined, ornament = false) {
  const target = document.createElement('div');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const late = mount(Late, { target, props: { load, children, ornament } as never });
  flushSync();
  await settle();
  const press = async () => {
    target.querySelector('button')?.click();
    await settle();
  };
  return { target, reload, press, end: () => unmount(late) };
}

const missing = () => Promise.reject(new TypeError('Failed to fetch'));

test('what comes is shown; what is there already, at once', async () => {
  for (const load of [() => 'here', () => Promise.resolve('here')]) {
    const { target, end } = await show(load);
    expect(target.querySelector('.came')?.textContent).toBe('here');
    await end();
  }
});

test('what does not come is said, and comes when it is there again', async () => {
  let tries = 0;
  const load = () => ((tries += 1) === 1 ? missing() : Promise.resolve('here'));
  const { target, press, reload, end } = await show(load);
  expect(target.querySelector('[role=alert]')?.textContent).toContain('could not be loaded');
  await press();
  expect(target.querySelector('[role=alert]')).toBeNull();
  expect(target.querySelector('.came')?.textContent).toBe('here');
  expect(reload).not.toHaveBeenCalled();
  await end();
});

test('a browser that remembers what was missing loads the page again, when asked to', async () => {
  const { press, reload, end } = await show(missing);
  expect(reload).not.toHaveBeenCalled();
  await press();
  expect(reload).toHaveBeenCalledOnce();
  await end();
});

test('an ornament is left out', async () => {
  const { target, end } = await show(missing, true);
  expect(target.textContent).toBe('');
  await end();
});

/** All components, as text. */
const components = import.meta.glob<string>(
  ['../**/*.svelte', '../../../games/*/page/**/*.svelte'],
  { query: '?raw', import: 'default', eager: true },
);

/** What loads code, by another name. */
const CODE = /\bguideOf\(|\.lab\(\)/;

test('all code that comes later comes by it', () => {
  const others = Object.entries(components).flatMap(([path, text]) =>
    /\{#await [^}]*\bimport\(/.test(text) || (CODE.test(text) && text.includes('{#await'))
      ? [path]
      : [],
  );
  expect(Object.keys(components).length).toBeGreaterThan(100);
  expect(others).toEqual([]);
});

test('nothing that keeps a seat one’s own is an ornament', () => {
  const keeping = Object.entries(components).filter(([, text]) =>
    /import\('\.\/(SeatLink|AlsoOpen)\.svelte'\)/.test(text),
  );
  expect(keeping.map(([path]) => path).sort()).toEqual([
    '../room/Panels.svelte',
    '../room/Setup.svelte',
    '../room/TopBar.svelte',
  ]);
  for (const [path, text] of keeping) {
    const ornaments = /(SeatLink|AlsoOpen)\.svelte'\)\)\} ornament/;
    expect(text, path).not.toMatch(ornaments);
  }
});
