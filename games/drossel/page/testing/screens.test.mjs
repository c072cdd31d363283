import assert from 'node:assert/strict';
import { mine, table, whole } from '../../../../web/e2e/support/screens.mjs';
import { recorded } from '../../../../web/e2e/support/story.mjs';

recorded('Drossel fits on every screen: a trick', async (site) => {
  const ada = await table(site, 'drossel-mid');
  assert.match((await ada.until(mine)).status, /^Your turn/);
  await whole(ada, 'Drossel, to play');
});
