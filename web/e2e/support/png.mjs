// Reads pictures, and writes them with few colours: a screenshot is a third as large with a palette
// as without.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

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

const START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** By colour type, how many bytes a pixel has: red, green and blue, or a place in a palette. */
const BYTES = /** @type {Record<number, number>} */ ({ 2: 3, 3: 1 });

/**
 * The bytes of a PNG's rows. Of its filters only those are undone that our pictures have: none, and
 * the difference from the row above, as browsers write where it has to be fast.
 * @param {Buffer} data Rows, each after its filter.
 * @param {number} length Of a row.
 */
function unfiltered(data, length) {
  const rows = data.length / (length + 1);
  const out = new Uint8Array(rows * length);
  for (let row = 0; row < rows; row += 1) {
    const [from, to] = [row * (length + 1) + 1, row * length];
    const filter = data[from - 1];
    if (filter !== 0 && filter !== 2) throw new Error(`nobody reads pictures with filter ${filter}`);
    out.set(data.subarray(from, from + length), to);
    if (filter === 0 || row === 0) continue;
    for (let at = to; at < to + length; at += 1) {
      out[at] = /** @type {number} */ (out[at]) + /** @type {number} */ (out[at - length]);
    }
  }
  return out;
}

/**
 * The pixels of a PNG with eight bits a channel, each 0xRRGGBB, and its width.
 * @param {Buffer} file
 */
export function pixelsOf(file) {
  /** @type {Record<string, Buffer>} */
  const chunks = {};
  for (let at = START.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const data = file.subarray(at + 8, at + 8 + length);
    chunks[name] = chunks[name] ? Buffer.concat([chunks[name], data]) : data;
    at += length + 12;
  }
  const { IHDR: header, IDAT: data, PLTE: palette } = chunks;
  if (!header || !data) throw new Error('this is no picture');
  const [width, step] = [header.readUInt32BE(0), BYTES[header[9] ?? 0]];
  if (!step || header[8] !== 8) throw new Error('nobody reads such pictures');
  const bytes = unfiltered(inflateSync(data), width * step);
  const pixels = new Uint32Array(bytes.length / step);
  for (let at = 0; at < pixels.length; at += 1) {
    const of = palette ?? bytes;
    const from = palette ? 3 * (bytes[at] ?? 0) : step * at;
    pixels[at] = ((of[from] ?? 0) << 16) | ((of[from + 1] ?? 0) << 8) | (of[from + 2] ?? 0);
  }
  return { width, pixels };
}

/**
 * A PNG with a palette.
 * @param {number} width
 * @param {Uint32Array} pixels Each 0xRRGGBB.
 */
export function png(width, pixels) {
  const height = pixels.length / width;
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
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
    START,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
