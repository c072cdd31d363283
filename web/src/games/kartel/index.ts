import type { Game } from '../types';

export const kartel: Game = {
  game: 'kartel',
  name: 'Kartel',
  emblem: [['◆', 'suit-blue'], ['✚', 'suit-green'], ['▲', 'suit-red']],
  seats: { least: 2, most: 6, good: 5 },
  minutes: 20,
  signed: true,
  picture: () => import('./picture.json'),
  load: () => import('./at-table'),
};
