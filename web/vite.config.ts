// How the client is built: hashed files in dist/, each with a .br and a .gz beside it.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The server under development; `npm run dev` passes `/api` on to it. */
const server = process.env.KARTENHAUS_SERVER ?? 'http://127.0.0.1:4747';

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
  plugins: [svelte(), compressed()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: server, ws: true } } },
  // Svelte has two runtimes; tests want the browser's.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
