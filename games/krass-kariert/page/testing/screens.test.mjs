import assert from 'node:assert/strict';
import { Pointer } from '../../../../web/e2e/support/hands.mjs';
import { action, mine, refuse, table, whole } from '../../../../web/e2e/support/screens.mjs';
import { recorded } from '../../../../web/e2e/support/story.mjs';

recorded('Krass Kariert fits on every screen: a card is put in, a play is refused', async (site) => {
  const ada = await table(site, 'krass-kariert-five');
  await ada.until(mine);
  await whole(ada, 'Krass Kariert, to play');
  await refuse(ada, /^Play/);
  await whole(ada, 'Krass Kariert, refused');
  const take = action(await ada.see(), /^Take/);
  assert(take && !take.off);
  await new Pointer(ada).use(take);
  await ada.page.getByRole('slider').waitFor();
  await whole(ada, 'Krass Kariert, placing');
});
