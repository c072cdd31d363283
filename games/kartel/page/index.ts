import type { Game } from '$web/games/types';
import Emblem from './Emblem.svelte';
import './look.css';

export const game: Game = {
  game: 'kartel',
  name: 'Kartel',
  Emblem,
  direction: 'counterclockwise',
  seats: { least: 2, most: 6, good: 5 },
  minutes: 20,
  signed: true,
  guide: () => import('./guide'),
  lab: () => import('./lab.json?url'),
  effects: () => import('./effects.json'),
  load: () => import('./at-table'),
};
