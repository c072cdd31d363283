// What is written on a table can be read on each, by day and by night.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CHOICES } from './preferences';

const css = await readFile('src/app.css', 'utf8');

/** A token's two colours, in a table of this colour, or as they are everywhere. */
function colours(name: string, felt: string): string[] {
  const all = css.split('}').filter((block) => block.includes(`${name}: light-dark(`));
  const own = all.find((block) => block.includes(`data-felt='${felt}'`)) ?? all[0] ?? '';
  return new RegExp(`${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(own)?.slice(1) ?? [];
}

/** How bright a colour is, as WCAG has it. */
function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [a = 0, b = 0] = [light(one), light(other)].sort((a, b) => b - a);
  return (a + 0.05) / (b + 0.05);
}

test.each(CHOICES.felt)('%s', (felt) => {
  const by = (name: string) => colours(name, felt);
  for (const under of ['--felt', '--felt-soft']) {
    for (const over of ['--ink', '--ink-soft', '--accent', '--danger']) {
      by(under).forEach((colour, at) => {
        const ratio = contrast(colour, by(over)[at] ?? '');
        expect(ratio, `${over} on ${under} ${at}`).toBeGreaterThan(4.5);
      });
    }
  }
  for (const deep of by('--felt-deep')) expect(contrast(deep, '#fffdf7')).toBeGreaterThan(7);
  expect(by('--felt')).toHaveLength(2);
});

test.each(CHOICES.backs)('what is written on the back %s', (backs) => {
  const own = css.split('}').find((block) => block.includes(`data-backs='${backs}'`));
  const [, back = ''] = /--back: (#\w{6})/.exec(own ?? css) ?? [];
  expect(contrast(back, '#ffffff')).toBeGreaterThan(4.5);
});
