// For tests: the lab's report on a game.
import { readFileSync } from 'node:fs';
import type { Report } from '../lab/report';

/** Where the page asks for it. */
export const pathOf = (game: string) => `/games/${game}/page/lab.json`;

export const reportOf = (game: string) =>
  JSON.parse(readFileSync(`..${pathOf(game)}`, 'utf8')) as Report;
