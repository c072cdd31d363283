import type { Game } from '../types';

export const khamul: Game = {
  game: 'khamul',
  name: 'Khamul',
  emblem: [null, ['K♦', 'diamonds'], null],
  seats: { least: 2, most: 8, good: 4 },
  minutes: 40,
  snaps: true,
  picture: () => import('./picture.json'),
  load: () => import('./at-table'),
};
