// How a report of the lab is built: one file with everything in it, to which the lab adds figures.
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { catalogue } from './catalogue.ts';

/** The server does not serve what begins with a point: the page is of no use without a report. */
const hidden: Plugin = {
  name: 'hidden',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['report.html'];
    if (page) page.fileName = '.report.html';
  },
};

export default defineConfig({
  plugins: [svelte(), catalogue(), viteSingleFile(), hidden],
  publicDir: false,
  resolve: { alias: { $web: join(import.meta.dirname, 'src') } },
  build: {
    target: 'es2022',
    emptyOutDir: false,
    rolldownOptions: { input: 'report.html' },
  },
});
