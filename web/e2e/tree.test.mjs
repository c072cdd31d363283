// What a screen reader finds at a table: its hand, its prompt, the table itself, in positions that
// never change. The trees are kept in `snapshots/` of a game's folder; `SNAPSHOTS=write` writes
// them anew, and whoever does that reads the difference.
import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { folderOf, GAMES, IDS } from './support/games.mjs';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { scene } from './support/table.mjs';

for (const id of IDS) {
  const { name, trees } = GAMES[id];
  recorded(
    `what is said of a table of ${name} is what it was`,
    async (site) => {
      const ada = await site.person('Ada', SCREENS.phone);
      for (const at of trees) {
        await scene(ada, at);
        const tree = `${await ada.page.getByRole('main').ariaSnapshot()}\n`;
        const file = new URL(`snapshots/${at}.yml`, folderOf(id));
        if (process.env.SNAPSHOTS === 'write') {
          await mkdir(new URL('.', file), { recursive: true });
          await writeFile(file, tree);
        }
        assert.equal(tree, await readFile(file, 'utf8'), at);
      }
    },
  );
}
