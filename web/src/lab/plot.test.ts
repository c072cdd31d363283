import { expect, test } from 'vitest';
import { draw } from './plot';
import type { Chart, Point } from './report';

const text = (en: string) => ({ en });
const none = { to: null, low: null, high: null, n: null };

function chart(kind: Chart['kind'], points: Point[][]): Chart {
  return {
    id: 'some',
    label: text('Some'),
    kind,
    x: { label: text('Seat'), unit: 'count' },
    y: { label: text('Wins'), unit: 'share' },
    reference: null,
    series: points.map((points, at) => ({ id: `${at}`, label: text(`Level ${at}`), points })),
  };
}
const count = (drawn: Element, what: string) => drawn.querySelectorAll(what).length;

test('every point with a name is drawn with its interval', () => {
  const names = ['a', 'b', 'c'];
  const points = names.map((x, y) => ({ ...none, x: text(x), y, low: y - 1, high: y + 1 }));
  for (const kind of ['dots', 'range'] as const) {
    const drawn = draw(chart(kind, [points, points]), 400);
    expect(count(drawn, '[data-mark=dot] > *')).toBe(6);
    expect(count(drawn, '[data-mark=rule] > line')).toBe(6);
    for (const name of names) expect(drawn.textContent).toContain(name);
  }
});

test('a histogram has a bar for each step, and a row for each level', () => {
  const points = [0, 2, 4].map((x) => ({ ...none, x, to: x + 2, y: 0.2 }));
  const drawn = draw(chart('bars', [points, points]), 400);
  expect(count(drawn, '[data-mark=rect] rect')).toBe(6);
  expect(drawn.textContent).toContain('Level 1');
});

test('a curve has its band', () => {
  const points = [0, 1, 2].map((x) => ({ ...none, x, y: x, low: x - 1, high: x + 1 }));
  const drawn = draw(chart('line', [points]), 400);
  expect(count(drawn, '[data-mark=line] path')).toBe(1);
  expect(count(drawn, '[data-mark=area] path')).toBe(1);
});

test('nothing is written into the page’s styles, and one point alone can be drawn', () => {
  const drawn = draw(chart('dots', [[{ ...none, x: text('a'), y: 0 }]]), 300);
  expect(count(drawn, 'style')).toBe(0);
  expect(count(drawn, '[aria-label]')).toBe(0);
  expect(count(drawn, '[data-mark=dot] > *')).toBe(1);
});
