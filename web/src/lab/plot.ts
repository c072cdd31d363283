// Draws a chart of a report with Observable Plot.
import {
  areaY,
  axisX,
  axisY,
  dot,
  gridX,
  gridY,
  lineY,
  plot,
  rectY,
  ruleX,
  ruleY,
  type Markish,
  type PlotOptions,
} from '@observablehq/plot';
import { lookOf } from './looks';
import { marked, say, written } from './numbers';
import type { Axis, Chart, Point, Series } from './report';

/** Between marks of several series in one place, in pixels. */
const APART = 9;
/** A row of a chart with names at its side, in pixels. */
const ROW = 34;
/** A line of a name at its side, in pixels, and how many letters go on it at least. */
const LINE = 14;
const LETTERS = 13;

/** Where a point lies that has a name. */
const name = ({ x }: Point) => (typeof x === 'number' ? written(x, 'count') : say(x));

const low = ({ y, low }: Point) => low ?? y;
const high = ({ y, high }: Point) => high ?? y;

/** How far a series lies from the middle of its place. */
const shift = (at: number, all: number) => (at - (all - 1) / 2) * APART;

const tick =
  ({ unit }: Axis, apart = 1) =>
  (value: number) =>
    marked(value, unit, apart);

function extent(chart: Chart): [number, number] {
  const all = chart.series.flatMap(({ points }) => points.flatMap((it) => [low(it), high(it)]));
  if (chart.reference) all.push(chart.reference.value);
  return [Math.min(...all), Math.max(...all)];
}

function values(chart: Chart): PlotOptions['y'] {
  const [from, to] = extent(chart);
  const room = (to - from || Math.abs(to) || 1) * 0.06;
  return { domain: [from - room, to + room] };
}

/** How far the marks of an axis of figures lie apart, at least. */
const apart = (chart: Chart) => {
  const [from, to] = extent(chart);
  return (to - from) / 10;
};

function reference({ reference }: Chart, rule: typeof ruleX | typeof ruleY): Markish[] {
  if (!reference) return [];
  return [rule([reference.value], { stroke: 'var(--edge)', strokeDasharray: '5 4' })];
}

const places = ({ series }: Chart) => {
  return [...new Set(series.flatMap(({ points }) => points.map(name)))];
};

/** Figures with their intervals, upright or across. */
function intervals({ series }: Chart, across: boolean): Markish[] {
  return series.flatMap(({ points }, at) => {
    const { colour, symbol } = lookOf(at);
    const off = shift(at, series.length);
    const line = { stroke: colour, strokeWidth: 2.5 };
    const mark = { symbol, r: 4.5, fill: colour };
    return across
      ? [
          ruleY(points, { ...line, y: name, dy: off, x1: low, x2: high }),
          dot(points, { ...mark, y: name, dy: off, x: 'y' }),
        ]
      : [
          ruleX(points, { ...line, x: name, dx: off, y1: low, y2: high }),
          dot(points, { ...mark, x: name, dx: off, y: 'y' }),
        ];
  });
}

function dots(chart: Chart): PlotOptions {
  return {
    x: { type: 'point', domain: places(chart), padding: 0.5 },
    y: values(chart),
    marks: [
      gridY({ ticks: 5, stroke: 'var(--line)', strokeOpacity: 1 }),
      axisX({ label: null, lineWidth: 7 }),
      axisY({ label: null, ticks: 5, tickFormat: tick(chart.y, apart(chart)) }),
      ...reference(chart, ruleY),
      ...intervals(chart, false),
    ],
  };
}

function line(chart: Chart): PlotOptions {
  const marks = ({ points }: Series, at: number): Markish[] => {
    const { colour, dash } = lookOf(at);
    return [
      areaY(points, { x: 'x', y1: low, y2: high, fill: colour, fillOpacity: 0.2 }),
      lineY(points, { x: 'x', y: 'y', stroke: colour, strokeWidth: 2.5, strokeDasharray: dash }),
    ];
  };
  return {
    y: values(chart),
    marks: [
      gridY({ ticks: 5, stroke: 'var(--line)', strokeOpacity: 1 }),
      axisX({ label: null, ticks: 5, tickFormat: tick(chart.x, 0.1) }),
      axisY({ label: null, ticks: 5, tickFormat: tick(chart.y, apart(chart)) }),
      ...reference(chart, ruleY),
      ...chart.series.flatMap(marks),
    ],
  };
}

function bars(chart: Chart): PlotOptions {
  const end = ({ x, to }: Point) => to ?? Number(x) + 1;
  const rows = chart.series.flatMap(({ label, points }, at) =>
    points.map((point) => ({
      ...point,
      fy: say(label),
      colour: lookOf(at).colour,
      end: end(point),
    })),
  );
  const several = chart.series.length > 1;
  return {
    ...(several && { fy: { label: null, domain: chart.series.map(({ label }) => say(label)) } }),
    marks: [
      gridY({ ticks: 3, stroke: 'var(--line)', strokeOpacity: 1 }),
      axisX({ label: null, ticks: 5, tickFormat: tick(chart.x, 0.1) }),
      axisY({ label: null, ticks: 3, tickFormat: tick(chart.y, 0.01) }),
      rectY(rows, {
        x1: 'x',
        x2: 'end',
        y: 'y',
        fill: 'colour',
        inset: 0.5,
        ...(several && { fy: 'fy' }),
      }),
      ruleY([0], { stroke: 'var(--edge)' }),
    ],
    color: { type: 'identity' },
  };
}

function range(chart: Chart, width: number): PlotOptions {
  const names = places(chart);
  const longest = Math.max(...names.map((it) => it.length));
  const lines = Math.ceil(longest / LETTERS);
  const ticks = width < 400 ? 3 : 5;
  return {
    height: 40 + names.length * Math.max(ROW, lines * LINE + 4, chart.series.length * APART + 12),
    marginLeft: Math.min(12 + longest * 7, 150),
    x: values(chart),
    y: { type: 'point', domain: names, padding: 0.5 },
    marks: [
      gridX({ ticks, stroke: 'var(--line)', strokeOpacity: 1 }),
      axisX({ label: null, ticks, tickFormat: tick(chart.y, apart(chart)) }),
      axisY({ label: null, tickSize: 0, lineWidth: 10 }),
      ...reference(chart, ruleX),
      ...intervals(chart, true),
    ],
  };
}

const KINDS = { dots, line, bars, range };

/** A chart, as wide as its place. What it shows is also in a table: nobody needs to hear it. */
export function draw(chart: Chart, width: number): SVGSVGElement | HTMLElement {
  const height = Math.min(Math.max(width * 0.5, 170), 300);
  const rows = chart.kind === 'bars' ? chart.series.length : 1;
  const drawn = plot({
    width,
    height: rows > 1 ? 60 + rows * 90 : height,
    marginLeft: 56,
    marginBottom: 32,
    marginTop: 12,
    style: { background: 'none', fontSize: '13px', fontFamily: 'inherit', overflow: 'visible' },
    ...KINDS[chart.kind](chart, width),
  });
  // The site's pages take styles from files only.
  drawn.querySelector('style')?.remove();
  // The whole is a picture with a name, so that its parts must have none.
  for (const part of drawn.querySelectorAll('[aria-label]')) {
    part.setAttribute('data-mark', part.getAttribute('aria-label') ?? '');
    part.removeAttribute('aria-label');
  }
  return drawn;
}
