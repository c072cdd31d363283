import type { Game } from '../types';

export const ktu: Game = {
  game: 'ktu',
  name: 'KTU',
  emblem: [['4', 'card-ink'], ['9', 'card-ink'], ['10', 'suit-red']],
  load: () => import('./at-table'),
};
