// What is written can be read: the contrasts of the two surfaces, of every box and of the cards, by
// day and by night, as WCAG 2 counts them; and every token is used.
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { GAMES } from '../games';

const tokens = await readFile('src/look/tokens.css', 'utf8');

type Declared = Map<string, string>;

/** What the rules of these selectors declare, without comments. */
function declared(css: string, wanted: (selector: string) => boolean): Declared {
  const found: Declared = new Map();
  for (const [, selector = '', body = ''] of css
    .replace(/\/\*[^]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.split(',').some((it) => wanted(it.trim()))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
      found.set(name, value.trim());
    }
  }
  return found;
}

/** The arguments of a function of CSS. */
function parts(list: string): string[] {
  let depth = 0;
  const all = [''];
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) all.push('');
    else all[all.length - 1] += sign;
  }
  return all.map((it) => it.trim());
}

/** A colour as red, green and blue, of what the page's own functions give. */
function colour(value: string, all: Declared, night: boolean): number[] {
  const [, name = '', list = ''] = /^([\w-]+)\((.*)\)$/s.exec(value) ?? [];
  const args = parts(list);
  const of = (it = '') => colour(it, all, night);
  if (name === 'var') return of(all.get(args[0] ?? '') ?? expect.fail(`no ${args[0]}`));
  if (name === 'light-dark') return of(args[night ? 1 : 0]);
  if (name === 'color-mix') {
    const [, first = '', share = ''] = /^(.*) (\d+)%$/s.exec(args[1] ?? '') ?? [];
    const [a, b] = [of(first), of(args[2])];
    return a.map(
      (part, at) => part * (Number(share) / 100) + (b[at] ?? 0) * (1 - Number(share) / 100),
    );
  }
  expect(value).toMatch(/^#[0-9a-f]{6}$/);
  return [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16));
}

function light(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) =>
    part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number[], other: number[]): number {
  const [a = 0, b = 0] = [light(one), light(other)].sort((a, b) => b - a);
  return (a + 0.05) / (b + 0.05);
}

/** What is on what, and how far apart they are at least. */
const PAGE: [string, string, number][] = [
  ...['--page', '--paper', '--tint', '--accent-soft'].map((it) => ['--ink', it, 7] as never),
  ...['--page', '--paper'].flatMap((it) => [
    ['--ink-soft', it, 4.5] as never,
    ['--go', it, 4.5] as never,
    ['--danger', it, 4.5] as never,
    ['--good', it, 4.5] as never,
    ['--edge', it, 3] as never,
  ]),
  ['--ink-soft', '--tint', 4.5],
  ['--danger', '--danger-soft', 4.5],
  ['--on-go', '--go', 4.5],
];
const GROUND: [string, string, number][] = [
  ['--ink', '--ground', 4.5],
  ['--ink', '--deep', 7],
  ['--ink', '--print', 4.5],
  ['--ink-soft', '--ground', 4.5],
  ['--ink-soft', '--deep', 4.5],
  ['--accent', '--ground', 4.5],
  ['--accent', '--deep', 4.5],
  ['--on-accent', '--accent', 7],
  ['--edge', '--ground', 2],
  ['--danger', '--ground', 4.5],
  ['--good', '--ground', 4.5],
];
/** Ranks are 24 px and bold, where 3 is asked for; by night paper is darker. */
const CARDS = ['spades', 'hearts', 'diamonds', 'clubs', 'joker'].concat(
  ['gold', 'green', 'black', 'blue', 'red'].map((suit) => `suit-${suit}`),
);

const base = declared(tokens, (it) => [':where(:root)', ':root', '[data-game]'].includes(it));
const ground = declared(tokens, (it) => it === '.ground');
const looks = await Promise.all(
  GAMES.map(async ({ game }) => {
    const css = await readFile(`../games/${game}/page/look.css`, 'utf8');
    return [game, declared(css, (it) => it === `[data-game='${game}']`)] as const;
  }),
);

const BOXES: (readonly [string, Declared])[] = [['the house', new Map()], ...looks];

test.each(BOXES)('the colours of %s can be told apart', (_, own) => {
  for (const night of [false, true]) {
    const check = (all: Declared, pairs: typeof PAGE) => {
      for (const [over, under, least] of pairs) {
        const [a, b] = [over, under].map((it) => colour(`var(${it})`, all, night));
        const ratio = contrast(a ?? [], b ?? []);
        expect(ratio, `${over} on ${under}, ${night ? 'night' : 'day'}`).toBeGreaterThanOrEqual(
          least,
        );
      }
    };
    check(new Map([...base, ...own]), PAGE);
    check(new Map([...base, ...ground, ...own]), GROUND);
  }
});

test.each(looks)('the look of %s is two colours', (_, own) => {
  expect([...own.keys()]).toEqual(expect.arrayContaining(['--ground', '--accent']));
  for (const derived of ['--deep', '--print', '--accent-edge', '--on-accent']) {
    expect(own.has(derived), `${derived} follows from the two`).toBe(false);
  }
});

test.each(CARDS)('%s on paper', (suit) => {
  const ratios = [false, true].map((night) =>
    contrast(colour(`var(--${suit})`, base, night), colour('var(--card)', base, night)),
  );
  expect(ratios[0]).toBeGreaterThanOrEqual(4.4);
  expect(ratios[1]).toBeGreaterThanOrEqual(3.5);
});

test('every token is used, and every one that is used is declared', async () => {
  const folders = ['src', ...GAMES.map(({ game }) => `../games/${game}/page`)];
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true }))
        .filter((it) => /(?<!\.test)\.(svelte|ts|css)$/.test(it))
        .map((it) => readFile(`${folder}/${it}`, 'utf8')),
    ),
  );
  const sources = (await Promise.all(files.flat())).join('\n');
  // A suit's or a card's name is put together.
  const together = /^--(suit|krass)-/;
  const used = new Set([...sources.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const named = (name: string) => used.has(name) || sources.includes(`'${name}'`);
  const idle = [...base.keys()].filter((name) => !named(name) && !together.test(name));
  expect(idle).toEqual([]);
  const made = new Set(
    [...sources.matchAll(/(--[\w-]+)['"]?\s*[:=]/g)].map(([, name = '']) => name),
  );
  expect([...used].filter((name) => !made.has(name) && !name.endsWith('-'))).toEqual([]);
});
