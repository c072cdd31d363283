import type { Game } from '../types';

export const khamul: Game = {
  game: 'khamul',
  name: 'Khamul',
  emblem: [null, ['K♦', 'diamonds'], null],
  snaps: true,
  load: () => import('./at-table'),
};
