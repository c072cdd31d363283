// Before all tests: builds the page as one script, which each test runs anew. Module by module, as
// vitest loads code, the page would fetch parts of itself at moments that a test cannot see.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { catalogue } from '../../catalogue';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the script is. */
    bundle: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'kartenhaus-page-'));
  const path = join(folder, 'page.cjs');
  const make = async () => writeFile(path, await bundle());
  await make();
  project.provide('bundle', path);
  project.onTestsRerun(make);
  return () => rm(folder, { recursive: true });
}

async function bundle(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: { $web: join(import.meta.dirname, '..') },
      conditions: ['module', 'browser', 'production'],
    },
    plugins: [svelte({ compilerOptions: { dev: false } }), catalogue()],
    build: {
      target: 'es2022',
      write: false,
      minify: false,
      cssMinify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'whole.ts'),
        preserveEntrySignatures: 'strict',
        output: {
          format: 'cjs',
          codeSplitting: false,
          assetFileNames: ({ originalFileNames: [path] }) =>
            path?.replace('../', '') ?? '[name][extname]',
        },
      },
    },
  });
  const outputs = [made].flat().flatMap((it) => ('output' in it ? it.output : []));
  const scripts = outputs.filter((it) => it.type === 'chunk');
  if (scripts.length !== 1 || !scripts[0]) throw new Error(`the page is ${scripts.length} scripts`);
  return scripts[0].code;
}
