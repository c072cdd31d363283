// How the client is built: hashed files in dist/, each with a .br and a .gz beside it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { catalogue } from './catalogue.ts';
import { fileOf, PAGES, type Page } from './src/pages/list.ts';

/** The server under development; `npm run dev` passes `/api` on to it. */
const server = process.env.KARTENHAUS_SERVER ?? 'http://127.0.0.1:4747';

/** Tells the service worker which files there are to keep, and a version that changes with them. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    // After the build has dropped what is empty without its styles.
    enforce: 'post',
    async generateBundle(_, bundle) {
      // Reports of the lab and what draws their charts are large, and wanted by few.
      const made = Object.values(bundle).flatMap((it) => {
        const isDrawing =
          it.type === 'chunk' && it.moduleIds.some((id) => id.includes('/@observablehq/'));
        const isReport = /^assets\/lab-[^/]*\.json$/.test(it.fileName);
        return isDrawing || isReport || !it.fileName.startsWith('assets/') ? [] : [it.fileName];
      });
      // The page as it was built begins as none in particular.
      const files = ['index.html', 'unloaded.js', 'icon.svg', 'icon-turn.svg', ...made.sort()];
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = (await readFile('src/worker.js', 'utf8'))
        .replace("/* version */ ''", JSON.stringify(version))
        .replace('/* files */ []', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'worker.js', source });
    },
  };
}

/** The pages on which people arrive, and what each needs beside the entry. */
const arrivals = Object.entries<Page>(PAGES).flatMap(([name, { path, ahead }]) => {
  // The room is part of the entry.
  const own = name === 'room' ? [] : [`src/pages/${fileOf(name)}`];
  return ahead ? [{ path, needs: [...own, 'site.ftl', ...ahead] }] : [];
});

/** Writes down for the server which files a page needs: `ahead.json`. */
function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    // As above.
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((made) => made.type === 'chunk');
      /** What a chunk imports, with itself and all that has to do with it. */
      const files = (name: string, found = new Set<string>()): Set<string> => {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        if (!chunk || found.has(name)) return found;
        found.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
        for (const other of chunk.imports) files(other, found);
        return found;
      };
      const ids = chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds.map((id) => ({ id, fileName })),
      );
      const named = (end: string) => ids.find(({ id }) => id.endsWith(`/${end}`));
      const entry = files(named('src/main.ts')?.fileName ?? '');
      const among = (pattern: RegExp) => [
        ...new Set(ids.flatMap(({ id }) => pattern.exec(id)?.[1] ?? [])),
      ];
      const games = among(/\/games\/([^/]+)\/page\/index\.ts$/);
      const languages = among(/\/locales\/([^/]+)\/site\.ftl\?page$/);
      const rows = arrivals.flatMap(({ path, needs }) =>
        (path.includes(':game') ? games : ['']).flatMap((game) =>
          languages.map((language) => {
            const wanted = needs.map((it) => {
              const own = it.replace('GAME', game).replace('LANGUAGE', language);
              return own.endsWith('.ftl') ? `locales/${language}/${own}?page` : own;
            });
            const all = wanted.flatMap((it) => {
              const chunk = named(it);
              if (!chunk) throw new Error(`${path} needs ${it}, which there is not`);
              return [...files(chunk.fileName)];
            });
            const own = [...new Set(all)].filter((name) => !entry.has(name));
            // The server knows no names of parts.
            const served = path.replace(/:game\??/, game).replace(/:\w+/, '*');
            return { path: served, language, files: own };
          }),
        ),
      );
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify(rows) });
    },
  };
}

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const at = (...names: string[]) => join(import.meta.dirname, ...names);

const games = readdirSync('../games').filter((game) => existsSync(`../games/${game}/page`));
const ofGame = (game: string, file: string) => at(`../games/${game}/page/${file}`);
const guides = games.map((game) => ofGame(game, 'guide.ts'));
const pages = readdirSync('src/pages').filter((it) => /^(?!Front|Replay).*\.svelte$/.test(it));

/** The code that belongs together, by what asks for it; `pages` are a chunk each. */
const ROOTS: Record<string, string[]> = {
  start: [at('src/main.ts'), at('src/fair/share.ts')],
  rules: [at('src/rules/RulesText.svelte')],
  cards: [
    at('src/cards/Back.svelte'),
    at('src/rules/Guide.svelte'),
    at('src/rules/Glance.svelte'),
    ...guides,
  ],
  lobby: [at('src/room/Lobby.svelte')],
  pages: pages.map((page) => at('src/pages', page)),
  front: [at('src/pages/Front.svelte')],
  match: [at('src/room/Match.svelte'), at('src/games/parts/say.ts')],
  panels: [at('src/room/Panels.svelte'), at('src/room/Beside.svelte')],
  ...Object.fromEntries(games.map((game) => [game, [ofGame(game, 'at-table.ts')]])),
};

/** The chunk of each module that most visits load; found once. */
const chunkOf = new Map<string, string>();

/**
 * One chunk for the start, the front page, a match and each game, not ten each: a file costs a
 * request and compresses worse alone. What two games need is part of a match. What pages share
 * with each other, with a lobby and with tables is part of the start: no page loads a table for it.
 * Cards are a chunk with the rules in short, which the front page needs not.
 */
function divide(graph: Graph): void {
  const reached = (id: string, found = new Set<string>()): Set<string> => {
    if (found.has(id)) return found;
    found.add(id);
    for (const other of graph.getModuleInfo(id)?.importedIds ?? []) reached(other, found);
    return found;
  };
  for (const [name, roots] of Object.entries(ROOTS)) {
    for (const id of new Set(roots.flatMap((root) => [...reached(root)]))) {
      const before = chunkOf.get(id);
      if (before === undefined) chunkOf.set(id, name);
      else if (/pages|front/.test(before) || name === 'front') chunkOf.set(id, 'start');
      else if (before === 'lobby' && name !== 'panels') chunkOf.set(id, 'start');
      else if (games.includes(before)) chunkOf.set(id, 'match');
    }
  }
}

/** The chunk of one name, as the bundler asks for it. */
const chunk = (wanted: string, at: number, all: string[]) => ({
  name: (id: string, graph: Graph) => {
    if (chunkOf.size === 0) divide(graph);
    return chunkOf.get(id) === wanted ? wanted : null;
  },
  priority: all.length - at,
});

/**
 * Lets the page's addresses begin at the root, as every path has the same page: the server puts
 * the path in front that the site is hosted below. Scripts and styles name their files relatively.
 */
function rooted(): Plugin {
  return {
    name: 'rooted',
    apply: 'build',
    // After Vite has written the page.
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('there is no page');
      page.source = String(page.source).replaceAll('="./', '="/');
    },
  };
}

/** Has a browser fetch styles and fonts first, and then scripts: the first words need none. */
function order(): Plugin {
  return {
    name: 'order',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const how = 'rel="preload" as="font" type="font/woff2" crossorigin';
        const fonts = ['text', 'poster'].map((font) => {
          const name = Object.keys(bundle).find((it) => it.startsWith(`assets/${font}-`));
          if (!name) throw new Error(`there is no font ${font}`);
          return `    <link ${how} href="/${name}">\n`;
        });
        const scripts = html.match(/^ *<(script|link rel="modulepreload").*\n/gm) ?? [];
        const rest = scripts.reduce((rest, script) => rest.replace(script, ''), html);
        const late = scripts.join('').replaceAll(' crossorigin', ' fetchpriority="low"$&');
        return rest.replace('  </head>', `${fonts.join('')}${late}  </head>`);
      },
    },
  };
}

/** Writes down the packages that the page has modules of, where a list is asked for. */
function packages(): Plugin {
  return {
    name: 'packages',
    apply: 'build',
    async generateBundle(_, bundle) {
      const file = process.env.KARTENHAUS_PACKAGES;
      if (!file) return;
      const sources = Object.values(bundle).flatMap((made) =>
        made.type === 'chunk' ? Object.keys(made.modules) : made.originalFileNames,
      );
      const names = sources.flatMap(
        (source) => /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
      );
      // `src/fonts/text.py` makes our text font of it.
      names.push('@fontsource-variable/archivo');
      await writeFile(file, JSON.stringify([...new Set(names)].sort()));
    },
  };
}

/** The games' pictures for links: `preview/<game>.png`. */
function previews(): Plugin {
  return {
    name: 'previews',
    apply: 'build',
    async generateBundle() {
      for (const game of await readdir('../games')) {
        const file = `../games/${game}/page/preview.png`;
        if (!existsSync(file)) continue;
        const source = await readFile(file);
        this.emitFile({ type: 'asset', fileName: `preview/${game}.png`, source });
      }
    },
  };
}

/** Compresses what compresses, once and well, so that the server need not. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      for (const name of await readdir(dir, { recursive: true })) {
        if (!/\.(html|js|css|svg|json|webmanifest|txt)$/.test(name)) continue;
        const path = join(dir, name);
        const bytes = await readFile(path);
        await writeFile(`${path}.br`, brotliCompressSync(bytes));
        await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [
    // Tests need none of what Svelte checks for developers, and take longer with it.
    svelte(process.env.VITEST ? { compilerOptions: { dev: false } } : {}),
    catalogue(),
    ahead(),
    order(),
    rooted(),
    worker(),
    packages(),
    previews(),
    compressed(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: Object.keys(ROOTS)
            .filter((it) => it !== 'pages')
            .map(chunk),
        },
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  // Svelte has two runtimes; tests want the browser's.
  resolve: {
    alias: { $web: join(import.meta.dirname, 'src') },
    ...(process.env.VITEST && { conditions: ['browser'] }),
  },
  // One window for all files: a window for each takes four times as long as all of the tests. With
  // two workers, timing would decide which files share one.
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', '../games/*/page/**/*.test.ts'],
    isolate: false,
    maxWorkers: 1,
    globalSetup: ['src/testing/bundle.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // The same order everywhere: by default, vitest starts with what was slowest in the last run.
    sequence: { shuffle: { files: true }, seed: 1 },
    // A busy machine is slow; what hangs fails all the same.
    testTimeout: 120_000,
  },
});
