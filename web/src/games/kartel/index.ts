import type { Emblem, Game } from '../types';
import emblem from './emblem.json';

export const kartel: Game = {
  game: 'kartel',
  name: 'Kartel',
  emblem: emblem as Emblem,
  signed: true,
  load: () => import('./at-table'),
};
