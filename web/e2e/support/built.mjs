// Serves the built page (`web/dist`) from the test's own process, with the headers of the server.
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../dist/', import.meta.url));

const HEADERS = new URL('../../../crates/server/src/api/headers.txt', import.meta.url);

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * A request to the API, and what it is answered.
 * @typedef {{ method: string, path: string, body: unknown }} Request
 * @typedef {{ status: number, answer: unknown }} Answer
 */

/** The files of the page and the headers of every answer, read once. */
async function read() {
  const names = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const paths = names
    .filter((it) => it.isFile() && TYPES[extname(it.name)])
    .map((it) => join(it.parentPath, it.name));
  const files = paths.map(async (path) => /** @type {const} */ ([path.slice(FOLDER.length - 1), await readFile(path)]));
  const lines = (await readFile(HEADERS, 'utf8')).trim().split('\n');
  const headers = lines.map((line) => /** @type {[string, string]} */ (line.split(': ', 2)));
  return { files: new Map(await Promise.all(files)), headers: Object.fromEntries(headers) };
}

/** @type {ReturnType<typeof read> | null} */
let built = null;

/** @param {import('node:http').IncomingMessage} message */
async function bodyOf(message) {
  let text = '';
  for await (const part of message.setEncoding('utf8')) text += part;
  if (!text) return undefined;
  return message.headers['content-type'] === 'application/json' ? JSON.parse(text) : text;
}

/**
 * Serves the page on a port of its own; gives its address and how to end it.
 * @param {(request: Request) => Answer | null} api Answers requests to the API, or drops them.
 */
export async function serve(api) {
  built ??= read();
  const { files, headers } = await built;
  const server = createServer(async (message, response) => {
    const { method = '', url = '' } = message;
    const [path = ''] = url.split('?');
    if (path.startsWith('/api/')) {
      const found = api({ method, path: url, body: await bodyOf(message) });
      if (!found) return void message.destroy();
      const { status, answer } = found;
      const type = typeof answer === 'string' ? 'text/plain; charset=utf-8' : TYPES['.json'];
      response.writeHead(status, { ...headers, 'cache-control': 'no-store', 'content-type': type });
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
      return;
    }
    // As the server has it: a file that is missing is not answered with a page.
    const isPage = !path.includes('.') && !path.startsWith('/assets/');
    const name = isPage ? '/index.html' : path;
    const file = files.get(name);
    const cache = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(file ? 200 : 404, {
      ...headers,
      'cache-control': cache,
      'content-type': TYPES[extname(name)] ?? 'text/plain',
    });
    response.end(file);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(null)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${address.port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
