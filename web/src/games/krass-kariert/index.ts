import type { Game } from '../types';

export const krassKariert: Game = {
  game: 'krass-kariert',
  name: 'Krass Kariert',
  emblem: [['8', 'suit-blue'], ['8', 'suit-blue'], ['3', 'suit-red']],
  lost: true,
  load: () => import('./at-table'),
};
