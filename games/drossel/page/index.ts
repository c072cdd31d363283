import type { Emblem, Game } from '$web/games/types';
import emblem from './emblem.json';

export const game: Game = {
  game: 'drossel',
  name: 'Drossel',
  emblem: emblem as Emblem,
  direction: 'clockwise',
  seats: { least: 2, most: 4, good: 4 },
  minutes: 5,
  guide: () => import('./guide'),
  picture: () => import('./picture.json'),
  lab: () => import('./lab.json?url'),
  effects: () => import('./effects.json'),
  load: () => import('./at-table'),
};
