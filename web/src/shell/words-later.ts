// Where the words are that no page needs at once: loaded with the first part that says them.
import { inLocales } from './words.svelte';

/** Of matches that were played. */
export const matches = inLocales(
  import.meta.glob<string>('../../../locales/*/replay.ftl', { query: '?page', import: 'default' }),
);

/** In the rules in short, and at a glance, of any game. */
export const guides = inLocales(
  import.meta.glob<string>('../../../locales/*/guide.ftl', { query: '?page', import: 'default' }),
);

/** On pages that tell of the site, of a person and of the server; in the form of options. */
export const pages = inLocales(
  import.meta.glob<string>('../../../locales/*/pages.ftl', { query: '?page', import: 'default' }),
);

/** What a game alone says. */
export const own = {
  /** At its table. */
  tables: import.meta.glob<string>('../../../games/*/words/*.ftl', {
    query: '?table',
    import: 'default',
  }),
  /** In its rules in short, and at a glance. */
  guides: import.meta.glob<string>('../../../games/*/words/*.ftl', {
    query: '?guide',
    import: 'default',
  }),
};
