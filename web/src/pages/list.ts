// The pages: where each is, what its tab is called, and what it needs. The component of `front` is
// `Front.svelte`, in this folder.

import type { Words } from '../shell/words.svelte';

export interface Page {
  /** `:room` is any name; what ends with `?` may be missing. */
  path: string;
  /** The message that is its title, and the one where it is about a game; else it sets its own. */
  title?: string;
  titleOf?: string;
  words?: Words[];
  /** For a page on which people arrive: the files beside its own that are asked for at once. */
  ahead?: string[];
}

/** By name. */
export const PAGES = {
  front: { path: '/', title: 'page-title-front', ahead: [] },
  room: { path: '/r/:room', ahead: [] },
  about: { path: '/about', title: 'page-title-about', words: ['pages'] },
  status: { path: '/status', title: 'page-title-status', words: ['pages'] },
  daily: { path: '/daily', title: 'page-title-daily', words: ['pages'] },
  you: { path: '/you', title: 'page-title-you', words: ['pages'] },
  own: { path: '/you/statistics', title: 'page-title-own', words: ['pages', 'matches'] },
  statistics: {
    path: '/r/:room/statistics',
    title: 'page-title-group',
    words: ['pages', 'matches'],
  },
  replay: { path: '/r/:room/replay/:match', words: ['matches'] },
  record: { path: '/replay/:record' }, // Shown by `replay`.
  upload: { path: '/replay', words: ['matches'] },
  ranking: { path: '/ranking/:game?', title: 'page-title-ranking', words: ['pages'] },
  rules: {
    path: '/rules/:game?',
    title: 'page-title-rules',
    titleOf: 'page-title-rules-of',
    ahead: [
      'games/GAME/page/guide.ts',
      'table.ftl',
      'guide.ftl',
      'games/GAME/words/LANGUAGE.ftl?table',
      'games/GAME/words/LANGUAGE.ftl?guide',
    ],
  },
  clauses: { path: '/rules/:game/clauses', titleOf: 'page-title-clauses-of' },
  lab: {
    path: '/lab/:game?',
    title: 'page-title-lab',
    titleOf: 'page-title-lab-of',
    words: ['pages'],
  },
  // The table is asked for beside its room, when the first words are on the screen.
  learn: { path: '/learn/:game', titleOf: 'page-learn-game', ahead: [] },
} satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;

export const pageOf = (name: PageName): Page => PAGES[name];

export const fileOf = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}.svelte`;
