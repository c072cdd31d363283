import type { Game } from '../types';

export const krassKariert: Game = {
  game: 'krass-kariert',
  name: 'Krass Kariert',
  emblem: [['8', 'suit-blue'], ['8', 'suit-blue'], ['3', 'suit-red']],
  seats: { least: 2, most: 5, good: 4 },
  minutes: 20,
  picture: () => import('./picture.json'),
  load: () => import('./at-table'),
};
