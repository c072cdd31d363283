import type { Game } from '../types';

export const kartuSama: Game = {
  game: 'kartu-sama',
  name: 'Kartu Sama',
  emblem: [['7♥', 'hearts'], ['7♠', 'card-ink'], ['9♠', 'card-ink']],
  seats: { least: 2, most: 10, good: 4 },
  minutes: 15,
  picture: () => import('./picture.json'),
  load: () => import('./at-table'),
};
