import type { Game } from '$web/games/types';
import Emblem from './Emblem.svelte';
import './look.css';

export const game: Game = {
  game: 'khamul',
  name: 'Khamul',
  Emblem,
  direction: 'clockwise',
  seats: { least: 2, most: 8, good: 4 },
  minutes: 40,
  snaps: true,
  guide: () => import('./guide'),
  lab: () => import('./lab.json?url'),
  effects: () => import('./effects.json'),
  load: () => import('./at-table'),
};
