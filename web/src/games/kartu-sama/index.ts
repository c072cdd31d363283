import type { Game } from '../types';

export const kartuSama: Game = {
  game: 'kartu-sama',
  name: 'Kartu Sama',
  emblem: [['7♥', 'hearts'], ['7♠', 'card-ink'], ['9♠', 'card-ink']],
  load: () => import('./at-table'),
};
