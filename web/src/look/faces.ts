// Faces from names: the same name has the same face everywhere, and nobody chooses one.

/** What a face is made of; hair, eyes and mouth are numbers of drawings in `Avatar.svelte`. */
export interface Face {
  hair: number;
  eyes: number;
  mouth: number;
  /** The colours of wall and shade, of hair, clothes and skin in three shades. */
  colours: Record<'wall' | 'halo' | 'hair' | 'cloth' | 'skin' | 'cheek' | 'nose', string>;
}

export const HAIRS = 6;
export const EYES = 4;
export const MOUTHS = 5;
const BEARD = 2;
const SHORT = [2, 4];

const WALLS = [
  ['#ffc640', '#f2ae1c'],
  ['#ff9e8a', '#f58570'],
  ['#9cd8c3', '#7ec7ae'],
  ['#c6b4f2', '#b09aea'],
  ['#a9cdf7', '#8cbaf0'],
  ['#f7b7d4', '#ee9cc2'],
] as const;
const SKINS = [
  ['#ffead8', '#fad3b6', '#e8b592'],
  ['#fbddb8', '#eec394', '#d6a06d'],
  ['#f3c9a0', '#e2ae80', '#c98e5e'],
  ['#c98a5e', '#b07247', '#935b35'],
  ['#8f5a3c', '#7a4a30', '#5e3723'],
] as const;
const HAIR = ['#17171f', '#2b1b1b', '#27233f', '#6b3f24', '#a8432a', '#d99a2b', '#8f8a94'] as const;
const CLOTHES = ['#d8402b', '#1e6e5a', '#2c3f94', '#17171f', '#7a3fa0', '#0f7a6b'] as const;

/** A number from a name, spread so that names that differ in a letter have nothing in common. */
function hash(name: string): number {
  let sum = 0x811c9dc5;
  for (const unit of name.normalize('NFC').trim().toLowerCase()) {
    sum = Math.imul(sum ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  sum = Math.imul(sum ^ (sum >>> 16), 0x45d9f3b);
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** The face of a name. */
export function faceOf(name: string): Face {
  let rest = hash(name);
  const one = (of: number) => {
    const at = rest % of;
    rest = Math.imul(rest ^ (rest >>> 13), 0x5bd1e995) >>> 0;
    return at;
  };
  const [hair, eyes, drawn] = [one(HAIRS), one(EYES), one(MOUTHS)];
  // A beard goes with short hair.
  const mouth = drawn === BEARD && !SHORT.includes(hair) ? 0 : drawn;
  const pick = <T>(all: readonly T[]) => all[one(all.length)] as T;
  const [wall, halo] = pick(WALLS);
  const [skin, cheek, nose] = pick(SKINS);
  const colours = { wall, halo, skin, cheek, nose, hair: pick(HAIR), cloth: pick(CLOTHES) };
  return { hair, eyes, mouth, colours };
}
