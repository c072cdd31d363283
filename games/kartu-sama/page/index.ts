import type { Emblem, Game } from '$web/games/types';
import emblem from './emblem.json';

export const game: Game = {
  game: 'kartu-sama',
  name: 'Kartu Sama',
  emblem: emblem as Emblem,
  direction: 'clockwise',
  seats: { least: 2, most: 10, good: 4 },
  minutes: 15,
  guide: () => import('./guide'),
  picture: () => import('./picture.json'),
  lab: () => import('./lab.json?url'),
  effects: () => import('./effects.json'),
  load: () => import('./at-table'),
};
