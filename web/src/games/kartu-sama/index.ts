import type { Emblem, Game } from '../types';
import emblem from './emblem.json';

export const kartuSama: Game = {
  game: 'kartu-sama',
  name: 'Kartu Sama',
  emblem: emblem as Emblem,
  load: () => import('./at-table'),
};
