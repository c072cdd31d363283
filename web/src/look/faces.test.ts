import { expect, test } from 'vitest';
import { EYES, faceOf, HAIRS, MOUTHS } from './faces';
import { arranged, storeys } from './pods';

test('a name has one face, however it is written', () => {
  expect(faceOf('Ada')).toEqual(faceOf(' ada '));
  expect(faceOf('Zo\u00eb')).toEqual(faceOf('Zoe\u0308'));
  expect(faceOf('Ada')).not.toEqual(faceOf('Adb'));
  // It is the same in every version.
  const { hair, eyes, mouth } = faceOf('Bea');
  expect([hair, eyes, mouth]).toEqual([5, 3, 0]);
});

test('every part of a face is somebody’s, and few share all of them', () => {
  const all = Array.from({ length: 600 }, (_, at) => faceOf(`Player ${at}`));
  expect(new Set(all.map(({ hair }) => hair)).size).toBe(HAIRS);
  expect(new Set(all.map(({ eyes }) => eyes)).size).toBe(EYES);
  expect(new Set(all.map(({ mouth }) => mouth)).size).toBe(MOUTHS);
  expect(new Set(all.map((face) => JSON.stringify(face))).size).toBeGreaterThan(560);
});

test('whoever won stands highest, between those who came next', () => {
  const all = [3, 1, 2, 4].map((place) => ({ name: '', bot: null, place, score: '', you: false }));
  expect(arranged(all).map(({ place }) => place)).toEqual([3, 2, 1, 4]);
  expect(arranged(all.slice(0, 3)).map(({ place }) => place)).toEqual([2, 1, 3]);
  expect([1, 2, 3, 4, 9].map(storeys)).toEqual([3, 2, 1, 0, 0]);
});
