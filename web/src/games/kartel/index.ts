import type { Game } from '../types';

export const kartel: Game = {
  game: 'kartel',
  name: 'Kartel',
  emblem: [['◆', 'suit-blue'], ['✚', 'suit-green'], ['▲', 'suit-red']],
  signed: true,
  load: () => import('./at-table'),
};
