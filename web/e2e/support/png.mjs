// Pictures with few colours: a screenshot is a third as large with a palette as without.
import { crc32, deflateSync } from 'node:zlib';

/** The most colours of a palette. */
const COLOURS = 256;

/** @typedef {{ colour: number, count: number }} Pixel */

/** @param {number} colour @param {number} shift */
function channel(colour, shift) {
  return (colour >> shift) & 255;
}

/** Which channel differs most among these, and by how much. @param {Pixel[]} box */
function widest(box) {
  const widths = [16, 8, 0].map((shift) => {
    const all = box.map(({ colour }) => channel(colour, shift));
    return {
      shift,
      width: all.reduce((a, b) => Math.max(a, b)) - all.reduce((a, b) => Math.min(a, b)),
    };
  });
  return widths.reduce((a, b) => (b.width > a.width ? b : a));
}

/** The mean of a box's colours. @param {Pixel[]} box */
function mean(box) {
  const count = box.reduce((sum, it) => sum + it.count, 0);
  const of = (/** @type {number} */ shift) =>
    Math.round(box.reduce((sum, it) => sum + it.count * channel(it.colour, shift), 0) / count);
  return (of(16) << 16) | (of(8) << 8) | of(0);
}

/** Boxes of like colours: median cut. @param {Pixel[]} all */
function boxes(all) {
  const found = [{ box: all, ...widest(all) }];
  while (found.length < COLOURS) {
    // Flat areas are most of a page; their colours are kept before those of few pixels.
    const weight = (/** @type {{ box: Pixel[], width: number }} */ { box, width }) =>
      box.length < 2 ? 0 : width * Math.sqrt(box.reduce((sum, { count }) => sum + count, 0));
    const [most] = found.toSorted((a, b) => weight(b) - weight(a));
    if (!most || weight(most) === 0) break;
    const { box, shift } = most;
    box.sort((a, b) => channel(a.colour, shift) - channel(b.colour, shift));
    const half = box.reduce((sum, { count }) => sum + count, 0) / 2;
    let [at, sum] = [0, 0];
    while (at < box.length - 2 && sum + (box[at]?.count ?? 0) <= half) sum += box[at++]?.count ?? 0;
    const parts = [box.slice(0, at + 1), box.slice(at + 1)];
    found.splice(found.indexOf(most), 1, ...parts.map((box) => ({ box, ...widest(box) })));
  }
  return found.map(({ box }) => box);
}

/** @param {string} name @param {Buffer} data */
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * A PNG with a palette.
 * @param {number} width
 * @param {Uint8Array} rgba
 */
export function png(width, rgba) {
  const height = rgba.length / 4 / width;
  const pixels = new Uint32Array(width * height);
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += 1) {
    const [r = 0, g = 0, b = 0] = rgba.subarray(4 * at, 4 * at + 3);
    const colour = (r << 16) | (g << 8) | b;
    pixels[at] = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const found = boxes([...counts].map(([colour, count]) => ({ colour, count })));
  const place = new Map(found.flatMap((box, at) => box.map(({ colour }) => [colour, at])));
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < pixels.length; at += 1) {
    rows[at + Math.floor(at / width) + 1] = place.get(pixels[at] ?? 0) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = found.map(mean).flatMap((colour) => [16, 8, 0].map((by) => channel(colour, by)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
