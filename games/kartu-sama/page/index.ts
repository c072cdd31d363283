import type { Game } from '$web/games/types';
import Emblem from './Emblem.svelte';
import './look.css';

export const game: Game = {
  game: 'kartu-sama',
  name: 'Kartu Sama',
  Emblem,
  direction: 'clockwise',
  seats: { least: 2, most: 10, good: 4 },
  minutes: 15,
  guide: () => import('./guide'),
  lab: () => import('./lab.json?url'),
  effects: () => import('./effects.json'),
  load: () => import('./at-table'),
};
