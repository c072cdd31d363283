import type { Game } from '../types';

export const ktu: Game = {
  game: 'ktu',
  name: 'KTU',
  emblem: [['4', 'card-ink'], ['9', 'card-ink'], ['10', 'suit-red']],
  seats: { least: 2, most: 5, good: 4 },
  minutes: 5,
  picture: () => import('./picture.json'),
  load: () => import('./at-table'),
};
