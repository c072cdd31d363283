import type { Game } from '$web/games/types';
import Emblem from './Emblem.svelte';
import './look.css';

export const game: Game = {
  game: 'new-game',
  name: 'New Game',
  Emblem,
  direction: 'clockwise',
  seats: { least: 2, most: 4, good: 4 },
  minutes: 5,
  guide: () => import('./guide'),
  lab: () => import('./lab.json?url'),
  effects: () => import('./effects.json'),
  load: () => import('./at-table'),
};
