// Every character that the page shows is in a font of ours: what another font draws looks different
// on each machine, and on some is an empty box.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const sources = {
  ...import.meta.glob<string>(
    [
      '../**/*.{svelte,ts}',
      '../../../games/*/page/**/*.{svelte,ts}',
      '!**/*.test.ts',
      '!**/testing/**',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
  ...import.meta.glob<string>(['../../../locales/*/*.ftl', '../../../games/*/words/*.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

/** The characters of a list as CSS has it, such as `U+2660-2666`. */
function ranges(css: string): [number, number][] {
  const lists = [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, list = '']) => list);
  return [...lists.join().matchAll(/U\+(\w+)(?:-(\w+))?/g)].map(([, from = '', to = from]) => [
    parseInt(from, 16),
    parseInt(to, 16),
  ]);
}

const own = ranges(await readFile('src/app.css', 'utf8'));

/** A source without what is said to whoever reads it. */
const shown = (source: string) =>
  source.replace(/\/\*[^]*?\*\/|<!--[^]*?-->/g, '').replace(/(^|\s)(\/\/|# |### ).*/g, '');

test('no character of the page is drawn by a font of the machine', () => {
  const files = Object.entries(sources);
  expect(files.length).toBeGreaterThan(100);
  // Ends of lines are drawn by none.
  const isOurs = (code: number) =>
    code < 0x20 || own.some(([from, to]) => code >= from && code <= to);
  const strange = files.flatMap(([file, source]) =>
    [...shown(source)]
      .filter((sign) => !isOurs(sign.codePointAt(0) ?? 0))
      .map((sign) => `${file}: ${sign}`),
  );
  expect(strange).toEqual([]);
});
