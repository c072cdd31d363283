import assert from 'node:assert/strict';
import { mine, refuse, table, whole } from '../../../../web/e2e/support/screens.mjs';
import { recorded } from '../../../../web/e2e/support/story.mjs';

recorded('Kartel fits on every screen: who leads, and who is refused', async (site) => {
  const ada = await table(site, 'kartel-five');
  const { groups, status } = await ada.until(mine);
  assert(status.startsWith('You lead') && (groups['Your hand']?.length ?? 0) > 5);
  await whole(ada, 'Kartel, leading');
  await refuse(ada, /^Play/, ({ groups }) => [0, (groups['Your hand']?.length ?? 0) - 1]);
  await whole(ada, 'Kartel, refused');
});
