import type { Emblem, Game } from '../types';
import emblem from './emblem.json';

export const krassKariert: Game = {
  game: 'krass-kariert',
  name: 'Krass Kariert',
  emblem: emblem as Emblem,
  lost: true,
  load: () => import('./at-table'),
};
