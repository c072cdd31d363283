// The catalogues of the house (locales/), as the page reads them.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What is said at tables, but not by the page: the server does. */
const SERVERS = /^(lesson|level|example|preview)-/;

/**
 * A catalogue's file as the page needs it: `import text from 'de/site.ftl?page'`; and what its
 * language is called in itself: `import name from 'de/site.ftl?name'`.
 */
export function catalogue(): Plugin {
  return {
    name: 'catalogue',
    async load(id) {
      const [path = '', query] = id.split('?');
      if (!path.endsWith('.ftl') || !/^(page|name)$/.test(query ?? '')) return;
      const text = await readFile(path, 'utf8');
      if (query === 'name') {
        const name = /^language = (.+)$/m.exec(text)?.[1];
        if (!name) throw new Error(`${path} does not name its language`);
        return `export default ${JSON.stringify(name)};`;
      }
      const messages = text.replace(/^#.*\n/gm, '').split(/\n(?=[a-z])/);
      const own = messages.filter((message) => !SERVERS.test(message));
      return `export default ${JSON.stringify(own.join('\n'))};`;
    },
  };
}
