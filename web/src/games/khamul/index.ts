import type { Emblem, Game } from '../types';
import emblem from './emblem.json';

export const khamul: Game = {
  game: 'khamul',
  name: 'Khamul',
  emblem: emblem as Emblem,
  snaps: true,
  load: () => import('./at-table'),
};
