import assert from 'node:assert/strict';
import { action, mine, table, whole } from '../../../../web/e2e/support/screens.mjs';
import { recorded } from '../../../../web/e2e/support/story.mjs';
import { scene } from '../../../../web/e2e/support/table.mjs';

recorded('Khamul fits on every screen: eight seats, the card values, a refusal', async (site) => {
  const ada = await table(site, 'khamul-eight-look');
  await ada.page.getByRole('group', { name: 'Your cards' }).waitFor();
  await whole(ada, 'Khamul, before the first look');
  await ada.page.getByRole('button', { name: 'Card values' }).tap();
  await whole(ada, 'Khamul, with card values');
  await scene(ada, 'khamul-eight');
  const sight = await ada.until(mine);
  assert(action(sight, /^Draw/)?.off === false && !action(sight, /^No snap/));
  await whole(ada, 'Khamul, to play');
});
