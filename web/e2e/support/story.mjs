// One test in the browser.
import { after, test } from 'node:test';
import { Server } from './server.mjs';
import { Site, quit } from './site.mjs';

after(quit);

/**
 * A test with a site of its own. It fails also on what nobody looked for: errors in a console,
 * breaches of the content security policy, requests to other hosts.
 * @param {string} title
 * @param {(site: Site) => Promise<void>} body
 * @param {{ timeout?: number, pause?: number, scenes?: boolean }} [options] Whether the tables of
 *   `scenes/` are there.
 */
export function story(title, body, { timeout = 120_000, pause, scenes } = {}) {
  test(title, { timeout }, async () => {
    const site = new Site(await Server.start({ ...(pause && { pause }), ...(scenes && { scenes }) }));
    // The runner gives up without a word; we say what people saw.
    const late = setTimeout(() => void site.keep(title), timeout - 10_000);
    try {
      await body(site);
      site.check();
    } catch (error) {
      await site.keep(title);
      throw error;
    } finally {
      clearTimeout(late);
      await site.stop();
    }
  });
}
