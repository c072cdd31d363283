import type { Emblem, Game } from '../types';
import emblem from './emblem.json';

export const ktu: Game = {
  game: 'ktu',
  name: 'KTU',
  emblem: emblem as Emblem,
  load: () => import('./at-table'),
};
