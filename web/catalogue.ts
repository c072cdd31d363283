// The catalogues of the house (locales/, games/*/words/), as the page reads them.
import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where each game has a folder. */
const GAMES = join(import.meta.dirname, '../games');

/** What the page does not say: the server, the terminal and the lab do. */
const OTHERS = /^(lesson|level|example|preview|game|lab|option|refused|rule|terminal)-/;

/**
 * What the page loads of a game, by the beginnings of its messages' names: with a file of
 * `locales/`, for all games at once, or, last, a game's part of its own. What none of these
 * begins, is said at its table.
 */
const PARTS: Record<string, RegExp> = {
  site: /^(note|page-(aim|front|option(?!-text)|settings))-/,
  pages: /^page-option-text-/,
  guide: /^page-(glance|guide)-/,
};

/** In which part of the page a game's message is loaded. */
function partOf(message: string): string {
  return Object.keys(PARTS).find((part) => PARTS[part]?.test(message)) ?? 'table';
}

/** The messages of a file that the page says. */
async function messages(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8');
  const all = text.replace(/^#.*\n/gm, '').split(/\n(?=[a-z])/);
  return all.filter((message) => /^[a-z]/.test(message) && !OTHERS.test(message));
}

/** The files of all games in a language. */
async function filesOfGames(language: string): Promise<string[]> {
  const entries = await readdir(GAMES, { withFileTypes: true });
  const games = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return games.sort().map((game) => join(GAMES, game, 'words', `${language}.ftl`));
}

/**
 * A catalogue's file as the page needs it: `import text from 'de/site.ftl?page'`, with what games
 * say in the same place; what a game says at its table or in its rules in short, from
 * `<game>/words/de.ftl?table` or `?guide`; and what a language is called in itself: `import name
 * from 'de/site.ftl?name'`.
 */
export function catalogue(): Plugin {
  return {
    name: 'catalogue',
    async load(id) {
      const [path = '', query = ''] = id.split('?');
      if (!path.endsWith('.ftl') || !/^(page|name|table|guide)$/.test(query)) return;
      if (query === 'name') {
        const name = /^language = (.+)$/m.exec(await readFile(path, 'utf8'))?.[1];
        if (!name) throw new Error(`${path} does not name its language`);
        return `export default ${JSON.stringify(name)};`;
      }
      const own = await messages(path);
      if (query !== 'page') {
        const part = own.filter((message) => partOf(message) === query);
        return `export default ${JSON.stringify(part.join('\n'))};`;
      }
      const place = basename(path, '.ftl');
      if (place === 'site' || place === 'pages') {
        for (const file of await filesOfGames(basename(join(path, '..')))) {
          this.addWatchFile(file);
          own.push(...(await messages(file)).filter((message) => partOf(message) === place));
        }
      }
      return `export default ${JSON.stringify(own.join('\n'))};`;
    },
  };
}
