// What a screen reader finds at a table: its hand, its prompt, the table itself, in positions that
// never change. The trees are kept in `snapshots/`; `SNAPSHOTS=write` writes them anew, and whoever
// does that reads the difference.
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { SCREENS } from './support/site.mjs';
import { recorded } from './support/story.mjs';
import { scene } from './support/table.mjs';

const SCENES = {
  Kartel: ['kartel-lead', 'kartel-pair'],
  'Kartu Sama': ['kartu-sama-mid', 'kartu-sama-owed'],
  'Krass Kariert': ['krass-kariert-answer', 'krass-kariert-insert'],
  Khamul: ['khamul-look', 'khamul-draw'],
  KTU: ['ktu-open', 'ktu-mid', 'ktu-blind'],
};

for (const [game, scenes] of Object.entries(SCENES)) {
  recorded(
    `what is said of a table of ${game} is what it was`,
    async (site) => {
      const ada = await site.person('Ada', SCREENS.phone);
      for (const at of scenes) {
        await scene(ada, at);
        const tree = `${await ada.page.getByRole('main').ariaSnapshot()}\n`;
        const file = new URL(`snapshots/${at}.yml`, import.meta.url);
        if (process.env.SNAPSHOTS === 'write') await writeFile(file, tree);
        assert.equal(tree, await readFile(file, 'utf8'), at);
      }
    },
  );
}
