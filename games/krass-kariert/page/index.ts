import type { Game } from '$web/games/types';
import Emblem from './Emblem.svelte';
import './look.css';

export const game: Game = {
  game: 'krass-kariert',
  name: 'Krass Kariert',
  Emblem,
  direction: 'clockwise',
  lost: true,
  seats: { least: 2, most: 5, good: 4 },
  minutes: 20,
  guide: () => import('./guide'),
  lab: () => import('./lab.json?url'),
  effects: () => import('./effects.json'),
  load: () => import('./at-table'),
};
