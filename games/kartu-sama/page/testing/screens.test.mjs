import assert from 'node:assert/strict';
import { mine, refuse, table, whole } from '../../../../web/e2e/support/screens.mjs';
import { recorded } from '../../../../web/e2e/support/story.mjs';

recorded('Kartu Sama fits on every screen: ten seats, and a refusal', async (site) => {
  const ada = await table(site, 'kartu-sama-ten');
  assert.match((await ada.until(mine)).status, /a joker$/);
  await whole(ada, 'Kartu Sama, to play');
  await refuse(ada, /^Play/);
  await whole(ada, 'Kartu Sama, refused');
});
